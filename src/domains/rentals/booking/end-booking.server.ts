import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { DeliverBooking, DeliverBookingNews } from "./mail-jobs.ts";
import type { BookingRow } from "./to-booking.server.ts";

interface Ending {
  id: number;
  /** Of these states only; whoever comes second finds none. */
  from: readonly ("pending" | "confirmed")[];
  endedBy: "customer" | "owner";
}

/** Its time is free again. Nothing happens, and nobody is mailed, when somebody else ended it first. */
export async function endBooking(
  tx: Tx,
  { jobs }: Services,
  { id, from, endedBy }: Ending,
): Promise<BookingRow | null> {
  const [row] = await tx
    .update(rentalBookings)
    .set({
      status: "cancelled",
      endedBy,
      sequence: sql`${rentalBookings.sequence} + 1`,
      updatedAt: new Date(),
    })
    .where(and(eq(rentalBookings.id, id), inArray(rentalBookings.status, [...from]), isLive))
    .returning();
  if (!row) return null;
  const bookingId = row.id;
  const occasion = endedBy === "customer" ? "cancelled" : "declined";
  await jobs.send(tx, DeliverBooking, { bookingId, occasion });
  if (endedBy === "customer")
    await jobs.send(tx, DeliverBookingNews, { bookingId, occasion: "cancelled" });
  return row;
}

/** A request that has lapsed is over already. */
export const isLive = sql`(${rentalBookings.status} <> 'pending' or ${gt(rentalBookings.expiresAt, sql`clock_timestamp()`)})`;
