import type { Db } from "#src/db/client.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import {
  type BookingFacts,
  bookingNotFound,
  requireBookingFacts,
} from "../booking/queries.server.ts";
import { isManagerOf } from "../item/queries.server.ts";

/** A booking, for those who run the business; to others there is none, so that nobody counts them. */
export async function requireDesk(
  db: Db,
  viewer: Viewer,
  { bookingId }: { bookingId: number },
): Promise<BookingFacts> {
  const facts = await requireBookingFacts(db, bookingId);
  if (!isManagerOf(facts.business, viewer)) throw bookingNotFound();
  return facts;
}
