import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import type { CategoryStats, Destination } from "./contract.ts";
import { countByCategory, countByTown } from "./stored-counts.server.ts";

/** Averages leave out listings that nobody has reviewed. */
export async function readCategoryStats(db: Db, category: string): Promise<CategoryStats> {
  const [sums] = await db
    .select({
      featured: sql<number>`(count(*) filter (where ${businesses.featuredLevel} > 0))::int`,
      average: sql<
        string | null
      >`round(avg(${businesses.averageRating}) filter (where ${businesses.reviewCount} > 0), 1)::text`,
    })
    .from(businesses)
    .where(and(eq(businesses.status, "live"), eq(businesses.category, category)));
  const cities = await countByTown(db, category);
  return {
    total: cities.reduce((sum, { count }) => sum + count, 0),
    featured: sums?.featured ?? 0,
    averageRating: sums?.average ?? null,
    cities,
  };
}

const DESTINATIONS = [
  { name: "Chesapeake Bay", state: "MD" },
  { name: "Florida Coast", state: "FL" },
  { name: "Annapolis", state: "MD" },
  { name: "Miami Beach", state: "FL" },
];

/** Counted by the condition of the page that each of them links to. */
export async function listDestinations(db: Db): Promise<Destination[]> {
  return Promise.all(
    DESTINATIONS.map(async ({ name, state }) => {
      const counts = await countByCategory(db, { city: name, state });
      return { name, state, count: Object.values(counts).reduce((sum, n) => sum + n, 0) };
    }),
  );
}
