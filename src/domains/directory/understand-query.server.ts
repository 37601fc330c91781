import { sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";

const WORDS_MAX = 8;
const WORD_MAX_LENGTH = 40;

export interface UnderstoodQuery {
  /** For to_tsquery('landfall', …): only letters, digits and our own operators. */
  tsquery: string;
  /** What was searched instead, when a word had a typing error. */
  corrected: string | null;
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
 * A word that some listing has is meant as it stands; the beginning of one is a prefix; anything
 * else is the nearest word in the lexicon, a typing error or two away.
 */
export async function understandQuery(db: Db, text: string): Promise<UnderstoodQuery | null> {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const readings = await readWords(db, words);
  const terms = readings.map(({ word, isKnown, isPrefix, correction }) => {
    if (isKnown) return word;
    if (isPrefix || !correction) return `${word}:*`;
    return correction;
  });
  const understood = readings.map(({ word, isKnown, isPrefix, correction }) =>
    isKnown || isPrefix ? word : (correction ?? word),
  );
  const isCorrected = understood.some((word, index) => word !== words[index]);
  return { tsquery: terms.join(" & "), corrected: isCorrected ? understood.join(" ") : null };
}

interface WordReading {
  word: string;
  isKnown: boolean;
  isPrefix: boolean;
  correction: string | null;
}

async function readWords(db: Db, words: string[]): Promise<WordReading[]> {
  const { rows } = await db.execute<WordReading & Record<string, unknown>>(sql`
    select given.word,
      exists (select 1 from lexicon where lexicon.word = given.word) as "isKnown",
      exists (select 1 from lexicon where lexicon.word like given.word || '%') as "isPrefix",
      (select near.word
        from deletions_of(given.word, case when length(given.word) <= 4 then 1 else 2 end) as part
        join lexicon_deletions near on near.deletion = part
        where levenshtein_less_equal(near.word, given.word, 2)
          <= case when length(given.word) <= 4 then 1 else 2 end
        order by levenshtein(near.word, given.word) - 0.15 * ln(near.listings + 1), near.word
        limit 1) as correction
    from unnest(${sql.param(words)}::text[]) with ordinality as given(word, position)
    order by given.position`);
  return rows;
}
