import type { Db } from "#src/db/client.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { toDeskBooking } from "./queries.server.ts";
import { requireDesk } from "./require-desk.server.ts";

/** A booking for the page that those who run the business have of it; null for everybody else. */
export async function readDeskBooking(
  db: Db,
  viewer: Viewer | null,
  { businessId, bookingId }: { businessId: number; bookingId: number },
) {
  if (!viewer) return null;
  try {
    const facts = await requireDesk(db, viewer, { bookingId });
    if (facts.booking.businessId !== businessId) return null;
    const { startsAt, status } = facts.booking;
    return {
      booking: toDeskBooking(facts),
      /** A confirmed booking that has not begun. */
      canBeAsked: status === "confirmed" && startsAt > new Date(),
    };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return null;
    throw error;
  }
}
