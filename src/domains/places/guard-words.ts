import { foldWord, type Guard } from "./clean-words.ts";
import { TOWN_WORDS } from "./data/plain-words.ts";

interface KnownPlaces {
  /** As it was written. */
  written: string;
  /** Names of towns near. */
  near: readonly string[];
  /** Names and codes of states, which everybody may read. */
  states: readonly string[];
  /** Words that say no place: those of animals. */
  plain: ReadonlySet<string>;
}

const WORD_MIN = 4;

const wordsOf = (name: string): string[] => name.split(/[^\p{L}\p{N}’']+/u).map(foldWord);

/** What no text about it may say. */
export function guardOf({ written, near, states, plain }: KnownPlaces): Guard {
  const open = new Set(states.flatMap((state) => [foldWord(state), ...wordsOf(state)]));
  const isTelling = (word: string) => word.length >= WORD_MIN && !open.has(word);
  const isOwn = (word: string) => isTelling(word) && !plain.has(word);
  return {
    words: new Set([
      ...wordsOf(written).filter(isOwn),
      ...near.flatMap(wordsOf).filter((word) => isOwn(word) && !TOWN_WORDS.has(word)),
    ]),
    phrases: new Set(
      [written, ...written.split(","), ...near.filter(isOfSeveral)].map(foldWord).filter(isTelling),
    ),
  };
}

const isOfSeveral = (name: string): boolean => wordsOf(name).length > 1;
