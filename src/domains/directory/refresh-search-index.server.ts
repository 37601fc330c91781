import { sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { tierBounds } from "#src/db/tier-bounds.server.ts";
import { CATEGORIES } from "./category-contract.ts";

/** The best thousand by standing; see tierBounds. */
const FIRST_TIER = 1000;

/**
 * Writes anew what the search knows besides the listings themselves: their words with the
 * misspellings of each, and the names that can be suggested. Readers see the old or the new, never
 * half of it.
 */
export async function refreshSearchIndex(db: Db, firstTier = FIRST_TIER): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7190233)`);
    await sortIntoTiers(tx, firstTier);
    await writeLexicon(tx);
    await writeSuggestions(tx);
  });
}

/** Bounds fit the listings there are; listings that changed since then were placed by a trigger. */
async function sortIntoTiers(tx: Tx, firstTier: number): Promise<void> {
  const standings = sql`
    select standing, count(*) as listings from businesses where status = 'live' group by standing`;
  await tx.execute(sql`delete from search_tiers`);
  await tx.execute(sql`
    insert into search_tiers (tier, standing_from) ${tierBounds(standings, firstTier)}`);
  await tx.execute(sql`
    update businesses set tier = fitting.tier
    from (select tier, standing_from, lag(standing_from) over (order by tier) as standing_to
      from search_tiers) as fitting
    where standing >= standing_from and (standing_to is null or standing < standing_to)
      and businesses.tier <> fitting.tier`);
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
    with live as (select * from businesses where status = 'live'),
    names as (
      select 'category' as type, given.id as value, given.name as shown,
        (select count(*) from live where category = given.id) as listings, 2000000 as base
      from json_to_recordset(${categories}::json) as given(id text, name text)
      union all
      select 'city', city || ', ' || state, city || ', ' || state, count(*), 1000000
      from live group by city, state
      union all
      select 'business', max(id)::text, name, count(*), max(standing)
      from live group by name),
    split as (
      select *, regexp_split_to_array(lower(unaccent(shown)), '\\s+') as words from names)
    insert into suggestions (type, value, display_text, listings, weight, typed)
    select type, value, shown, listings,
      (base + least(listings, 90000) - (position - 1) * 50)::int,
      array_to_string(words[position:], ' ')
    from split, generate_subscripts(words, 1) as position
    where length(words[position]) >= 2 and listings > 0`);
}
