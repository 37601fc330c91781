import type { z } from "zod";
import type { Services } from "#src/platform/services.server.ts";
import { customersCalendar } from "./booking-calendar.server.ts";
import { isToldAtOnce } from "./deliver-digest.server.tsx";
import {
  isMuted,
  isWelcome,
  isWelcomeAsAgreed,
  prepareCustomerMail,
  prepareOwnerMail,
} from "./mail-facts.server.ts";
import type { DeliverBooking, DeliverBookingNews } from "./mail-jobs.ts";
import { BookingMail, CUSTOMER_WORDS } from "./mails/booking-mail.tsx";
import { BookingNewsMail, OWNER_WORDS } from "./mails/booking-news-mail.tsx";
import { standingOf } from "./rules.ts";

/** What changed since the reason for a mail has a mail of its own. */
const STATUS_OF = {
  requested: "pending",
  confirmed: "confirmed",
  asked: "confirmed",
  reminder: "confirmed",
  declined: "cancelled",
  expired: "cancelled",
  cancelled: "cancelled",
  withdrawn: "cancelled",
  stands: "confirmed",
} as const;

/** Those that change what stands in the calendar of the customer. */
const CHANGING = new Set([
  ...["requested", "confirmed", "declined", "expired", "cancelled", "withdrawn"],
]);

export async function deliverBooking(
  services: Services,
  { bookingId, occasion, isAdmitted }: z.output<typeof DeliverBooking.payload>,
): Promise<void> {
  const mail = await prepareCustomerMail(services, { bookingId });
  if (!mail || standingOf(mail.booking, new Date()).status !== STATUS_OF[occasion]) return;
  const { to, facts, mayRepeat, booking } = mail;
  if (isMuted(mail.business, booking)) return;
  if (occasion === "reminder" && booking.startsAt <= new Date()) return;
  const { businessId, senderKey } = booking;
  const isOwnDeed = occasion === "cancelled" && senderKey !== null;
  const isAgreed = senderKey !== null && booking.status === "confirmed";
  const isAllowed = () =>
    isAgreed
      ? isWelcomeAsAgreed(services, mail)
      : isWelcome(services, { to, isOwnDeed, mayRepeat, businessId, senderKey });
  if (!isAdmitted && !(await isAllowed())) return;
  const reason = occasion === "asked" && mayRepeat ? booking.askedToCancel : null;
  await services.mail.send({
    to,
    subject: `${CUSTOMER_WORDS[occasion].title}: ${facts.itemName}`,
    body: <BookingMail {...facts} occasion={occasion} reason={reason} />,
    ...(occasion === "reminder" && { kind: "reminder" }),
    ...(CHANGING.has(occasion) && {
      calendar: customersCalendar(services, mail, { link: facts.link, to }),
    }),
  });
}

export async function deliverBookingNews(
  services: Services,
  { bookingId, occasion }: z.output<typeof DeliverBookingNews.payload>,
): Promise<void> {
  const mail = await prepareOwnerMail(services, { bookingId });
  if (!mail) return;
  const { to, facts, booking } = mail;
  const isOver = standingOf(booking, new Date()).status !== "pending";
  if (isOver && (occasion === "requested" || occasion === "reminder")) return;
  if (!(await isToldAtOnce(services, booking))) return;
  const { customerName, customerPhone, specialRequests } = booking;
  await services.mail.send({
    to,
    subject: `${OWNER_WORDS[occasion].title}: ${facts.itemName}`,
    body: (
      <BookingNewsMail {...facts} {...{ occasion, customerName, customerPhone, specialRequests }} />
    ),
  });
}
