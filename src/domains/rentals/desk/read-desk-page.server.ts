import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { listItems } from "../item/queries.server.ts";
import { requireRentals } from "../item/require-rentals.server.ts";
import { listBusinessBookings } from "./queries.server.ts";
import { readDesk } from "./read-desk.server.ts";

/** All that the page of a rentals business shows; null for everybody but those who run it. */
export async function readDeskPage(
  services: Services,
  viewer: Viewer | null,
  { businessId, ...paging }: Paging & { businessId: number },
) {
  if (!viewer) return null;
  try {
    const { id, name } = await requireRentals(services.db, businessId, viewer);
    const [desk, items, bookings] = await Promise.all([
      readDesk(services, viewer, { businessId }),
      listItems(services.db, businessId),
      listBusinessBookings(services.db, { ...paging, businessId }),
    ]);
    return { id, name, desk, items, bookings };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return null;
    throw error;
  }
}
