import { type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { tierBounds } from "#src/db/tier-bounds.server.ts";
import { type ListingParts, listingParts } from "./listing-parts.ts";

interface Order {
  count: number;
  seed?: string;
  firstTier?: number;
}

const CHUNK = 50_000;

/**
 * Writes very many believable listings, always the same for the same seed: one INSERT … SELECT for
 * every fifty thousand, with the indices built afterwards.
 */
export async function generateListings(db: Db, order: Order): Promise<void> {
  const { count, seed = "landfall", firstTier = 1000 } = order;
  const parts = listingParts(seed);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    // The parts are small and the joins stand in a good order.
    await tx.execute(sql`set local join_collapse_limit = 1`);
    await tx.execute(sql`set local from_collapse_limit = 1`);
    await tx.execute(sql`set local enable_nestloop = off`);
    await makeChance(tx, seed);
    await layOut(tx, parts);
    const indices = await takeIndices(tx);
    await tx.execute(sql`delete from search_tiers`);
    await tx.execute(sql`
      insert into search_tiers (tier, standing_from)
      ${tierBounds(standingsOf(count), firstTier)}`);
    for (let from = 1; from <= count; from += CHUNK) {
      await tx.execute(listingsBetween(from, Math.min(count, from + CHUNK - 1)));
    }
    for (const index of indices) await tx.execute(sql.raw(index));
  });
  await db.execute(sql`vacuum analyze businesses`);
}

/** chance(i, n): the n-th random number of listing i, from 0 to just below 1. */
async function makeChance(tx: Tx, seed: string): Promise<void> {
  const salt = sql.raw(`hashtextextended('${seed.replaceAll("'", "''")}', 0)`);
  await tx.execute(sql`
    create function pg_temp.chance(i int, n int) returns float8 language sql immutable parallel safe
    as $$ select ((hashint8extended(i, ${salt} + n) >> 11) & 9007199254740991) / 9007199254740992.0 $$`);
}

async function layOut(tx: Tx, parts: ListingParts): Promise<void> {
  const table = (name: string, columns: string, rows: unknown[], numbered = "") =>
    tx.execute(sql`
      create temporary table ${sql.raw(name)} on commit drop as
      select *, row_number() over (${sql.raw(numbered)}) - 1 as n
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as part(${sql.raw(columns)})`);
  const words = (list: string[]) => list.map((text) => ({ text }));
  const each = "partition by category";
  await table(
    "samples",
    `category text, price text, "hoursText" text, amenities text[], facts jsonb, hours jsonb, "openSpans" text`,
    parts.samples,
  );
  await table("names", "category text, text text", parts.names, each);
  await table("sentences", "category text, text text", parts.sentences, each);
  await table("keywords", "category text, state text, text text", parts.keywords);
  await table(
    "towns",
    "city text, state text, zip text, latitude float8, longitude float8",
    parts.towns,
  );
  await table("stems", "text text", words(parts.stems));
  await table("surnames", "text text", words(parts.surnames));
  await table("firsts", "text text", words(parts.firsts));
  await tx.execute(sql`
    create temporary table sizes on commit drop as
    select category, count(*) as names,
      (select count(*) from sentences where sentences.category = names.category) as sentences
    from names group by category`);
  for (const name of ["samples", "names", "sentences", "keywords", "towns", "sizes"]) {
    await tx.execute(sql`analyze ${sql.raw(name)}`);
  }
}

/** Without them a million rows are written in a tenth of the time. */
async function takeIndices(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = 'businesses'::regclass
      and not exists (select 1 from pg_constraint where conindid = indexrelid)
    order by 1`);
  for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`));
  return rows.map(({ definition }) => definition);
}

const chance = (n: number): SQL => sql.raw(`pg_temp.chance(i, ${n})`);
const among = (n: number, size: string): SQL => sql`floor(${chance(n)} * ${sql.raw(size)})`;

/** Three in a hundred have paid for something; most have few reviews and some have many. */
const LEVEL = sql`(case when ${chance(1)} < 0.003 then 3 when ${chance(1)} < 0.01 then 2
  when ${chance(1)} < 0.03 then 1 else 0 end)::smallint`;
