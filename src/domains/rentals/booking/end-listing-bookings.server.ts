import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { rentalBookings, rentalItems } from "#src/db/schema/rentals.server.ts";
import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { holdsTime } from "../item/queries.server.ts";
import { customersCalendar } from "./booking-calendar.server.ts";
import { customerMailOf, isKnown, mayRepeatTo, sharedFacts } from "./mail-facts.server.ts";
import { DeliverBookingEnded, DeliverBookingsEnded } from "./mail-jobs.ts";
import { type BookingFacts, selectBookings } from "./queries.server.ts";

const OWNER_READS = 50;

/** Whoever would have come, or waits for an answer, is told, and the owner once of all of them. */
export async function endListingBookings(
  tx: Tx,
  services: Services,
  { businessId }: { businessId: number },
): Promise<void> {
  await lockItems(tx, [businessId]);
  const ahead = await selectBookings(tx)
    .where(
      and(
        eq(rentalBookings.businessId, businessId),
        gt(rentalBookings.startsAt, sql`now()`),
        eq(rentalBookings.isDemo, false),
        holdsTime,
      ),
    )
    .orderBy(asc(rentalBookings.startsAt), asc(rentalBookings.id));
  for (const found of ahead) await tellCustomer(tx, services, found);
  await tellOwner(tx, services, ahead);
}

/** Nobody books between the mails and the end. */
export const lockItems = (tx: Tx, businessIds: number[]) =>
  tx
    .select({ id: rentalItems.id })
    .from(rentalItems)
    .where(inArray(rentalItems.businessId, businessIds))
    .orderBy(asc(rentalItems.id))
    .for("update");

async function tellCustomer(tx: Tx, services: Services, found: BookingFacts): Promise<void> {
  if (!isKnown(found)) return;
  const mayRepeat = await mayRepeatTo(tx, found);
  const mail = customerMailOf(services, ended(found), { mayRepeat });
  const { to, facts } = mail;
  await services.jobs.send(tx, DeliverBookingEnded, {
    ...{ to, mayRepeat, facts, businessId: found.business.id },
    senderKey: found.booking.senderKey,
    calendar: customersCalendar(services, mail, { link: facts.link, to }),
  });
}

const ended = ({ booking, ...found }: BookingFacts): BookingFacts => ({
  ...found,
  booking: {
    ...booking,
    status: "cancelled",
    sequence: booking.sequence + 1,
    updatedAt: new Date(),
  },
});

async function tellOwner(
  tx: Tx,
  { jobs }: Services,
  bookings: readonly BookingFacts[],
): Promise<void> {
  const [first] = bookings;
  const owner = first?.business.ownerId && (await findUser(tx, first.business.ownerId));
  if (!first || !owner) return;
  await jobs.send(tx, DeliverBookingsEnded, {
    to: owner.email,
    name: owner.firstName,
    businessName: first.business.name,
    count: bookings.length,
    bookings: bookings.slice(0, OWNER_READS).map((found) => {
      const { when, itemName } = sharedFacts(found);
      return { when, itemName, customerName: found.booking.customerName };
    }),
  });
}
