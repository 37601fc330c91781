import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { runPrepared } from "#src/db/run-prepared.server.ts";
import { listingCounts } from "#src/db/schema/search.server.ts";
import { type PlaceInput, placeOfCounts } from "./place-filter.server.ts";
import type { SearchInput } from "./search-input.server.ts";

/** The number of a list that asks for a category and a place alone; null for any other. */
export function storedCountOf(input: SearchInput): SQL | null {
  const { q, priceRange, minRating, amenities, facts, openNow, featuredOnly, latitude, area } =
    input;
  const others = [q, priceRange, minRating, openNow, featuredOnly, area];
  const lists = [amenities, facts];
  if (latitude !== undefined || others.some(Boolean) || lists.some((list) => list?.length)) {
    return null;
  }
  const isKind = input.category ? eq(listingCounts.category, input.category) : undefined;
  return sumOf(and(isKind, placeOfCounts(input)));
}

/** How many live listings there are at each of the places, in their order. */
export async function countAtPlaces(db: Db, places: readonly PlaceInput[]): Promise<number[]> {
  const sums = places.map((place) => sql`(${sumOf(placeOfCounts(place))})`);
  const [row] = await runPrepared<{ totals: number[] }>(
    db,
    sql`select array[${sql.join(sums, sql`, `)}] as totals`,
  );
  return row?.totals ?? [];
}

const sumOf = (where: SQL | undefined): SQL =>
  sql`select coalesce(sum(${listingCounts.listings}), 0)::int as total from ${listingCounts} where ${where ?? sql`true`}`;

/** How many live listings each category has, at one place or everywhere. */
export async function countByCategory(
  db: Db,
  place: PlaceInput = {},
): Promise<Record<string, number>> {
  const { category, listings } = listingCounts;
  const rows = await runPrepared<{ category: string; count: number }>(
    db,
    sql`select ${category}, sum(${listings})::int as count from ${listingCounts}
where ${placeOfCounts(place) ?? sql`true`} group by ${category} having sum(${listings}) > 0`,
  );
  return Object.fromEntries(rows.map((row) => [row.category, row.count]));
}

interface TownCount {
  city: string;
  state: string;
  count: number;
}

interface CategorySums {
  total: number;
  featured: number;
  /** Of those that somebody has reviewed; null without any. */
  averageRating: string | null;
  towns: TownCount[];
}

/** The figures of a category, and the towns with most of its places, by name. */
export async function sumUpCategory(db: Db, kind: string, limit: number): Promise<CategorySums> {
  const { category, city, state, listings, featured, rated, ratings } = listingCounts;
  const [sums] = await runPrepared<CategorySums>(
    db,
    sql`with each as materialized (
select ${city}, ${state}, sum(${listings})::int as count, sum(${featured}) as featured, sum(${rated}) as rated, sum(${ratings}) as ratings
from ${listingCounts} where ${category} = ${kind} group by ${city}, ${state} having sum(${listings}) > 0),
most as (select city, state, count from each order by count desc, city, state limit ${limit})
select coalesce(sum(count), 0)::int as total, coalesce(sum(featured), 0)::int as featured,
round(sum(ratings) / nullif(sum(rated), 0), 1)::text as "averageRating",
(select coalesce(json_agg(most order by city, state), '[]') from most) as towns from each`,
  );
  return sums ?? { total: 0, featured: 0, averageRating: null, towns: [] };
}

/** One line for each town and category instead of one for each change. */
export async function drawCountsTogether(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with taken as (delete from listing_counts returning *)
    insert into listing_counts (category, city, state, region, listings, featured, rated, ratings)
    select category, city, state, region, sum(listings), sum(featured), sum(rated), sum(ratings)
    from taken group by 1, 2, 3, 4 having sum(listings) <> 0`);
}
