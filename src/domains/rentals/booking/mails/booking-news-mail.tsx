import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import { BookingFactsText, type BookingMailFacts, Greeting } from "../components/mail-parts.tsx";

export type OwnerOccasion = "requested" | "reminder" | "expired" | "cancelled";

interface BookingNewsMailProps extends BookingMailFacts {
  occasion: OwnerOccasion;
  customerName: string;
  customerPhone: string | null;
  specialRequests: string | null;
}

interface Words {
  title: string;
  text: string;
  button: string;
}

export const OWNER_WORDS: Readonly<Record<OwnerOccasion, Words>> = {
  requested: {
    title: "A new booking request",
    text: "Please confirm or cancel it within 48 hours and before it begins; until then the time is held.",
    button: "Answer the request",
  },
  reminder: {
    title: "A booking request still waits",
    text: "Half of the time to answer is over. If you do not answer, the request lapses and its time is free again.",
    button: "Answer the request",
  },
  expired: {
    title: "A booking request has lapsed",
    text: "It was not answered in time. Its time is free again, and the customer was told.",
    button: "Open the booking",
  },
  cancelled: {
    title: "A customer cancelled a booking",
    text: "Its time is free again.",
    button: "Open the booking",
  },
};

export function BookingNewsMail({
  occasion,
  customerName,
  customerPhone,
  specialRequests,
  ...facts
}: BookingNewsMailProps) {
  const { title, text, button } = OWNER_WORDS[occasion];
  return (
    <MailLayout title={title}>
      <Greeting {...facts} />
      <MailText>{text}</MailText>
      <BookingFactsText {...facts} />
      <MailText>
        {customerName}
        {customerPhone && (
          <>
            <br />
            Phone: {customerPhone}
          </>
        )}
      </MailText>
      {specialRequests && <MailText>Special requests: {specialRequests}</MailText>}
      <MailButton href={facts.link}>{button}</MailButton>
    </MailLayout>
  );
}
