import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { runPrepared } from "#src/db/run-prepared.server.ts";
import { wholeNumber } from "#src/db/whole-number.server.ts";
import { REGIONS } from "#src/domains/directory/listing/place-rules.ts";
import { STATES } from "#src/domains/directory/listing/state-contract.ts";

export interface WordReading {
  word: string;
  isKnown: boolean;
  /** Some word begins so. */
  isBeginning: boolean;
  /** Null for a word that is known or the beginning of one, and when nothing is near. */
  correction: string | null;
}

interface Run {
  at: number;
  words: string[];
}

/**
 * "key wset" is Key West, although "set" is as near to its second word: where a word was not
 * understood, it is read together with its neighbours as the name of a town, a state or a region.
 * A word that is nothing at all may be the beginning of a town, as "anap".
 */
export async function correctPlaces(db: Db, readings: WordReading[]): Promise<WordReading[]> {
  return correctBeginnings(db, await correctNames(db, readings));
}

async function correctNames(db: Db, readings: WordReading[]): Promise<WordReading[]> {
  const runs = runsAround(readings);
  if (runs.length === 0) return readings;
  const [place] = await runPrepared<{ name: string; at: number }>(db, nearestPlace(runs));
  if (!place) return readings;
  const meant = place.name.split(" ");
  return readings.map((reading, index) => {
    const word = meant[index - place.at];
    if (word === undefined) return reading;
    const isKnown = word === reading.word;
    return { ...reading, isKnown, correction: isKnown ? null : word };
  });
}

const BEGINNING_MIN = 4;

async function correctBeginnings(db: Db, readings: WordReading[]): Promise<WordReading[]> {
  const lost = readings.find(
    ({ word, isKnown, isBeginning, correction }) =>
      !isKnown && !isBeginning && correction === null && word.length >= BEGINNING_MIN,
  );
  if (!lost) return readings;
  const [town] = await runPrepared<{ word: string }>(db, townBeginning(lost.word));
  if (!town) return readings;
  return readings.map((reading) =>
    reading === lost ? { ...reading, correction: town.word } : reading,
  );
}

/** The first word of the town with the most listings that begins nearly so. */
const townBeginning = (typed: string): SQL =>
  sql`with asked as materialized (select ${typed}::text as typed)
select word from towns, asked, split_part(key, ' ', 1) as word where begins_nearly(word, typed)
order by listings desc, word limit 1`;

const NAME_WORDS_MAX = 4;

/** Every two to four neighbouring words of which one at least was not understood. */
function runsAround(readings: readonly WordReading[]): Run[] {
  return readings.flatMap((_, at) =>
    Array.from({ length: NAME_WORDS_MAX - 1 }, (_none, extra) => readings.slice(at, at + extra + 2))
      .filter((run, extra) => run.length === extra + 2)
      .filter((run) => run.some(({ isKnown, correction }) => !isKnown && correction !== null))
      .map((run) => ({ at, words: run.map(({ word }) => word) })),
  );
}

const NAMES = [...Object.values(STATES), ...REGIONS]
  .filter((name) => name.includes(" "))
  .map((name) => name.toLowerCase());

/** The nearest name of as many words, the longest run first. */
function nearestPlace(runs: readonly Run[]): SQL {
  const typed = runs.map(
    ({ at, words }) =>
      sql`(${words.join(" ").slice(0, 100)}::text, ${wholeNumber(at)}, ${wholeNumber(words.length)})`,
  );
  return sql`with places as materialized (
  select key as name from towns where key like '% %'
  union all select unnest(${sql.param(NAMES)}::text[]))
select name, at from (values ${sql.join(typed, sql`, `)}) as run(typed, at, words), places
where abs(length(typed) - length(name)) <= 2 and typing_distance(typed, name) <= 2
  and cardinality(string_to_array(name, ' ')) = words
order by words desc, typing_distance(typed, name), name limit 1`;
}
