/** Words that tell one place from another no better than "the". */
const EMPTY_WORDS = new Set(
  "the a an and of at on in by s llc inc co company restaurant marina charters bar grill".split(
    " ",
  ),
);

function wordsOf(name: string): string[] {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const all = plain.split(/[^a-z0-9]+/).filter(Boolean);
  const telling = all.filter((word) => !EMPTY_WORDS.has(word));
  return telling.length > 0 ? telling : all;
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(text.length - 1, 0) }, (_, i) => text.slice(i, i + 2));
}

/** 0 to 1: how many pairs of letters two names share, without the words that many names have. */
export function nameLikeness(some: string, other: string): number {
  const [a, b] = [wordsOf(some).join(""), wordsOf(other).join("")];
  if (a === b) return a === "" ? 0 : 1;
  const rest = pairsOf(b);
  let shared = 0;
  for (const pair of pairsOf(a)) {
    const at = rest.indexOf(pair);
    if (at === -1) continue;
    rest.splice(at, 1);
    shared += 1;
  }
  const total = pairsOf(a).length + pairsOf(b).length;
  return total === 0 ? 0 : (2 * shared) / total;
}

export const SIMILAR_NAME = 0.7;

/** The last ten digits, however they are written; null for less than a whole number. */
export function phoneDigits(phone: string): string | null {
  const digits = phone.replace(/(?:ext|x).*$/i, "").replaceAll(/\D/g, "");
  return digits.length >= 10 ? digits.slice(-10) : null;
}
