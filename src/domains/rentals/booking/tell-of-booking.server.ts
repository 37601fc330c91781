import type { Tx } from "#src/db/client.server.ts";
import { isProved } from "#src/domains/accounts/person/queries.server.ts";
import type { ListingRow } from "#src/domains/directory/listing/load-listings.server.ts";
import { isAdmitted } from "#src/platform/http/rate-limit.server.ts";
import { admitsMail } from "#src/platform/mail/mail-allowance.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { isMuted, OWNERS_MAILS, REQUEST_MAILS } from "./mail-facts.server.ts";
import { DeliverBooking, DeliverBookingNews } from "./mail-jobs.ts";
import type { BookingRow } from "./to-booking.server.ts";

/** Of a booking that was just made, unless it is over: both sides. Answers whether the customer is mailed. */
export async function tellOf(
  tx: Tx,
  { jobs }: Services,
  booking: BookingRow,
  maker: Maker,
): Promise<boolean> {
  const { id: bookingId, status, startsAt, senderKey } = booking;
  if (status === "cancelled" || startsAt <= new Date()) return false;
  if (senderKey !== null)
    await jobs.send(tx, DeliverBookingNews, { bookingId, occasion: "requested" });
  if (isMuted(maker.listing, booking) || !(await isWanted(tx, booking, maker))) return false;
  const occasion = status === "confirmed" ? "confirmed" : "requested";
  await jobs.send(tx, DeliverBooking, { bookingId, occasion, isAdmitted: true });
  return true;
}

interface Maker {
  /** Of which it is. */
  listing: Pick<ListingRow, "status">;
  /** Whose account wrote it down; none of a stranger. */
  by: string | null;
}

/** In a day, to addresses that nobody proved. */
const SENDERS_MAILS = { name: "mail-rental-sender", calls: 20, seconds: 86_400 };
const MAILBOX_MAILS = 40;

/**
 * Counted for each sender and mailbox, for each sender, and for each mailbox: a stranger neither mails the
 * whole world nor uses up the mails of whoever is meant.
 */
async function isWanted(tx: Tx, booking: BookingRow, { by }: Maker): Promise<boolean> {
  const { customerEmail: to, senderKey: from, businessId } = booking;
  if (await isProved(tx, { userId: booking.userId, email: to })) return true;
  if (from === null)
    return (
      (await admitsMail(tx, `rental-desk-${businessId}`, to)) &&
      (await isAdmitted(tx, OWNERS_MAILS, by ?? String(businessId)))
    );
  return (
    (await admitsMail(tx, REQUEST_MAILS, to, { from })) &&
    (await isAdmitted(tx, SENDERS_MAILS, from)) &&
    (await admitsMail(tx, "rental-requests", to, { calls: MAILBOX_MAILS }))
  );
}
