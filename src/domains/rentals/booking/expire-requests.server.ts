import { and, eq, lte, sql } from "drizzle-orm";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { DeliverBooking, DeliverBookingNews } from "./mail-jobs.ts";

/** Writes down what is so already, and tells both sides once. */
export async function expireRequests({ db, jobs }: Services, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const lapsed = await tx
      .update(rentalBookings)
      .set({
        status: "cancelled",
        endedBy: "expiry",
        sequence: sql`${rentalBookings.sequence} + 1`,
        updatedAt: now,
      })
      .where(and(eq(rentalBookings.status, "pending"), lte(rentalBookings.expiresAt, now)))
      .returning({ bookingId: rentalBookings.id });
    for (const { bookingId } of lapsed) {
      await jobs.send(tx, DeliverBooking, { bookingId, occasion: "expired" });
      await jobs.send(tx, DeliverBookingNews, { bookingId, occasion: "expired" });
    }
  });
}
