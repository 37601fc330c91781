import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import { BookingList, type ListedBooking } from "../components/booking-list.tsx";
import { Greeting } from "../components/mail-parts.tsx";

interface BookingsDigestMailProps {
  name: string | null;
  businessName: string;
  link: string;
  /** Of requests that wait. */
  count: number;
  bookings: readonly ListedBooking[];
}

const waits = (count: number): string => {
  if (count === 0) return "No request waits for your answer now.";
  return count === 1
    ? "One request waits for your answer:"
    : `${count} requests wait for your answer:`;
};

export const BookingsDigestMail = ({
  name,
  businessName,
  link,
  ...list
}: BookingsDigestMailProps) => (
  <MailLayout title="News of your bookings">
    <Greeting name={name} />
    <MailText>
      So much happened to the bookings of {businessName} that we tell you of the last hour at once.{" "}
      {waits(list.count)}
    </MailText>
    <BookingList {...list} />
    <MailButton href={link}>Open your bookings</MailButton>
  </MailLayout>
);
