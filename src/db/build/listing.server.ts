import type { Db, Tx } from "../client.server.ts";
import { businesses } from "../schema/directory.server.ts";

type NewBusiness = Partial<
  Omit<typeof businesses.$inferInsert, "id" | "featuredLevel" | "standing" | "tier" | "search">
>;

let built = 0;

/** A live restaurant on the Annapolis waterfront, unless told otherwise. */
export async function buildListing(
  db: Db | Tx,
  facts: NewBusiness = {},
): Promise<typeof businesses.$inferSelect> {
  built += 1;
  const [business] = await db
    .insert(businesses)
    .values({
      name: `Halfway Rock Crab Deck ${built}`,
      description: "Crabs by the dozen on a deck over Spa Creek.",
      category: "restaurants",
      address: `${built} Dock Street`,
      city: "Annapolis",
      state: "MD",
      zipCode: "21401",
      phone: `(410) 555-01${String(built % 100).padStart(2, "0")}`,
      email: `hello@halfway-rock-${built}.example.com`,
      website: `https://halfway-rock-${built}.example.com`,
      latitude: 38.9768,
      longitude: -76.4858,
      timeZone: "America/New_York",
      hoursText: "Daily 11am-10pm",
      keywords: "Restaurants Maryland",
      status: "live",
      ...facts,
    })
    .returning();
  if (!business) throw new Error("The business was not stored");
  return business;
}
