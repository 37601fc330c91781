import { BETWEEN_FIGURES, LARGER_FIGURES, SINGLE_FIGURES } from "./data/plain-words.ts";
import { MARK } from "./plain-text.ts";

/** Stands for a figure that was taken out, while its neighbours are looked at. */
const TAKEN = "\uE001";
const WORD = `(?:${SINGLE_FIGURES}|${LARGER_FIGURES})`;
const SINGLE = `(?:\\d|(?<!\\p{L})(?:${SINGLE_FIGURES})(?!\\p{L}))`;
const SIGNS = "[^\\p{L}\\p{N}]*";
const between = (words: string) => `(?:${SIGNS}(?<!\\p{L})(?:${words})(?!\\p{L}))*${SIGNS}`;
/** The words that stand between figures of a position; between digits, every short one. */
const GAP = between(BETWEEN_FIGURES);
const WIDE_GAP = between(`${BETWEEN_FIGURES}|\\p{L}{1,2}`);
const HALF_OF_DAY = "(?:[ap]\\s?\\.?\\s?m\\b\\.?|o\\W?clock|hrs?\\b|hours?\\b|sharp\\b)";

/** Times of day. */
const TIMES = [
  new RegExp(`(?<![\\p{L}\\p{N}])(?:\\d{1,2}|${WORD}(?:[\\s-]+${WORD})*)\\s*${HALF_OF_DAY}`, "giu"),
  /(?<!\p{L})(?:(?:half|quarter)\s+(?:past|to|after|before)\s+\p{L}+|noon|midnight|midday)(?!\p{L})/giu,
];

export const markTimes = (text: string): string =>
  TIMES.reduce((words, pattern) => words.replace(pattern, MARK), text);

const PATTERNS = [
  // Two figures and more, whatever stands between them.
  new RegExp(`[\\d${TAKEN}](?:${WIDE_GAP}[\\d${TAKEN}])+`, "gu"),
  // Numbers in words that are larger than nine, and rows of them.
  new RegExp(`(?<!\\p{L})${WORD}?(?:${LARGER_FIGURES})${WORD}*(?!\\p{L})`, "giu"),
  new RegExp(`(?<!\\p{L})(?:${WORD}|point|dot|punto){2,}(?!\\p{L})`, "giu"),
  new RegExp(`(?:${SINGLE}|${TAKEN})(?:${GAP}(?:${SINGLE}|${TAKEN}))+`, "giu"),
  /(?<!\p{L})(?=[IVXLCDM]{2})M*(?:C[MD]|D?C*)(?:X[CL]|L?X*)(?:I[XV]|V?I*)(?!\p{L})/gu,
  // Fractions and other signs that are numbers.
  /[^\p{Nd}\P{N}]+/gu,
];

/** A word that mixes letters and figures, with all that it is joined to. */
const isMixed = (token: string): boolean => /\p{L}\p{M}*\d|\d\p{L}/u.test(token);

/** So many single figures say how many there were; more could be put together. */
const FIGURES_KEPT = 3;
const KEPT = new RegExp(SINGLE, "giu");

/** Takes out every number that could be of a position or a time of day; how many there were may stay. */
export function markFigures(text: string): string {
  const unmixed = text
    .replaceAll(TAKEN, "")
    .replaceAll(/\S+/gu, (token) => (isMixed(token) ? TAKEN : token));
  const marked = PATTERNS.reduce((words, pattern) => words.replace(pattern, TAKEN), unmixed);
  const isMuch = (marked.match(KEPT)?.length ?? 0) > FIGURES_KEPT;
  return (isMuch ? marked.replace(KEPT, TAKEN) : marked).replaceAll(TAKEN, MARK);
}
