import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { rentalBookings, rentalDesks, rentalItems } from "#src/db/schema/rentals.server.ts";
import { listingColumns } from "#src/domains/directory/listing/load-listings.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ItemFacts } from "../item/queries.server.ts";
import type { Booking } from "./contract.ts";
import { type BookingRow, toBooking } from "./to-booking.server.ts";

/** A booking with what it is of. */
export interface BookingFacts extends ItemFacts {
  booking: BookingRow;
}

export const selectBookings = (db: Db | Tx) =>
  db
    .select({ booking: rentalBookings, item: rentalItems, business: listingColumns })
    .from(rentalBookings)
    .innerJoin(rentalItems, eq(rentalItems.id, rentalBookings.rentalItemId))
    .innerJoin(businesses, eq(businesses.id, rentalBookings.businessId));

export async function findBookingFacts(db: Db | Tx, id: number): Promise<BookingFacts | null> {
  const [facts] = await selectBookings(db).where(eq(rentalBookings.id, id));
  return facts ?? null;
}

export async function requireBookingFacts(db: Db | Tx, id: number): Promise<BookingFacts> {
  const facts = await findBookingFacts(db, id);
  if (!facts) throw bookingNotFound();
  return facts;
}

const bookingNotFound = () => new AppError("not_found", "Booking not found");

/** Made with the account, or earlier under its address, which is proved. */
export const isOwnBooking = ({ id, email }: Pick<Viewer, "id" | "email">) =>
  or(
    eq(rentalBookings.userId, id),
    and(
      isNull(rentalBookings.userId),
      eq(sql`lower(${rentalBookings.customerEmail})`, email.toLowerCase()),
    ),
  );

const OWN_MAX = 1000;

/** What a person has booked, for the download of what is held about them. */
export async function listOwnBookings(db: Db, viewer: Viewer): Promise<Booking[]> {
  const rows = await selectBookings(db)
    .where(isOwnBooking(viewer))
    .orderBy(sql`${rentalBookings.startsAt} desc`)
    .limit(OWN_MAX);
  return rows.map(({ booking, item }) => toBooking(booking, item.name));
}

/** The terms of cancelling of a business, for bookings to come. */
export async function findPolicy(db: Db | Tx, businessId: number): Promise<string | null> {
  const [desk] = await db
    .select({ policy: rentalDesks.policy })
    .from(rentalDesks)
    .where(eq(rentalDesks.businessId, businessId));
  return desk?.policy ?? null;
}
