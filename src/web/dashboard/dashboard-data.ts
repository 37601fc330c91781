import type { ViewCount } from "#src/domains/analytics/contract.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import type { OwnSummary } from "#src/domains/directory/manage/contract.ts";
import type { OwnBooking } from "#src/domains/rentals/booking/contract.ts";
import type {
  DeskBooking,
  DeskSummary,
  RentalBusiness,
} from "#src/domains/rentals/desk/contract.ts";
import type { UserStats } from "#src/domains/rewards/member/contract.ts";
import type { ListPage } from "#src/shared/paging.ts";

/** Of a list that is read page by page: the one that the address asks for. */
export interface FirstPage<Item> extends ListPage<Item> {
  offset: number;
}

/** What the dashboard shows first; null is what its tab does not show. */
export interface DashboardData {
  /** Administrators have no points. */
  points: UserStats | null;
  summary: OwnSummary;
  views: ViewCount;
  figures: DeskSummary | null;
  listings: FirstPage<Business> | null;
  rentals: FirstPage<RentalBusiness> | null;
  bookings: FirstPage<DeskBooking> | null;
  /** By the person, of others. */
  askedFor: FirstPage<OwnBooking> | null;
}
