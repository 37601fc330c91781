import type { Db } from "#src/db/client.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { type BookingFacts, requireBookingFacts } from "../booking/queries.server.ts";
import { requireManagerOf } from "../item/require-rentals.server.ts";

/** A booking, for those who run the business. */
export async function requireDesk(
  db: Db,
  viewer: Viewer,
  { bookingId }: { bookingId: number },
): Promise<BookingFacts> {
  const facts = await requireBookingFacts(db, bookingId);
  requireManagerOf(facts.business, viewer);
  return facts;
}
