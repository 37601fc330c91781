import { sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { runPrepared } from "#src/db/run-prepared.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import type { CategoryStats, Destination } from "./contract.ts";
import { countAtPlaces, countByTown } from "./stored-counts.server.ts";

/** A longer choice is hard to use and slow to load; every town can be typed. */
const TOWNS_MAX = 200;

/** Averages leave out listings that nobody has reviewed. */
export async function readCategoryStats(db: Db, category: string): Promise<CategoryStats> {
  const [sums, { towns, total }] = await Promise.all([
    sumUp(db, category),
    countByTown(db, category, TOWNS_MAX),
  ]);
  return { total, ...sums, cities: towns };
}

/** Read from `businesses_category_facts` alone, though it looks at every listing of the category. */
async function sumUp(db: Db, category: string): Promise<Sums> {
  const { status, featuredLevel, averageRating, reviewCount } = businesses;
  const [sums] = await runPrepared<Sums>(
    db,
    sql`select (count(*) filter (where ${featuredLevel} > 0))::int as featured,
round(avg(${averageRating}) filter (where ${reviewCount} > 0), 1)::text as "averageRating"
from ${businesses} where ${status} = 'live' and ${businesses.category} = ${category}`,
  );
  return sums ?? { featured: 0, averageRating: null };
}

type Sums = Pick<CategoryStats, "featured" | "averageRating">;

const DESTINATIONS = [
  { name: "Chesapeake Bay", state: "MD" },
  { name: "Florida Coast", state: "FL" },
  { name: "Annapolis", state: "MD" },
  { name: "Miami Beach", state: "FL" },
];

/** Counted by the condition of the page that each of them links to. */
export async function listDestinations(db: Db): Promise<Destination[]> {
  const places = DESTINATIONS.map(({ name, state }) => ({ city: name, state }));
  const counts = await countAtPlaces(db, places);
  return DESTINATIONS.map((destination, order) => ({ ...destination, count: counts[order] ?? 0 }));
}
