import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { NewBooking } from "./contract.ts";
import { KEY_OF_ENDED, KEY_OF_OTHER } from "./limits-contract.ts";
import { standingOf } from "./rules.ts";
import type { BookingRow } from "./to-booking.server.ts";

/**
 * What the same form has booked already, when its answer was lost on the way. Under the lock of the item, so
 * that of two at once the second finds the first.
 */
export async function findEarlier(tx: Tx, asked: NewBooking): Promise<BookingRow | null> {
  const { requestKey } = asked;
  if (requestKey === undefined) return null;
  const [row] = await tx
    .select()
    .from(rentalBookings)
    .where(eq(rentalBookings.requestKey, requestKey));
  if (!row) return null;
  if (!isSame(row, asked))
    throw new AppError(
      "conflict",
      "This form was sent before, for another booking. Press again to ask for this one, too.",
      { code: KEY_OF_OTHER },
    );
  if (standingOf(row, new Date()).status === "cancelled")
    throw new AppError(
      "conflict",
      "This request was sent before and is over meanwhile. Press again to ask anew.",
      { code: KEY_OF_ENDED },
    );
  return row;
}

/** Whoever has a key of somebody else learns nothing with it. */
const isSame = (row: BookingRow, asked: NewBooking): boolean =>
  row.rentalItemId === asked.rentalItemId &&
  row.startsAt.getTime() === asked.startDate.getTime() &&
  row.endsAt.getTime() === asked.endDate.getTime() &&
  row.units === asked.quantity &&
  row.customerEmail.toLowerCase() === asked.customerEmail.toLowerCase();
