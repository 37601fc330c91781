import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import { BookingFactsText, type BookingMailFacts, Greeting } from "../components/mail-parts.tsx";

export type OwnerOccasion = "requested" | "reminder" | "expired" | "cancelled";

interface BookingNewsMailProps extends BookingMailFacts {
  occasion: OwnerOccasion;
  customerName: string;
  totalGuests: number;
}

export const OWNER_WORDS: Readonly<Record<OwnerOccasion, { title: string; text: string }>> = {
  requested: {
    title: "A new booking request",
    text: "Please confirm or cancel it within 48 hours and before it begins; until then the time is held.",
  },
  reminder: {
    title: "A booking request still waits",
    text: "Half of the time to answer is over. If you do not answer, the request lapses and its time is free again.",
  },
  expired: {
    title: "A booking request has lapsed",
    text: "It was not answered in time. Its time is free again, and the customer was told.",
  },
  cancelled: {
    title: "A customer cancelled a booking",
    text: "Its time is free again.",
  },
};

export function BookingNewsMail({
  occasion,
  customerName,
  totalGuests,
  ...facts
}: BookingNewsMailProps) {
  const { title, text } = OWNER_WORDS[occasion];
  return (
    <MailLayout title={title}>
      <Greeting {...facts} />
      <MailText>{text}</MailText>
      <BookingFactsText {...facts} />
      <MailText>
        {customerName}, {totalGuests === 1 ? "one guest" : `${totalGuests} guests`}
      </MailText>
      <MailButton href={facts.link}>Open your bookings</MailButton>
    </MailLayout>
  );
}
