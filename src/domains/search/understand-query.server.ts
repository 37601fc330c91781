import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { runPrepared } from "#src/db/run-prepared.server.ts";
import { wholeNumber } from "#src/db/whole-number.server.ts";
import { correctPlaces, type WordReading } from "./correct-places.server.ts";

const WORDS_MAX = 8;
const WORD_MAX_LENGTH = 40;

/** One word of a text, and what is looked up for it. */
export interface QueryTerm {
  word: string;
  term: string;
}

export interface UnderstoodQuery {
  /** For to_tsquery('landfall', …): only letters, digits and our own operators. */
  tsquery: string;
  /** What was searched instead, when a word had a typing error. */
  corrected: string | null;
  terms: QueryTerm[];
}

/** Words without accents and signs: nothing that a visitor types reaches the query language. */
export function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, WORD_MAX_LENGTH))
    .slice(0, WORDS_MAX);
}

/**
 * A word that some listing has, in whatever form, is meant as it stands; the beginning of one is a
 * prefix; anything else is the nearest word in the lexicon, a typing error or two away. A name of
 * several words, such as a town's, is corrected as a whole. A single letter beside other words says
 * nothing yet.
 */
export async function understandQuery(db: Db, text: string): Promise<UnderstoodQuery | null> {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const rows = await correctPlaces(db, await runPrepared<WordReading>(db, readWords(words)));
  const telling = rows.filter(({ word, isKnown }) => isKnown || word.length > 1);
  const readings = telling.length > 0 ? telling : rows;
  const terms = readings.map(({ word, isKnown, correction }) => ({
    word: correction ?? word,
    term: isKnown ? word : (correction ?? `${word}:*`),
  }));
  const isCorrected = readings.some(({ correction }) => correction !== null);
  return {
    tsquery: terms.map(({ term }) => term).join(" & "),
    corrected: isCorrected ? terms.map(({ word }) => word).join(" ") : null,
    terms,
  };
}

/** Ranges in the order of bytes, which the index has, stand for "begins with". */
function readWords(words: string[]): SQL {
  const given = words.map((word, at) => sql`(${word}::text, ${wholeNumber(at)})`);
  return sql`select given.word, is_known as "isKnown", is_beginning as "isBeginning", correction
from (values ${sql.join(given, sql`, `)}) as given(word, position)
cross join lateral (
  select exists (select 1 from lexicon where lexicon.word = given.word)
    or exists (select 1 from lexicon where stem = any(ts_lexize('english_stem', given.word)))
    as is_known,
    exists (select 1 from lexicon
      where lexicon.word ~>=~ given.word and lexicon.word ~<~ (given.word || chr(1114111)))
    as is_beginning) as known
left join lateral (
  select near.word as correction
  from deletions_of(given.word, case when length(given.word) <= 4 then 1 else 2 end) as part
  join lexicon_deletions near on near.deletion = part
  where not is_known and not is_beginning
    and typing_distance(given.word, near.word)
      <= case when length(given.word) <= 4 then 1 else 2 end
  order by typing_distance(given.word, near.word) - 0.15 * ln(near.listings + 1), near.word
  limit 1) as nearest on true
order by given.position`;
}
