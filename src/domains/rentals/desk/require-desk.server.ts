import type { Db } from "#src/db/client.server.ts";
import { requireManaged } from "#src/domains/directory/manage/lock-listing.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { type BookingFacts, requireBookingFacts } from "../booking/queries.server.ts";

/** A booking, for those who run the business. */
export async function requireDesk(
  db: Db,
  viewer: Viewer,
  { bookingId }: { bookingId: number },
): Promise<BookingFacts> {
  const facts = await requireBookingFacts(db, bookingId);
  await requireManaged(db, facts.booking.businessId, viewer);
  return facts;
}
