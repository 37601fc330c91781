import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { DeliverBookingNews } from "./mail-jobs.ts";

/** Once, when half of the time to answer is over. */
export async function remindOwners({ db, jobs }: Services, now: Date): Promise<void> {
  const { createdAt, expiresAt } = rentalBookings;
  const isHalfOver = sql`${createdAt} + (${expiresAt} - ${createdAt}) / 2 <= ${now}`;
  await db.transaction(async (tx) => {
    const waiting = await tx
      .update(rentalBookings)
      .set({ remindedAt: now })
      .where(
        and(
          eq(rentalBookings.status, "pending"),
          gt(expiresAt, now),
          isNull(rentalBookings.remindedAt),
          isHalfOver,
        ),
      )
      .returning({ bookingId: rentalBookings.id });
    for (const { bookingId } of waiting)
      await jobs.send(tx, DeliverBookingNews, { bookingId, occasion: "reminder" });
  });
}
