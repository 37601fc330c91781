import type { z } from "zod";
import type { Services } from "#src/platform/services.server.ts";
import { isWelcome } from "./mail-facts.server.ts";
import type { DeliverBookingEnded, DeliverBookingsEnded } from "./mail-jobs.ts";
import { BookingMail, CUSTOMER_WORDS } from "./mails/booking-mail.tsx";
import { BookingsEndedMail } from "./mails/bookings-ended-mail.tsx";

export async function deliverBookingEnded(
  services: Services,
  { to, mayRepeat, businessId, facts, calendar }: z.output<typeof DeliverBookingEnded.payload>,
): Promise<void> {
  const addressed = { to, mayRepeat, business: { id: businessId } };
  if (!(await isWelcome(services, addressed, { isTyped: false }))) return;
  await services.mail.send({
    to,
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
