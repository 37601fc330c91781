import type { Db } from "#src/db/client.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { toDeskBooking } from "./queries.server.ts";
import { refusalOf } from "./refusal-of.server.ts";
import { requireDesk } from "./require-desk.server.ts";

/** A booking for the page that those who run the business have of it; null where there is none. */
export async function readDeskBooking(
  db: Db,
  viewer: Viewer,
  { businessId, bookingId }: { businessId: number; bookingId: number },
) {
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
    return refusalOf(error);
  }
}
