import { and, eq, gt, isNull, like, lte } from "drizzle-orm";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { DeliverBooking } from "./mail-jobs.ts";

const DAY = 86_400_000;

/**
 * Everybody whose confirmed booking begins within a day. Whoever was reminded is marked in the
 * transaction that sends the mail on: however late or often this runs, nobody is reminded twice, nor
 * after the start.
 */
export async function remindCustomers({ db, jobs }: Services, now: Date): Promise<void> {
  const { startsAt, customerEmail, customerRemindedAt, status, isDemo } = rentalBookings;
  await db.transaction(async (tx) => {
    const due = await tx
      .update(rentalBookings)
      .set({ customerRemindedAt: now })
      .where(
        and(
          eq(status, "confirmed"),
          isNull(customerRemindedAt),
          gt(startsAt, now),
          lte(startsAt, new Date(now.getTime() + DAY)),
          eq(isDemo, false),
          like(customerEmail, "%@%"),
        ),
      )
      .returning({ bookingId: rentalBookings.id });
    for (const { bookingId } of due)
      await jobs.send(tx, DeliverBooking, { bookingId, occasion: "reminder" });
  });
}

/** Whoever hears within the last day that it is confirmed needs no reminder. */
export const remindedByConfirming = (startsAt: Date, now: Date): Date | null =>
  startsAt.getTime() <= now.getTime() + DAY ? now : null;
