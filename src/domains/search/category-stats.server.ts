import type { Db } from "#src/db/client.server.ts";
import type { CategoryStats, Destination } from "./contract.ts";
import { countAtPlaces, sumUpCategory } from "./stored-counts.server.ts";

/** A longer choice is hard to use and slow to load; every town can be typed. */
const TOWNS_MAX = 200;

export async function readCategoryStats(db: Db, category: string): Promise<CategoryStats> {
  const { towns, ...sums } = await sumUpCategory(db, category, TOWNS_MAX);
  return { ...sums, cities: towns };
}

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
