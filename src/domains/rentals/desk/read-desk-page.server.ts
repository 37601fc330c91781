import type { Db } from "#src/db/client.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { BOOKING_STATUSES } from "../booking/limits-contract.ts";
import type { Blackout } from "../item/contract.ts";
import { listBlackouts, listItems } from "../item/queries.server.ts";
import { isOfCategory, requireRentals } from "../item/require-rentals.server.ts";
import type { Desk, DeskBooking, DeskDay, ToCome } from "./contract.ts";
import { BOOKING_TIMES, readDeskTab, WAITING_SHOWN } from "./limits-contract.ts";
import { listBusinessBookings } from "./queries.server.ts";
import { readCalendar } from "./read-calendar.server.ts";
import { readDays } from "./read-days.server.ts";
import { readDesk } from "./read-desk.server.ts";
import { countToCome } from "./read-to-come.server.ts";
import { refusalOf } from "./refusal-of.server.ts";

interface AskedPage extends Paging {
  businessId: number;
  /** Which part of the page, and what of it. */
  search: URLSearchParams;
}

/** All that the page of a rentals business shows to those who run it; null where there is none. */
export async function readDeskPage(
  services: Services,
  viewer: Viewer,
  { businessId, search, ...paging }: AskedPage,
) {
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
    const calendar =
      tab === "calendar" ? await readCalendar(db, { businessId, items }, search) : null;
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
    return refusalOf(error);
  }
}

const BLACKOUTS_SHOWN = { limit: 1000, offset: 0 };
const NO_BLACKOUTS: ListPage<Blackout> = { items: [], total: 0 };
const NO_AGENDA: { waiting: DeskBooking[]; days: DeskDay[]; toCome: ToCome[] } = {
  ...{ waiting: [], days: [], toCome: [] },
};

/** What there is to do now. */
async function readAgenda(db: Db, businessId: number, { timeZone }: Desk) {
  const asked = { businessId, status: "pending", limit: WAITING_SHOWN, offset: 0 } as const;
  const [waiting, days, toCome] = await Promise.all([
    listBusinessBookings(db, asked),
    readDays(db, { businessId, timeZone }),
    countToCome(db, businessId),
  ]);
  return { waiting: waiting.items, days, toCome };
}

/** What makes no sense is left out. */
const readFilters = (search: URLSearchParams) => ({
  status: BOOKING_STATUSES.find((status) => status === search.get("status")),
  time: BOOKING_TIMES.find((time) => time === search.get("time")),
  q: search.get("q")?.trim().slice(0, 200),
});
