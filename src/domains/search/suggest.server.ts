import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { runPrepared } from "#src/db/run-prepared.server.ts";
import { wholeNumber } from "#src/db/whole-number.server.ts";
import type { Suggestion } from "./contract.ts";
import { suggestByWords } from "./suggest-by-words.server.ts";
import { understandQuery, wordsOf } from "./understand-query.server.ts";

/**
 * What the typed letters may become; a typing error in them is forgiven when nothing begins so. What
 * is no beginning of any name, such as a dish and a town, suggests what a search for it would find.
 */
export async function suggest(db: Db, text: string, limit: number): Promise<Suggestion[]> {
  const typed = wordsOf(text).join(" ");
  if (typed === "") return [];
  const found = await findByPrefix(db, typed, limit);
  if (found.length > 0) return found;
  const understood = await understandQuery(db, text);
  const meant = understood?.corrected ?? typed;
  const mended = meant === typed ? [] : await findByPrefix(db, meant, limit);
  if (mended.length > 0) return mended;
  const together = await suggestByWords(db, meant, limit);
  return together.length > 0 ? together : suggestByEach(db, meant.split(" "), limit);
}

/** Nothing has all of the words: what begins with one of them. */
async function suggestByEach(db: Db, words: string[], limit: number): Promise<Suggestion[]> {
  if (words.length === 1) return [];
  const each = await Promise.all(words.map((word) => findByPrefix(db, word, limit)));
  const found = new Map(each.flat().map((one) => [`${one.type} ${one.value}`, one]));
  return [...found.values()].slice(0, limit);
}

async function findByPrefix(db: Db, typed: string, limit: number): Promise<Suggestion[]> {
  const rows = await runPrepared<{
    type: Suggestion["type"];
    value: string;
    display_text: string;
    detail: string;
    listings: number;
  }>(db, suggestionsFor(typed, limit));
  return rows.map(({ type, value, display_text, detail, listings }) => ({
    type,
    value,
    displayText: display_text,
    count: listings,
    ...(detail && { detail }),
  }));
}

/** The first letters have an index each, best first. */
const KEYS = 4;
/** A longer beginning that fewer names share is sorted; one that more share is soon found by weight. */
const FEW = 500;

/** A name that begins so at two of its words is there twice, hence the spare ones. */
function suggestionsFor(typed: string, limit: number): SQL {
  const spare = limit * 3;
  const best = typed.length <= KEYS ? bestByKey(typed, spare) : bestByRange(typed, spare);
  return sql`with ${best}
select type, value, display_text, detail, listings from (
  select distinct on (type, value) * from best order by type, value, weight desc) as each
order by weight desc, display_text, value
limit ${wholeNumber(limit)}`;
}

const columns = sql.raw("type, value, display_text, detail, listings, weight");

const hasKey = (typed: string): SQL => {
  const width = sql.raw(String(Math.min(typed.length, KEYS)));
  return sql`left(typed, ${width}) = ${typed.slice(0, KEYS)}`;
};

const beginsWith = (typed: string): SQL =>
  sql`typed ~>=~ ${typed} and typed ~<~ (${typed} || chr(1114111))`;

const bestByKey = (typed: string, limit: number): SQL =>
  sql`best as (
  select ${columns} from suggestions where ${hasKey(typed)} order by weight desc nulls last limit ${wholeNumber(limit)})`;

const bestByRange = (typed: string, limit: number): SQL =>
  sql`few as materialized (
  select ${columns} from suggestions where ${beginsWith(typed)} limit ${wholeNumber(FEW)}),
best as (
  (select * from few where (select count(*) from few) < ${wholeNumber(FEW)} order by weight desc limit ${wholeNumber(limit)})
  union all
  (select ${columns} from suggestions
    where ${hasKey(typed)} and ${beginsWith(typed)} and (select count(*) from few) = ${wholeNumber(FEW)}
    order by weight desc nulls last limit ${wholeNumber(limit)}))`;
