import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import { EventFacts, type EventMailFacts, Greeting } from "../components/mail-parts.tsx";

type Reason = "cancelled" | "removed" | "lapsed" | "too_large";

const TITLES: Readonly<Record<Reason, string>> = {
  cancelled: "Your registration is cancelled",
  removed: "Your registration was taken off",
  lapsed: "Your place went to the next in line",
  too_large: "You are no longer on the waiting list",
};

const SENTENCES: Readonly<Record<Reason, string>> = {
  cancelled: "Thank you for telling us. The place is free for others now.",
  removed: "The organizer has taken your registration off the list. The ticket is no longer valid.",
  lapsed: "It was not confirmed in time. The ticket is no longer valid.",
  too_large:
    "The organizer has lowered the number of places, and all of them together are fewer than your party. You can register again with fewer people.",
};

export const endTitle = (reason: Reason): string => TITLES[reason];

export function RegistrationEndMail({ reason, ...facts }: EventMailFacts & { reason: Reason }) {
  return (
    <MailLayout title={endTitle(reason)}>
      <Greeting {...facts} />
      <MailText>{SENTENCES[reason]}</MailText>
      <EventFacts {...facts} />
      <MailButton href={facts.link}>See the event</MailButton>
    </MailLayout>
  );
}