const REVIEWS = sql`floor(${chance(2)} ^ 4 * 400)::int`;
const RATING = sql`(case when ${REVIEWS} = 0 then 0
  else round((5 - ${chance(3)} ^ 1.5 * 3)::numeric, 2) end)`;

const standingsOf = (count: number): SQL => sql`
  select standing_of(${LEVEL}, ${RATING}, ${REVIEWS}) as standing, count(*) as listings
  from generate_series(1, ${sql.raw(String(count))}) as i where ${chance(4)} >= 0.02 group by 1`;

function listingsBetween(from: number, to: number): SQL {
  return sql`
    insert into businesses (name, description, category, address, city, state, zip_code, phone,
      email, website, latitude, longitude, time_zone, images, hours_text, hours, open_spans,
      price_range, amenities, facts, status, granted_level, average_rating, review_count,
      external_id, created_at, keywords)
    select name, replace(replace(replace(replace(
        first.text || ' ' || second.text || ' ' || third.text || ' ' || fourth.text,
        '{name}', name), '{town}', city), '{first}', person), '{surname}', family),
      listing.category, (1 + ${among(20, "480")}) || ' Dock Street', city, state, zip,
      '(410) 555-01' || lpad((i % 100)::text, 2, '0'), 'hello@place-' || i || '.example.com',
      'https://place-' || i || '.example.com', listing.latitude + (${chance(21)} - 0.5) * 0.08,
      longitude + (${chance(22)} - 0.5) * 0.08, 'America/New_York',
      array['/art/place/' || listing.category || '/' || i % 99999 || '/0.svg'], "hoursText", hours,
      "openSpans"::tstzmultirange, price, amenities, facts,
      case when ${chance(4)} < 0.01 then 'pending' when ${chance(4)} < 0.02 then 'inactive'
        else 'live' end,
      ${LEVEL}, ${RATING}, ${REVIEWS}, 'generated-' || i,
      timestamptz '2026-01-01' - ${chance(23)} * interval '900 days', keywords.text
    from (
      select i, samples.*, towns.city, towns.state, towns.zip, towns.latitude, towns.longitude,
        firsts.text as person, family, sizes.sentences,
        replace(replace(replace(replace(names.text, '{stem}', stem), '{surname}', family),
          '{first}', firsts.text), '{town}', towns.city) as name
      from generate_series(${sql.raw(String(from))}, ${sql.raw(String(to))}) as i
      join samples on samples.n = ${among(10, "(select count(*) from samples)")}
      join sizes using (category)
      join names on names.category = samples.category and names.n = ${among(11, "sizes.names")}
      join towns on towns.n = floor(${chance(12)} ^ 3 * (select count(*) from towns))
      join firsts on firsts.n = ${among(13, "(select count(*) from firsts)")}
      join surnames on surnames.n = ${among(14, "(select count(*) from surnames)")}
      join stems on stems.n = ${among(15, "(select count(*) from stems)")}
      join stems as other on other.n = ${among(16, "(select count(*) from stems)")}
      cross join lateral (
        select surnames.text || ${syllable(17)} || ${syllable(18)} as family,
          case when ${chance(19)} < 0.5 then stems.text
            else split_part(stems.text, ' ', 1) || ' ' || split_part(other.text, ' ', -1) end as stem
      ) as words) as listing
    join keywords using (category, state)
    join sentences as first on first.category = listing.category and first.n = ${among(31, "listing.sentences")}
    join sentences as second on second.category = listing.category and second.n = ${among(32, "listing.sentences")}
    join sentences as third on third.category = listing.category and third.n = ${among(33, "listing.sentences")}
    join sentences as fourth on fourth.category = listing.category and fourth.n = ${among(34, "listing.sentences")}
    order by i`;
}

/** Endings that make some thousand rare names of a few hundred common ones. */
const syllable = (n: number): SQL => sql`case when ${chance(n)} < 0.6 then ''
  else (array['er', 'son', 'ley', 'by', 'wick', 'man', 'sen', 'ton', 'low', 'ard'])[1 + ${among(n + 30, "10")}::int] end`;
