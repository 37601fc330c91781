import { ANALYTICS_DAYS_DEFAULT } from "#src/domains/analytics/limits-contract.ts";
import { countOwnViews } from "#src/domains/analytics/queries.server.ts";
import { PAGE_SIZE } from "#src/domains/directory/listing/limits-contract.ts";
import { listOwnListings, summarizeOwn } from "#src/domains/directory/manage/list-own.server.ts";
import { ASKED_FOR_PAGE, ASKED_FOR_PARAM } from "#src/domains/rentals/booking/limits-contract.ts";
import { listAskedFor } from "#src/domains/rentals/booking/list-asked-for.server.ts";
import { OWNERS_PAGE } from "#src/domains/rentals/desk/client.ts";
import {
  listOwnersBookings,
  listOwnersRentals,
  summarizeOwner,
} from "#src/domains/rentals/desk/queries.server.ts";
import { readStats } from "#src/domains/rewards/member/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { readRowId } from "../row-id.ts";
import type { DashboardData, FirstPage } from "./dashboard-data.ts";
import { readDashboardTab } from "./dashboard-tabs.ts";

const PAGES_MAX = 40_000;

/** The cards and the tab that is open, as the calls of the page would answer. */
export async function readDashboard(
  services: Pick<Services, "db" | "secrets">,
  viewer: Viewer,
  search: URLSearchParams,
): Promise<DashboardData> {
  const { db } = services;
  const tab = readDashboardTab(search);
  const pageOf = (param: string) => Math.max(1, readRowId(search.get(param)));
  const page = pageOf("page");
  const summary = await summarizeOwn(db, viewer);
  const hasRentals = summary.rentals > 0;
  const [points, views, figures, listings, rentals, bookings, askedFor] = await Promise.all([
    viewer.isAdmin ? null : readStats(db, viewer.id, new Date()),
    countOwnViews(db, { ownerId: viewer.id, days: ANALYTICS_DAYS_DEFAULT }),
    hasRentals ? summarizeOwner(db, viewer) : null,
    tab === "businesses"
      ? readPage(page, PAGE_SIZE, (paging) => listOwnListings(db, viewer, paging))
      : null,
    tab === "rentals"
      ? readPage(page, OWNERS_PAGE, (paging) => listOwnersRentals(db, viewer, paging))
      : null,
    tab === "bookings" && hasRentals
      ? readPage(page, OWNERS_PAGE, (paging) => listOwnersBookings(db, viewer, paging))
      : null,
    tab === "bookings"
      ? readPage(pageOf(ASKED_FOR_PARAM), ASKED_FOR_PAGE, (paging) =>
          listAskedFor(services, viewer, paging),
        )
      : null,
  ]);
  return { points, summary, views, figures, listings, rentals, bookings, askedFor };
}

/** The first where the address asks for one after the end. */
async function readPage<Item>(
  page: number,
  limit: number,
  read: (paging: Paging) => Promise<ListPage<Item>>,
): Promise<FirstPage<Item>> {
  const offset = (Math.min(page, PAGES_MAX) - 1) * limit;
  const found = await read({ limit, offset });
  if (found.items.length > 0 || offset === 0) return { ...found, offset };
  return { ...(await read({ limit, offset: 0 })), offset: 0 };
}
