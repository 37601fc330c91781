import { LARGER_FIGURES, SINGLE_FIGURES } from "./data/plain-words.ts";

const UNITS =
  "yards?|yds?|feet|foot|ft|meters?|metres?|m|inch(?:es)?|pounds?|lbs?|tons?|gallons?|boat lengths?|yardas?|pies|metros?";
const WORD = `(?:${SINGLE_FIGURES}|${LARGER_FIGURES})`;
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\p{N}.,°'"′″:/+-])(?<![\\p{N}.°'"′″:]\\s)(?:\\d{1,3}|${WORD}(?:[\\s-]${WORD})?)[\\s-](?:${UNITS})(?![\\p{L}\\p{N}])`,
  "giu",
);

/** Each stands for an amount while its text is cleaned; more than these could be put together to a position. */
const STANDS = ["\uE002", "\uE003"] as const;

interface Amounts {
  words: string;
  kept: readonly string[];
}

/** "Stay 500 yards away": how far and how much is what a warning is about. A text with many numbers keeps none. */
export function keepAmounts(text: string): Amounts {
  const words = text.replaceAll(/[\uE002\uE003]/g, "");
  const kept = words.match(AMOUNT) ?? [];
  if (kept.length > STANDS.length) return { words, kept: [] };
  let next = 0;
  return { words: words.replace(AMOUNT, () => STANDS[next++] ?? ""), kept };
}

export const withAmounts = (text: string, kept: readonly string[]): string =>
  STANDS.reduce((words, sign, index) => words.replaceAll(sign, kept[index] ?? ""), text);
