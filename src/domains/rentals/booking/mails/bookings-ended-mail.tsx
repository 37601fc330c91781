import type { z } from "zod";
import { MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import { BookingList } from "../components/booking-list.tsx";
import { Greeting } from "../components/mail-parts.tsx";
import type { DeliverBookingsEnded } from "../mail-jobs.ts";

type BookingsEndedMailProps = Omit<z.output<typeof DeliverBookingsEnded.payload>, "to">;

export const BookingsEndedMail = ({ name, businessName, ...list }: BookingsEndedMailProps) => (
  <MailLayout title="Your bookings have ended">
    <Greeting name={name} />
    <MailText>
      {businessName} is no longer on Landfall. What customers had booked or asked for has ended with
      it, and they were told:
    </MailText>
    <BookingList {...list} />
  </MailLayout>
);
