import type { z } from "zod";
import type { Services } from "#src/platform/services.server.ts";
import { isWelcome } from "./mail-facts.server.ts";
import type { DeliverBookingEnded, DeliverBookingsEnded } from "./mail-jobs.ts";
import { BookingMail, CUSTOMER_WORDS } from "./mails/booking-mail.tsx";
import { BookingsEndedMail } from "./mails/bookings-ended-mail.tsx";

export async function deliverBookingEnded(
  services: Services,
  { facts, calendar, ...addressed }: z.output<typeof DeliverBookingEnded.payload>,
): Promise<void> {
  if (!(await isWelcome(services, addressed))) return;
  await services.mail.send({
    to: addressed.to,
    subject: `${CUSTOMER_WORDS.ended.title}: ${facts.itemName}`,
    body: <BookingMail {...facts} occasion="ended" reason={null} />,
    calendar,
  });
}

export async function deliverBookingsEnded(
  services: Services,
  { to, ...facts }: z.output<typeof DeliverBookingsEnded.payload>,
): Promise<void> {
  await services.mail.send({
    to,
    subject: `Your bookings have ended: ${facts.businessName}`,
    body: <BookingsEndedMail {...facts} />,
  });
}
