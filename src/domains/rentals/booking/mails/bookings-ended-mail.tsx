import type { z } from "zod";
import { MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import { Greeting } from "../components/mail-parts.tsx";
import type { DeliverBookingsEnded } from "../mail-jobs.ts";

type BookingsEndedMailProps = Omit<z.output<typeof DeliverBookingsEnded.payload>, "to">;

export function BookingsEndedMail({ name, businessName, count, bookings }: BookingsEndedMailProps) {
  const hidden = count - bookings.length;
  return (
    <MailLayout title="Your bookings have ended">
      <Greeting name={name} />
      <MailText>
        {businessName} is no longer on Landfall. What customers had booked or asked for has ended
        with it, and they were told:
      </MailText>
      {bookings.map((booking) => (
        <MailText key={`${booking.when} ${booking.itemName} ${booking.customerName}`}>
          <strong>{booking.itemName}</strong>
          <br />
          {booking.when}
          <br />
          {booking.customerName}
        </MailText>
      ))}
      {hidden > 0 ? <MailText>And {hidden} more.</MailText> : null}
    </MailLayout>
  );
}
