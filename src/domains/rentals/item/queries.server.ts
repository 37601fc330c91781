import { and, asc, eq, exists, gt, inArray, lt, or, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { rentalBlackouts, rentalBookings, rentalItems } from "#src/db/schema/rentals.server.ts";
import {
  type ListingRow,
  listingColumns,
} from "#src/domains/directory/listing/load-listings.server.ts";
import type { Hours } from "#src/domains/hours/contract.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { type RentalSeason, TIME_ZONE_DEFAULT } from "../availability/limits-contract.ts";
import type { TimeSpan } from "../availability/local-time.ts";
import type { OfferRules } from "../availability/offer.ts";
import type { Stock } from "../availability/stock.ts";
import type { Blackout, RentalItem } from "./contract.ts";
import { ITEMS_MAX } from "./limits-contract.ts";
import { type ItemRow, toBlackout, toItem } from "./to-item.server.ts";

export const RENTALS = "rentals";

/** An item with the listing that rents it. */
export interface ItemFacts {
  item: ItemRow;
  business: ListingRow;
}

export async function requireItemFacts(db: Db | Tx, id: number): Promise<ItemFacts> {
  const [facts] = await db
    .select({ item: rentalItems, business: listingColumns })
    .from(rentalItems)
    .innerJoin(businesses, eq(businesses.id, rentalItems.businessId))
    .where(eq(rentalItems.id, id));
  if (!facts) throw itemNotFound();
  return facts;
}

export const itemNotFound = () => new AppError("not_found", "Rental item not found");

export const isManagerOf = (
  { ownerId }: Pick<ListingRow, "ownerId">,
  viewer: Viewer | null,
): boolean => viewer !== null && (viewer.isAdmin || viewer.id === ownerId);

/** For everybody: of a live rentals listing, and still rented. */
export async function requireRentable(db: Db, id: number): Promise<ItemFacts> {
  const facts = await requireItemFacts(db, id);
  if (!isRented(facts, { isManager: false })) throw itemNotFound();
  return facts;
}

/** Those who run the business book also while its listing is not shown. */
export const isRented = (
  { item, business }: ItemFacts,
  { isManager }: { isManager: boolean },
): boolean =>
  business.category === RENTALS && !item.isArchived && (isManager || business.status === "live");

/** What a listing rents, or rented when it was of the category. */
export async function listItems(db: Db, businessId: number): Promise<RentalItem[]> {
  const rows = await db
    .select()
    .from(rentalItems)
    .where(and(eq(rentalItems.businessId, businessId), eq(rentalItems.isArchived, false)))
    .orderBy(asc(rentalItems.id))
    .limit(ITEMS_MAX);
  return rows.map(toItem);
}

/** A listing that has left the category keeps what was booked, and with it the desk. */
export const hasRented = exists(
  sql`(select from ${rentalItems} where ${rentalItems.businessId} = ${businesses.id})`,
);

/** For everybody, in pages; nothing where it is no rentals business. */
export async function pageItems(
  db: Db,
  { businessId, limit, offset }: Paging & { businessId: number },
): Promise<ListPage<RentalItem>> {
  const rentalsBusiness = db
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.id, businessId), eq(businesses.category, RENTALS)));
  const rented = and(
    inArray(rentalItems.businessId, rentalsBusiness),
    eq(rentalItems.isArchived, false),
  );
  const rows = await db
    .select()
    .from(rentalItems)
    .where(rented)
    .orderBy(asc(rentalItems.id))
    .limit(limit)
    .offset(offset);
  return { items: rows.map(toItem), total: await db.$count(rentalItems, rented) };
}

export const zoneOf = ({ timeZone }: Pick<ListingRow, "timeZone">): string =>
  timeZone ?? TIME_ZONE_DEFAULT;

export function rulesOf({
  item,
  business,
}: Pick<ItemFacts, "item"> & { business: Pick<ListingRow, "timeZone" | "hours"> }): OfferRules {
  const own = { own: item.hours, listing: business.hours, always: null }[item.hoursFrom];
  return {
    timeZone: zoneOf(business),
    minBookingDuration: item.minBookingDuration,
    maxBookingDuration: item.maxBookingDuration,
    availableSeasons: item.availableSeasons as RentalSeason[],
    hours: (own as Hours | null) ?? null,
    noticeMinutes: item.noticeMinutes,
  };
}

/** As the trigger of the table sees it: requests that have expired hold nothing. */
export const holdsTime = or(
  eq(rentalBookings.status, "confirmed"),
  and(eq(rentalBookings.status, "pending"), gt(rentalBookings.expiresAt, sql`clock_timestamp()`)),
);

/** Everything that takes units of an item within a time. */
export async function readStock(db: Db | Tx, item: ItemRow, time: TimeSpan): Promise<Stock> {
  const { startsAt, endsAt } = time;
  const booked = await db
    .select({
      startsAt: rentalBookings.startsAt,
      endsAt: rentalBookings.blockedUntil,
      units: rentalBookings.units,
    })
    .from(rentalBookings)
    .where(
      and(
        eq(rentalBookings.rentalItemId, item.id),
        lt(rentalBookings.startsAt, endsAt),
        gt(rentalBookings.blockedUntil, startsAt),
        holdsTime,
      ),
    );
  const closed = await db
    .select()
    .from(rentalBlackouts)
    .where(
      and(
        eq(rentalBlackouts.rentalItemId, item.id),
        lt(rentalBlackouts.startsAt, endsAt),
        gt(rentalBlackouts.endsAt, startsAt),
      ),
    );
  return {
    quantity: item.quantity,
    bufferMinutes: item.bufferMinutes,
    taken: [
      ...booked.map((each) => ({ ...each, isClosed: false })),
      ...closed.map((each) => ({ ...each, units: each.units ?? item.quantity, isClosed: true })),
    ],
  };
}

/** Those that are not over yet. */
export async function listBlackouts(
  db: Db,
  businessId: number,
  { limit, offset }: Paging,
): Promise<ListPage<Blackout>> {
  const items = db
    .select({ id: rentalItems.id })
    .from(rentalItems)
    .where(eq(rentalItems.businessId, businessId));
  const wanted = and(
    inArray(rentalBlackouts.rentalItemId, items),
    gt(rentalBlackouts.endsAt, sql`now()`),
  );
  const rows = await db
    .select()
    .from(rentalBlackouts)
    .where(wanted)
    .orderBy(asc(rentalBlackouts.startsAt), asc(rentalBlackouts.id))
    .limit(limit)
    .offset(offset);
  return { items: rows.map(toBlackout), total: await db.$count(rentalBlackouts, wanted) };
}
