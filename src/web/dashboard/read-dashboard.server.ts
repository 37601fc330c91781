import { ANALYTICS_DAYS_DEFAULT } from "#src/domains/analytics/limits-contract.ts";
import { countOwnViews } from "#src/domains/analytics/queries.server.ts";
import { PAGE_SIZE } from "#src/domains/directory/listing/limits-contract.ts";
import { listOwnListings, summarizeOwn } from "#src/domains/directory/manage/list-own.server.ts";
import { OWNERS_PAGE } from "#src/domains/rentals/desk/client.ts";
import {
  listOwnersBookings,
  listOwnersRentals,
  summarizeOwner,
} from "#src/domains/rentals/desk/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { DashboardData } from "./dashboard-data.ts";
import { readDashboardTab } from "./dashboard-tabs.ts";

/** The cards and the tab that is open, as the calls of the page would answer. */
export async function readDashboard(
  { db }: Pick<Services, "db">,
  viewer: Viewer,
  search: URLSearchParams,
): Promise<DashboardData> {
  const tab = readDashboardTab(search);
  const page = { limit: OWNERS_PAGE, offset: 0 };
  const summary = await summarizeOwn(db, viewer);
  const hasRentals = summary.rentals > 0;
  const [views, figures, listings, rentals, bookings] = await Promise.all([
    countOwnViews(db, { ownerId: viewer.id, days: ANALYTICS_DAYS_DEFAULT }),
    hasRentals ? summarizeOwner(db, viewer) : null,
    tab === "businesses" ? listOwnListings(db, viewer, { limit: PAGE_SIZE, offset: 0 }) : null,
    tab === "rentals" ? listOwnersRentals(db, viewer, page) : null,
    tab === "bookings" && hasRentals ? listOwnersBookings(db, viewer, page) : null,
  ]);
  return { summary, views, figures, listings, rentals, bookings };
}
