import { sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { tierBounds } from "#src/db/tier-bounds.server.ts";
import { CATEGORIES } from "#src/domains/directory/listing/category-contract.ts";
import { placeInTiers } from "#src/domains/directory/manage/place-in-tiers.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { drawCountsTogether } from "./stored-counts.server.ts";

/** The best thousand by standing; see tierBounds. */
const FIRST_TIER = 1000;

/**
 * Writes anew what the search knows besides the listings themselves: their words with the
 * misspellings of each, and the names that can be suggested. Readers see the old or the new, never
 * half of it.
 */
export async function refreshSearchIndex(
  { db }: Pick<Services, "db">,
  { firstTier = FIRST_TIER } = {},
): Promise<void> {
  await db.transaction((tx) => writeSearchIndex(tx, firstTier));
}

/** Within the transaction that filled the tables: nobody sees listings that cannot be searched. */
export async function writeSearchIndex(tx: Tx, firstTier = FIRST_TIER): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7190233)`);
  await sortIntoTiers(tx, firstTier);
  await drawCountsTogether(tx);
  await writeTowns(tx);
  await writeLexicon(tx);
  await writeSuggestions(tx);
}

/** After an upgrade that changed what it holds, or when it was never written. */
export async function isSearchIndexMissing(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ missing: boolean }>(sql`
    select not exists (select from lexicon)
      and exists (select from businesses where status = 'live') as missing`);
  return rows[0]?.missing ?? false;
}

/** Bounds fit the listings there are; listings that changed since then were placed by a trigger. */
async function sortIntoTiers(tx: Tx, firstTier: number): Promise<void> {
  const standings = sql`
    select standing, count(*) as listings from businesses where status = 'live' group by standing`;
  await tx.execute(sql`delete from search_tiers`);
  await tx.execute(sql`
    insert into search_tiers (tier, standing_from) ${tierBounds(standings, firstTier)}`);
  await placeInTiers(tx);
}

async function writeTowns(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from towns`);
  await tx.execute(sql`
    insert into towns (city, state, key, listings)
    select city, state, left(name_key(city), 100), sum(listings)
    from listing_counts group by city, state having sum(listings) > 0`);
}

async function writeLexicon(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from lexicon`);
  await tx.execute(sql`
    insert into lexicon (word, stem, listings)
    select word, coalesce((ts_lexize('english_stem', word))[1], ''), ndoc from ts_stat($query$
      select to_tsvector('landfall_words',
        name || ' ' || city || ' ' || state || ' ' || keywords || ' ' || words_of(amenities) || ' ' || description)
      from businesses where status = 'live'$query$)
    where length(word) <= 40`);
  await tx.execute(sql`delete from lexicon_deletions`);
  await tx.execute(sql`
    insert into lexicon_deletions (deletion, word, listings)
    select part, word, listings
    from lexicon, deletions_of(word, case when length(word) <= 4 then 1 else 2 end) as part
    where length(word) >= 3 and word !~ '^[0-9]+$'`);
}

/** Categories stand before towns, towns before places; a name that begins so before one that contains it. */
async function writeSuggestions(tx: Tx): Promise<void> {
  const categories = JSON.stringify(CATEGORIES.map(({ id, name }) => ({ id, name })));
  await tx.execute(sql`delete from suggestions`);
  await tx.execute(sql`
    with kinds as (select * from json_to_recordset(${categories}::json) as kind(id text, name text)),
    live as (
      select businesses.id, businesses.name, category, city, state, standing, concat_ws(' · ', kinds.name, city || ', ' || state) as detail
      from businesses left join kinds on kinds.id = category where status = 'live'),
    names as (
      select 'category' as type, id as value, name as shown, '' as detail,
        (select count(*) from live where category = kinds.id) as listings, 2000000 as base
      from kinds
      union all
      select 'city', city || ', ' || state, city || ', ' || state, '', count(*), 1000000
      from live group by city, state
      union all
      select 'business', max(id)::text, name, case when count(*) = 1 then max(detail) else '' end,
        count(*), max(standing)
      from live group by name),
    split as (
      select *, string_to_array(name_key(shown), ' ') as words from names)
    insert into suggestions (type, value, display_text, detail, listings, weight, typed)
    select type, value, shown, detail, listings,
      (base + least(listings, 90000) - (position - 1) * 50)::int,
      array_to_string(words[position:], ' ')
    from split, generate_subscripts(words, 1) as position
    where length(words[position]) >= 2 and listings > 0`);
}
