import { and, like, lt, sql } from "drizzle-orm";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import type { Services } from "#src/platform/services.server.ts";

/** After its end a booking is kept with its names for so long, for questions that come late. */
const KEPT_DAYS = 365;
const DAY = 86_400_000;
const FORMER_CUSTOMER = "A former customer";

/** What stands where somebody stood; no mail reaches it. */
export const nobody = (customerName: string) => ({
  customerName,
  customerEmail: sql<string>`'forgotten-' || ${rentalBookings.id}`,
  customerPhone: null,
  specialRequests: null,
  askedToCancel: null,
  senderKey: null,
});

/** What was earned stays as a number without a name. */
export async function forgetBookings({ db }: Services, now: Date): Promise<void> {
  const longOver = lt(rentalBookings.endsAt, new Date(now.getTime() - KEPT_DAYS * DAY));
  await db
    .update(rentalBookings)
    .set(nobody(FORMER_CUSTOMER))
    .where(and(like(rentalBookings.customerEmail, "%@%"), longOver));
}
