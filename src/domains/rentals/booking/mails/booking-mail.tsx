import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import { BookingFactsText, type BookingMailFacts, Greeting } from "../components/mail-parts.tsx";

export type CustomerOccasion =
  | "requested"
  | "confirmed"
  | "reminder"
  | "declined"
  | "expired"
  | "cancelled"
  | "asked"
  | "withdrawn"
  | "stands"
  | "ended";

interface BookingMailProps extends BookingMailFacts {
  occasion: CustomerOccasion;
  /** Why the owner asks to cancel; null where it may not be repeated. */
  reason: string | null;
}

interface Words {
  title: string;
  text: string;
  /** What the page behind the link is for; none where there is nothing left to do. */
  button?: string;
}

export const CUSTOMER_WORDS: Readonly<Record<CustomerOccasion, Words>> = {
  requested: {
    title: "Your booking request",
    text: "We passed your request on. The time is held for you until the business answers, for 48 hours at most and not after it begins. It is not confirmed yet.",
    button: "Look at it or cancel",
  },
  confirmed: {
    title: "Your booking is confirmed",
    text: "The business confirmed your booking. You pay the business itself.",
    button: "Look at it or cancel",
  },
  reminder: {
    title: "Your booking begins soon",
    text: "Your booking begins within a day. If you cannot come, please cancel it, so that somebody else can.",
    button: "Look at it or cancel",
  },
  declined: {
    title: "Your booking request was declined",
    text: "The business could not take your request. Nothing is booked.",
  },
  expired: {
    title: "Your booking request has lapsed",
    text: "The business did not answer in time. Nothing is booked, and you can ask for another time.",
  },
  cancelled: {
    title: "Your booking is cancelled",
    text: "You cancelled this booking. Nothing is booked any more.",
  },
  asked: {
    title: "Please cancel your booking",
    text: "The business cannot keep this booking and asks you to cancel it. Please settle with them what was paid.",
    button: "Read why, and cancel",
  },
  withdrawn: {
    title: "Your booking request has ended",
    text: "This business answers no requests on Landfall any more. Nothing is booked. If you still want to come, please call them.",
  },
  stands: {
    title: "Please call about your booking",
    text: "This business keeps its bookings on Landfall no longer. What it confirmed stands. Please call them before you come, and also if you cancel: we can no longer tell them.",
    button: "Look at it or cancel",
  },
  ended: {
    title: "Your booking has ended",
    text: "This business is no longer on Landfall, and its bookings here have ended with it. Nothing is booked any more.",
  },
};

/** The customer is still to come. */
const COMING: ReadonlySet<CustomerOccasion> = new Set(["requested", "confirmed", "reminder"]);

export function BookingMail({ occasion, reason, ...facts }: BookingMailProps) {
  const { title, text, button } = CUSTOMER_WORDS[occasion];
  return (
    <MailLayout title={title}>
      <Greeting {...facts} />
      <MailText>{text}</MailText>
      <BookingFactsText {...facts} />
      {reason && <MailText>They write: {reason}</MailText>}
      {occasion === "asked" && !reason && (
        <MailText>You read in their own words why on the page of your booking.</MailText>
      )}
      {facts.requiresLicense && COMING.has(occasion) && (
        <MailText>Please bring a boating license: it is asked for.</MailText>
      )}
      {occasion === "confirmed" && facts.policy && (
        <MailText>Terms of cancelling: {facts.policy}</MailText>
      )}
      {button && <MailButton href={facts.link}>{button}</MailButton>}
      <MailText>
        Questions? Call {facts.businessName} at {facts.businessPhone}.
      </MailText>
      {occasion === "requested" && (
        <MailText>If it was not you who asked, please cancel it there.</MailText>
      )}
    </MailLayout>
  );
}
