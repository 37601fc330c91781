import { and, count, desc, eq, gt, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { containsText } from "#src/db/contains-text.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { rentalBookings, rentalItems } from "#src/db/schema/rentals.server.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { type BookingFacts, selectBookings } from "../booking/queries.server.ts";
import { toBooking } from "../booking/to-booking.server.ts";
import { hasRented, RENTALS } from "../item/queries.server.ts";
import { dollarText } from "../item/to-item.server.ts";
import type { BookingsQuery, DeskBooking, DeskSummary, RentalBusiness } from "./contract.ts";
import type { BookingTimes } from "./limits-contract.ts";

/** What is so now, whether or not a job has written it down. */
const statusNow = sql<string>`case when ${rentalBookings.status} = 'pending'
  and ${rentalBookings.expiresAt} <= now() then 'cancelled' else ${rentalBookings.status} end`;

export const toDeskBooking = ({ booking, item, business }: BookingFacts): DeskBooking => ({
  ...toBooking(booking, item.name),
  businessName: business.name,
  askedToCancel: booking.askedToCancel,
});

/** What waits for an answer, then what is to come, then everything else. */
const turn = sql`case when ${statusNow} = 'pending' then 0
  when ${rentalBookings.status} = 'confirmed' and ${rentalBookings.endsAt} > now() then 1 else 2 end`;
const USEFUL_ORDER = [
  turn,
  sql`case ${turn} when 0 then ${rentalBookings.expiresAt} when 1 then ${rentalBookings.startsAt} end`,
  sql`case ${turn} when 0 then ${rentalBookings.startsAt} end`,
  desc(rentalBookings.startsAt),
  desc(rentalBookings.id),
];

const IN_TIME: Readonly<Record<BookingTimes, SQL | undefined>> = {
  upcoming: gt(rentalBookings.startsAt, sql`now()`),
  now: and(lte(rentalBookings.startsAt, sql`now()`), gt(rentalBookings.endsAt, sql`now()`)),
  past: lte(rentalBookings.endsAt, sql`now()`),
};

/** By name, address or number: "#5936" is 5936. */
function findsWords(q: string | undefined): SQL | undefined {
  const [, number] = /^#?(\d{1,9})$/.exec(q ?? "") ?? [];
  return or(
    containsText([rentalBookings.customerName, rentalBookings.customerEmail], q),
    number === undefined ? undefined : eq(rentalBookings.id, Number(number)),
  );
}

/** What waits first, by the time that is left to answer; then the next to come; then the latest. */
async function listBookings(
  db: Db,
  whose: SQL | undefined,
  { limit, offset, status, rentalItemId, from, to, time, q }: BookingsQuery,
): Promise<ListPage<DeskBooking>> {
  const wanted = and(
    whose,
    status && eq(statusNow, status),
    rentalItemId === undefined ? undefined : eq(rentalBookings.rentalItemId, rentalItemId),
    from && gt(rentalBookings.endsAt, from),
    to && lt(rentalBookings.startsAt, to),
    time && IN_TIME[time],
    findsWords(q),
  );
  const rows = await selectBookings(db)
    .where(wanted)
    .orderBy(...USEFUL_ORDER)
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ total: count() }).from(rentalBookings).where(wanted);
  return { items: rows.map(toDeskBooking), total: total?.total ?? 0 };
}

export const listBusinessBookings = (
  db: Db,
  { businessId, ...query }: BookingsQuery & { businessId: number },
) => listBookings(db, eq(rentalBookings.businessId, businessId), query);

const hasDesk = ({ id }: Viewer): SQL | undefined =>
  and(eq(businesses.ownerId, id), or(eq(businesses.category, RENTALS), hasRented));

/** Those that rent first, then those that have left the category. */
export async function listOwnersRentals(
  db: Db,
  viewer: Viewer,
  { limit, offset }: Paging,
): Promise<ListPage<RentalBusiness>> {
  const { id, name, city, state, category } = businesses;
  const rows = await db
    .select({ id, name, city, state, category })
    .from(businesses)
    .where(hasDesk(viewer))
    .orderBy(sql`${category} <> ${RENTALS}`, name, id)
    .limit(limit)
    .offset(offset);
  return {
    items: rows.map(({ category: of, ...row }) => ({ ...row, isRented: of === RENTALS })),
    total: await db.$count(businesses, hasDesk(viewer)),
  };
}

/** Asked for first: the planner then knows that they are few, and reads their bookings by the index. */
async function rentalsOf(db: Db, viewer: Viewer): Promise<number[]> {
  const rows = await db.select({ id: businesses.id }).from(businesses).where(hasDesk(viewer));
  return rows.map((row) => row.id);
}

/** Of all rentals businesses of a person. */
export const listOwnersBookings = async (db: Db, viewer: Viewer, query: BookingsQuery) =>
  listBookings(db, inArray(rentalBookings.businessId, await rentalsOf(db, viewer)), query);

export const summarizeBusiness = (db: Db, businessId: number): Promise<DeskSummary> =>
  summarize(db, [businessId]);

/** Of all rentals businesses of a person. */
export const summarizeOwner = async (db: Db, viewer: Viewer): Promise<DeskSummary> =>
  summarize(db, await rentalsOf(db, viewer));

async function summarize(db: Db, businessIds: number[]): Promise<DeskSummary> {
  const counting = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;
  const confirmed = sql`${rentalBookings.status} = 'confirmed'`;
  const [sums] = await db
    .select({
      revenueCents: sql<string>`coalesce(sum(${rentalBookings.totalCents}) filter (where ${confirmed}), 0)`,
      pendingBookings: counting(sql`${statusNow} = 'pending'`),
      upcomingBookings: counting(sql`${confirmed} and ${rentalBookings.startsAt} > now()`),
      totalBookings: sql<number>`count(*)::int`,
    })
    .from(rentalBookings)
    .where(inArray(rentalBookings.businessId, businessIds));
  const [items] = await db
    .select({ total: count() })
    .from(rentalItems)
    .where(and(inArray(rentalItems.businessId, businessIds), eq(rentalItems.isArchived, false)));
  return {
    totalItems: items?.total ?? 0,
    totalRevenue: dollarText(Number(sums?.revenueCents ?? 0)),
    pendingBookings: sums?.pendingBookings ?? 0,
    upcomingBookings: sums?.upcomingBookings ?? 0,
    totalBookings: sums?.totalBookings ?? 0,
  };
}
