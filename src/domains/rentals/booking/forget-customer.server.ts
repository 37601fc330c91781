import { and, gt, inArray, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import { type Departure, FORMER_MEMBER } from "#src/platform/domain/personal-data.server.ts";
import { nobody } from "./forget-bookings.server.ts";
import { DeliverBookingNews } from "./mail-jobs.ts";
import { isOwnBooking } from "./queries.server.ts";

/** Time that nobody comes for is free for others, and the owner hears of it; the rest stays without a name. */
export async function forgetCustomer(tx: Tx, { viewer, services }: Departure): Promise<void> {
  const isLive = inArray(rentalBookings.status, ["pending", "confirmed"]);
  const isAhead = gt(rentalBookings.startsAt, new Date());
  const ahead = await tx
    .update(rentalBookings)
    .set({
      status: "cancelled",
      endedBy: "customer",
      sequence: sql`${rentalBookings.sequence} + 1`,
      updatedAt: new Date(),
    })
    .where(and(isOwnBooking(viewer), isLive, isAhead))
    .returning({ bookingId: rentalBookings.id });
  for (const { bookingId } of ahead)
    await services.jobs.send(tx, DeliverBookingNews, { bookingId, occasion: "cancelled" });
  await tx
    .update(rentalBookings)
    .set({ ...nobody(FORMER_MEMBER), userId: null })
    .where(isOwnBooking(viewer));
}
