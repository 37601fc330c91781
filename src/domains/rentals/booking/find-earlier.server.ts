import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { lockKey } from "../item/lock-key.server.ts";
import { isManagerOf } from "../item/queries.server.ts";
import type { NewBooking, OwnersChoice } from "./contract.ts";
import { KEY_OF_ENDED, KEY_OF_OTHER } from "./limits-contract.ts";
import { type BookingFacts, selectBookings } from "./queries.server.ts";
import { standingOf } from "./rules.ts";
import { storedError } from "./stored-error.server.ts";
import type { BookingRow } from "./to-booking.server.ts";

interface SentForm {
  asked: NewBooking;
  choice: OwnersChoice;
  sender: Sender;
}

/**
 * What the same form has booked already, when its answer was lost on the way. Under the lock of the item and of
 * the key, so that of two at once the second finds the first. Whatever else it asks for now is not dropped
 * silently: whoever sent it is told what is stored.
 */
export async function findEarlier(
  tx: Tx,
  services: Services,
  { asked, choice, sender }: SentForm,
): Promise<BookingRow | null> {
  const { requestKey } = asked;
  if (requestKey === undefined) return null;
  await lockKey(tx, requestKey);
  const [found] = await selectBookings(tx).where(eq(rentalBookings.requestKey, requestKey));
  if (!found) return null;
  const isManager = isManagerOf(found.business, sender.viewer);
  if (!isManager && !isOfSender(found, asked, sender)) throw otherError();
  if (standingOf(found.booking, new Date()).status === "cancelled" && choice.status !== "cancelled")
    throw new AppError(
      "conflict",
      "This request was sent before and is over meanwhile. Press again to ask anew.",
      { code: KEY_OF_ENDED },
    );
  const isSame = isSameRequest(found, asked) && (!isManager || isSameChoice(found, choice));
  if (!isSame) throw storedError(services, found, { isManager });
  return found.booking;
}

const otherError = () =>
  new AppError(
    "conflict",
    "This form was sent before, for another booking. Press again to ask for this one, too.",
    { code: KEY_OF_OTHER },
  );

const isMailbox = (row: BookingRow, { customerEmail }: NewBooking): boolean =>
  row.customerEmail.toLowerCase() === customerEmail.toLowerCase();

/**
 * Whoever has a key of somebody else learns nothing with it. What those who run the business wrote down has no
 * sender: their key leads nobody to the customer's link, not even them when they have signed out.
 */
const isOfSender = ({ booking }: BookingFacts, asked: NewBooking, { senderKey }: Sender): boolean =>
  booking.senderKey !== null && (isMailbox(booking, asked) || booking.senderKey === senderKey);

const isSameRequest = ({ booking: row }: BookingFacts, asked: NewBooking): boolean =>
  row.rentalItemId === asked.rentalItemId &&
  row.startsAt.getTime() === asked.startDate.getTime() &&
  row.endsAt.getTime() === asked.endDate.getTime() &&
  row.units === asked.quantity &&
  isMailbox(row, asked) &&
  row.customerName === asked.customerName &&
  row.customerPhone === asked.customerPhone &&
  row.totalGuests === asked.totalGuests &&
  row.specialRequests === asked.specialRequests;

const isSameChoice = ({ booking: row }: BookingFacts, choice: OwnersChoice): boolean =>
  row.status === choice.status &&
  row.paymentStatus === choice.paymentStatus &&
  (choice.totalPrice ?? row.totalCents) === row.totalCents;
