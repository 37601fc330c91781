/** What people cannot see is not read: zero-width, bidirectional and tag characters. */
const UNSEEN = /[\p{Cf}\p{Mn}\p{Me}\p{Co}\p{Cs}]/gu;

/** A text from elsewhere as one plain line. */
export const plainLine = (text: string, most = 400): string => {
  const line = text
    .normalize("NFKC")
    .replaceAll(UNSEEN, "")
    .replaceAll(/[\p{Cc}\p{Z}]+/gu, " ")
    .trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
};

/**
 * A message in the letters that the grammar reads: small, without accents and signs, but with the
 * points of numbers, the colons of times and the strokes of dates. What a stop parted stays apart (";").
 */
export const toSaid = (message: string): string =>
  message
    .normalize("NFKD")
    .replaceAll(UNSEEN, "")
    .toLowerCase()
    .replaceAll(/['’‘`´]/g, "")
    .replaceAll(/(\d),(?=\d{3}\b)/g, "$1")
    .replaceAll(/\b(st|ft|mt|capt|dr)\.\s/g, "$1 ")
    .replaceAll(/[.!?;,]+(?=\s|$)/g, " ; ")
    .replaceAll(/(?<!\d)[.:/]|[.:/](?!\d)/g, " ")
    .replaceAll(/[^\p{L}\p{N};$#.:/]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The message without what was understood; what stood on both sides does not become one name. */
export const without = (said: string, understood: RegExp): string =>
  said.replace(understood, " ; ").replaceAll(/\s+/g, " ").trim();

export const wordsIn = (said: string): string[] => said.split(/[\s;]+/).filter(Boolean);
