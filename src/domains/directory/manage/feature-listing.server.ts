import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Business } from "../listing/contract.ts";
import { requireListing } from "../listing/queries.server.ts";
import { grantLevel } from "./grant-level.server.ts";
import { lockListing } from "./lock-listing.server.ts";

/** An administrator grants a level, or takes it away. */
export async function featureListing(
  { db }: Services,
  viewer: Viewer,
  { id, featuredLevel }: { id: number; featuredLevel: number },
): Promise<Business> {
  await db.transaction(async (tx) => {
    const row = await lockListing(tx, id);
    await grantLevel(tx, viewer, row, featuredLevel);
  });
  return requireListing(db, id, viewer);
}
