import { LRUCache } from "lru-cache";
import { cleanWords } from "./clean-words.ts";
import { namesNear } from "./gazetteer.server.ts";
import { guardOf } from "./guard-words.ts";
import { allStates } from "./zip-codes.server.ts";

/** What is kept of a place that somebody may see only roughly, and the words about it. */
export interface Guarded<Words> {
  /** As it was written, by whoever wrote the words: those of others are never compared with it. */
  place: string;
  /** The middle of its cell. */
  latitude: number | null;
  longitude: number | null;
  words: Words;
}

/** The cell, and as much around it: a town beyond its edge tells which edge. */
const NEAR_MILES = 25;
const CELLS_KEPT = 2000;
const nearCells = new LRUCache<string, Promise<string[]>>({ max: CELLS_KEPT });

function nearOf({ latitude, longitude }: Pick<Guarded<unknown>, "latitude" | "longitude">) {
  if (latitude === null || longitude === null) return [];
  const cell = `${latitude},${longitude}`;
  const known = nearCells.get(cell) ?? namesNear({ latitude, longitude }, NEAR_MILES);
  nearCells.set(cell, known);
  return known;
}

/** The words for those who see the place roughly; `plain` are words that say no place, such as names of animals. */
export async function cleanGuarded<Words extends Record<string, string | null>>(
  { place, words, ...cell }: Guarded<Words>,
  plain: ReadonlySet<string>,
): Promise<Words> {
  const guard = guardOf({
    ...{ written: place, near: await nearOf(cell), plain },
    states: await allStates(),
  });
  return Object.fromEntries(
    Object.entries(words).map(([name, text]) => [name, text && cleanWords(text, guard)]),
  ) as Words;
}
