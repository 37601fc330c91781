import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import type { ListingRow } from "../listing/load-listings.server.ts";
import type { deriveListing } from "../manage/derive-listing.server.ts";
import type { ImportedListing } from "./import-fields.server.ts";

type Columns = Partial<typeof businesses.$inferInsert>;

/** An owner's listing is the owner's: a file no longer changes it. */
export function compareListing(
  stored: ListingRow,
  listing: ImportedListing,
): "kept" | "changed" | "unchanged" {
  if (stored.ownerId !== null) return "kept";
  const given = Object.entries(givenColumns(listing, stored));
  const isSame = given.every(([column, value]) =>
    isDeepStrictEqual(stored[column as keyof ListingRow], value),
  );
  return isSame ? "unchanged" : "changed";
}

/** What the file does not give stays, and so do status, level, rating and pictures. */
export async function updateListing(
  tx: Tx,
  stored: ListingRow,
  listing: ImportedListing,
  derive: typeof deriveListing,
): Promise<void> {
  const given = givenColumns(listing, stored);
  await tx
    .update(businesses)
    .set({
      ...given,
      ...derive({ ...stored, ...given }),
      version: sql`${businesses.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(businesses.id, stored.id));
}

export async function insertListings(
  tx: Tx,
  listings: ImportedListing[],
  status: "live" | "pending",
  derive: typeof deriveListing,
): Promise<void> {
  if (listings.length === 0) return;
  const rows = listings.map((listing) => {
    const blank = { description: "", address: "", zipCode: "", phone: "", hoursText: "" };
    const row = { ...blank, latitude: null, longitude: null, ...givenColumns(listing) };
    return { ...row, ...derive(row), status };
  });
  await tx.insert(businesses).values(rows);
}

type Given = Columns & Pick<ImportedListing, "externalId" | "name" | "category" | "city" | "state">;

/** Facts are added to those that are known; a position from a file is the place's own. */
function givenColumns({ facts, hours, ...listing }: ImportedListing, stored?: ListingRow): Given {
  const isPlaced = listing.latitude !== undefined && listing.latitude !== null;
  const given: Given = {
    ...listing,
    hoursText: hours,
    ...(isPlaced && { positionIsApproximate: false }),
    ...(facts && { facts: { ...(stored?.facts as object | undefined), ...facts } }),
  };
  for (const column of Object.keys(given) as (keyof Given)[]) {
    if (given[column] === undefined) delete given[column];
  }
  return given;
}
