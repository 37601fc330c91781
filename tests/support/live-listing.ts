import { buildListing } from "#src/db/build/listing.server.ts";
import type { Db } from "#src/db/client.server.ts";
import { deriveListing } from "#src/domains/directory/manage/derive-listing.server.ts";

export type LiveFacts = NonNullable<Parameters<typeof buildListing>[1]> & { name: string };

/** A place that searches find: with all that is derived from what it says. Answers its id. */
export async function liveListing(db: Db, facts: LiveFacts): Promise<number> {
  const listing = {
    description: "By the water.",
    category: "restaurants",
    city: "Annapolis",
    state: "MD",
    status: "live" as const,
    hoursText: "By appointment",
    latitude: 38.97,
    longitude: -76.48,
    ...facts,
  };
  return (await buildListing(db, { ...listing, ...deriveListing(listing) })).id;
}
