import type { ViewCount } from "#src/domains/analytics/contract.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import type { OwnSummary } from "#src/domains/directory/manage/contract.ts";
import type {
  DeskBooking,
  DeskSummary,
  RentalBusiness,
} from "#src/domains/rentals/desk/contract.ts";
import type { ListPage } from "#src/shared/paging.ts";

/** What the dashboard shows first; null is what its tab does not show. */
export interface DashboardData {
  summary: OwnSummary;
  views: ViewCount;
  figures: DeskSummary | null;
  listings: ListPage<Business> | null;
  rentals: ListPage<RentalBusiness> | null;
  bookings: ListPage<DeskBooking> | null;
}
