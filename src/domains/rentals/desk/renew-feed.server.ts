import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireRentals } from "../item/require-rentals.server.ts";
import { endFeed } from "./end-feed.server.ts";

/** The old link is dead from now on. */
export async function renewFeed(
  services: Pick<Services, "db">,
  viewer: Viewer,
  { businessId }: { businessId: number },
): Promise<void> {
  await requireRentals(services.db, businessId, viewer);
  await services.db.transaction((tx) => endFeed(tx, { businessId }));
}
