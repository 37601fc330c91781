import { foldLookAlikes } from "#src/shared/look-alike-letters.ts";
import { isOneSlipApart } from "#src/shared/one-slip.ts";
import { KINDS_OF_PLACES } from "./data/plain-words.ts";
import { keepAmounts, withAmounts } from "./keep-amounts.ts";
import { markFigures, markTimes } from "./mark-figures.ts";
import { MARK, plainText } from "./plain-text.ts";

export const PLACE_REMOVED = "[place removed]";

/** What a text may not say, as `foldWord` writes it. */
export interface Guard {
  /** Words of the written place and of places near. */
  words: ReadonlySet<string>;
  /** Whole names of several words, without what stands between them. */
  phrases: ReadonlySet<string>;
}

/** A word as it is compared: no capitals, accents, signs; letters that look alike are one. */
export const foldWord = (word: string): string =>
  foldLookAlikes(word).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Links, bare domains and dotted words, codes with a plus, handles. */
const TOKENS = [
  /\b[a-z][a-z\d+.-]{0,20}:\/\/\S+/giu,
  /(?<!\S)[^\s@]*@\S*/gu,
  /(?<![\p{L}\d_-])[\p{L}\d_-]+(?:[.·•。．‧∙][\p{L}\d_-]+)+(?:[/?#]\S*)?/gu,
  /(?<!\p{L})\p{L}+(?:\s*[./|_·•]\s*\p{Ll}+){2,}/gu,
  /\/{2,}\s*\p{L}+(?:[^\p{L}]+\p{L}+){0,2}/gu,
  /(?<![\p{L}\d])[\p{L}\d]+\+[\p{L}\d]+/gu,
  /(?<!\p{L})(?:w3w|what\s*(?:3|three)\s*words)(?!\p{L})(?:[^\p{L}]+\p{L}+){0,4}/giu,
];

const KIND = `(?:${KINDS_OF_PLACES})`;
const NAME = "\\p{Lu}[\\p{L}’'-]+";
const CASED = KIND.replaceAll(
  /(?<![a-zí])([a-z])/g,
  (letter) => `[${letter.toUpperCase()}${letter}]`,
);
/** "Cape Henlopen", "Indian River inlet": a name beside what kind of place it is. */
const NAMED_PLACES = [
  new RegExp(
    `(?<![\\p{L}.!?])(?<=[^.!?\\s]\\s+)${NAME}(?:[\\s-]+${NAME})*[\\s-]+${CASED}(?![\\p{L}])`,
    "gu",
  ),
  new RegExp(`(?<![\\p{L}])${CASED}(?:\\s+(?:of|de|del))?(?:[\\s-]+${NAME})+`, "gu"),
];

const SEGMENT = /[\p{L}\p{N}’'´`]+/gu;
/** A name in so many words, or letter by letter. */
const JOINED_MAX = 5;
const SPELT_MAX = 40;
const PART_MIN = 5;
const SLIP_MIN = 6;

/**
 * The words about something whose place is shown roughly, for those who may not see it: no figure that
 * could be of a position, no time of day, no link, no name of the place. Rather too much is taken out.
 */
export function cleanWords(text: string, guard: Guard): string {
  const { kept, words } = keepAmounts(plainText(text));
  const marked = [...TOKENS, ...NAMED_PLACES].reduce(
    (left, pattern) => left.replace(pattern, MARK),
    markTimes(words),
  );
  const left = markFigures(withoutGuarded(marked, guard))
    .replaceAll(new RegExp(`[#*~]*${MARK}(?:[^\\p{L}\\p{N}\\n]*${MARK})*`, "gu"), PLACE_REMOVED)
    .replaceAll(/(?<=[^\s([{"'“‘-])\[place removed\]/g, ` ${PLACE_REMOVED}`)
    .replaceAll(/\[place removed\](?=[\p{L}\p{N}([])/gu, `${PLACE_REMOVED} `)
    .replaceAll(/[^\S\n]{2,}/g, " ")
    .trim();
  return withAmounts(left, kept);
}

function withoutGuarded(text: string, guard: Guard): string {
  const segments = [...text.matchAll(SEGMENT)].map((match) => ({
    ...{ from: match.index, to: match.index + match[0].length, word: foldWord(match[0]) },
    pieces: match[0].split(/(?<=\p{Ll})(?=\p{Lu})/u).map(foldWord),
  }));
  const hidden = new Set<number>();
  segments.forEach(({ word, pieces }, at) => {
    if ([word, ...pieces].some((part) => isGuarded(part, guard))) hidden.add(at);
    for (let joined = word, last = at + 1; last < segments.length; last += 1) {
      joined += segments[last]?.word ?? "";
      const isSpelt = segments.slice(at, last + 1).every((part) => part.word.length === 1);
      if (last - at >= (isSpelt ? SPELT_MAX : JOINED_MAX)) break;
      if (guard.phrases.has(joined) || (joined.length >= PART_MIN && guard.words.has(joined)))
        for (let part = at; part <= last; part += 1) hidden.add(part);
    }
  });
  return segments.reduceRight(
    (words, { from, to }, at) =>
      hidden.has(at) ? words.slice(0, from) + MARK + words.slice(to) : words,
    text,
  );
}

/** Itself, as a part of a longer word, or with one typing error. */
function isGuarded(word: string, { words, phrases }: Guard): boolean {
  if (words.has(word) || phrases.has(word)) return true;
  if (word.length < PART_MIN) return false;
  const isAlike = (known: string) =>
    (known.length >= PART_MIN && word.includes(known)) ||
    (known.length >= SLIP_MIN && isOneSlipApart(word, known));
  return (
    [...words].some(isAlike) ||
    [...phrases].some((phrase) => phrase.length > SLIP_MIN && word.includes(phrase))
  );
}
