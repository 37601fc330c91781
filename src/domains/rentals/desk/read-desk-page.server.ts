import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { listBlackouts, listItems } from "../item/queries.server.ts";
import { requireRentals } from "../item/require-rentals.server.ts";
import { readDeskTab } from "./limits-contract.ts";
import { listBusinessBookings } from "./queries.server.ts";
import { readCalendar } from "./read-calendar.server.ts";
import { readDesk } from "./read-desk.server.ts";

interface AskedPage extends Paging {
  businessId: number;
  /** Which part of the page, and what of it. */
  search: URLSearchParams;
}

/** All that the page of a rentals business shows; null for everybody but those who run it. */
export async function readDeskPage(
  services: Services,
  viewer: Viewer | null,
  { businessId, search, ...paging }: AskedPage,
) {
  if (!viewer) return null;
  const { db } = services;
  const tab = readDeskTab(search);
  try {
    const { id, name } = await requireRentals(db, businessId, viewer);
    const [desk, items, bookings, blackouts] = await Promise.all([
      readDesk(services, viewer, { businessId }),
      listItems(db, businessId),
      listBusinessBookings(db, { ...paging, businessId }),
      tab === "closed-days" ? listBlackouts(db, businessId) : [],
    ]);
    const calendar = tab === "calendar" ? await readCalendar(db, items, search) : null;
    return { id, name, desk, items, bookings, blackouts, calendar };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return null;
    throw error;
  }
}
