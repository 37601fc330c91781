import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import type { Departure } from "#src/platform/domain/personal-data.server.ts";
import { lockItems } from "../booking/end-listing-bookings.server.ts";
import { DeliverBooking } from "../booking/mail-jobs.ts";
import { endFeed } from "./end-feed.server.ts";

/**
 * An owner who leaves answers nobody any more: requests that wait end, and what was confirmed stands.
 * Customers of both are told, and the link to the calendar of the business is dead.
 */
export async function leaveDesks(tx: Tx, { viewer, services }: Departure): Promise<void> {
  const owned = await tx
    .select({ id: businesses.id })
    .from(businesses)
    .where(eq(businesses.ownerId, viewer.id));
  const ids = owned.map(({ id }) => id);
  await lockItems(tx, ids);
  const tell = async (bookings: readonly Told[], occasion: "withdrawn" | "stands") => {
    for (const { bookingId, isDemo } of bookings)
      if (!isDemo) await services.jobs.send(tx, DeliverBooking, { bookingId, occasion });
  };
  await tell(await endRequests(tx, ids), "withdrawn");
  await tell(await readConfirmed(tx, ids), "stands");
  for (const businessId of ids) await endFeed(tx, { businessId });
}

const told = { bookingId: rentalBookings.id, isDemo: rentalBookings.isDemo };
interface Told {
  bookingId: number;
  isDemo: boolean;
}

const endRequests = (tx: Tx, businessIds: number[]): Promise<Told[]> =>
  tx
    .update(rentalBookings)
    .set({
      status: "cancelled",
      endedBy: "owner",
      sequence: sql`${rentalBookings.sequence} + 1`,
      updatedAt: new Date(),
    })
    .where(
      and(
        inArray(rentalBookings.businessId, businessIds),
        eq(rentalBookings.status, "pending"),
        gt(rentalBookings.expiresAt, sql`clock_timestamp()`),
      ),
    )
    .returning(told);

const readConfirmed = (tx: Tx, businessIds: number[]): Promise<Told[]> =>
  tx
    .select(told)
    .from(rentalBookings)
    .where(
      and(
        inArray(rentalBookings.businessId, businessIds),
        eq(rentalBookings.status, "confirmed"),
        gt(rentalBookings.startsAt, sql`now()`),
      ),
    );
