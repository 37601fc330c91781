import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Business } from "../listing/contract.ts";
import { requireBusiness } from "../listing/queries.server.ts";
import { lockBusiness } from "./lock-business.server.ts";
import { setFeaturedLevel } from "./set-featured-level.server.ts";

/** An administrator grants a level, or takes it away. */
export async function featureBusiness(
  { db }: Services,
  viewer: Viewer,
  { id, featuredLevel }: { id: number; featuredLevel: number },
): Promise<Business> {
  await db.transaction(async (tx) => {
    const row = await lockBusiness(tx, id);
    await setFeaturedLevel(tx, viewer, row, featuredLevel);
  });
  return requireBusiness(db, id, viewer);
}
