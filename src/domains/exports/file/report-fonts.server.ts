import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const FAMILY = "@fontsource/source-serif-4";
const RANGES = require(`${FAMILY}/unicode.json`) as Record<string, string>;

/** Latin first: it is what most texts are of, and a character of two alphabets stays in its run. */
const ALPHABETS = ["latin", "latin-ext", "cyrillic", "greek", "vietnamese", "cyrillic-ext"];

export type Weight = 400 | 600;

export interface FontRun {
  alphabet: string;
  text: string;
}

export const reportFonts = (): [name: string, file: string][] =>
  ALPHABETS.flatMap((alphabet) =>
    ([400, 600] as const).map((weight): [string, string] => [
      fontName(alphabet, weight),
      require.resolve(`${FAMILY}/files/source-serif-4-${alphabet}-${weight}-normal.woff`),
    ]),
  );

export const fontName = (alphabet: string, weight: Weight): string => `${alphabet}-${weight}`;

const spans = ALPHABETS.map((alphabet) => ({ alphabet, spans: readSpans(RANGES[alphabet] ?? "") }));

function readSpans(ranges: string): [from: number, to: number][] {
  return ranges.split(",").map((range) => {
    const [from = "", to = from] = range.replace("U+", "").split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

/** Latin for what belongs to none. */
function alphabetOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const found = spans.find((one) => one.spans.some(([from, to]) => code >= from && code <= to));
  return found?.alphabet ?? "latin";
}

/** Lines are made of words: one that is longer takes seconds to break, and is broken here. */
const WORD_MAX_LENGTH = 100;
const LONG_WORDS = new RegExp(`[^ ]{${WORD_MAX_LENGTH}}(?=[^ ])`, "gu");

/** Letters with their accents as one, nothing that shows nothing, no word that is longer than a line. */
const printed = (text: string): string =>
  text
    .toWellFormed()
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(LONG_WORDS, "$& ");

/** The text in pieces of one alphabet each. */
export function fontRuns(text: string): FontRun[] {
  const runs: FontRun[] = [];
  for (const character of printed(text)) {
    const alphabet = alphabetOf(character);
    const last = runs.at(-1);
    if (last && (last.alphabet === alphabet || character === " ")) last.text += character;
    else runs.push({ alphabet, text: character });
  }
  return runs;
}
