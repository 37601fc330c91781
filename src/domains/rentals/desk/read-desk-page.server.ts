import type { Db } from "#src/db/client.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { BOOKING_STATUSES } from "../booking/limits-contract.ts";
import type { Blackout } from "../item/contract.ts";
import { listBlackouts, listItems } from "../item/queries.server.ts";
import { isOfCategory, requireRentals } from "../item/require-rentals.server.ts";
import type { Desk, DeskBooking, DeskDay } from "./contract.ts";
import { BOOKING_TIMES, readDeskTab, WAITING_SHOWN } from "./limits-contract.ts";
import { listBusinessBookings } from "./queries.server.ts";
import { readCalendar } from "./read-calendar.server.ts";
import { readDays } from "./read-days.server.ts";
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
    const business = await requireRentals(db, businessId, viewer);
    const { id, name } = business;
    const [desk, items, bookings, blackouts] = await Promise.all([
      readDesk(services, viewer, { businessId }),
      listItems(db, businessId),
      listBusinessBookings(db, { ...paging, ...readFilters(search), businessId }),
      tab === "closed-days" ? listBlackouts(db, businessId, BLACKOUTS_SHOWN) : NO_BLACKOUTS,
    ]);
    const calendar = tab === "calendar" ? await readCalendar(db, items, search) : null;
    const agenda = tab === "overview" ? await readAgenda(db, businessId, desk) : NO_AGENDA;
    const isRented = isOfCategory(business);
    return {
      id,
      name,
      isRented,
      desk,
      items,
      bookings,
      blackouts: blackouts.items,
      calendar,
      ...agenda,
    };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return null;
    throw error;
  }
}

const BLACKOUTS_SHOWN = { limit: 1000, offset: 0 };
const NO_BLACKOUTS: ListPage<Blackout> = { items: [], total: 0 };
const NO_AGENDA: { waiting: DeskBooking[]; days: DeskDay[] } = { waiting: [], days: [] };

/** What there is to do now. */
async function readAgenda(db: Db, businessId: number, { timeZone }: Desk) {
  const asked = { businessId, status: "pending", limit: WAITING_SHOWN, offset: 0 } as const;
  const [waiting, days] = await Promise.all([
    listBusinessBookings(db, asked),
    readDays(db, { businessId, timeZone }),
  ]);
  return { waiting: waiting.items, days };
}

/** What makes no sense is left out. */
const readFilters = (search: URLSearchParams) => ({
  status: BOOKING_STATUSES.find((status) => status === search.get("status")),
  time: BOOKING_TIMES.find((time) => time === search.get("time")),
  q: search.get("q")?.trim().slice(0, 200),
});
