import { MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import {
  EventFacts,
  type EventMailFacts,
  Greeting,
  ManageButton,
  partyText,
  Ticket,
} from "../components/mail-parts.tsx";

interface MovedUpMailProps extends EventMailFacts {
  attendeeCount: number;
  ticketCode: string;
  /** In words; null when the place is theirs without it. */
  confirmBy: string | null;
}

export function MovedUpMail(props: MovedUpMailProps) {
  const { attendeeCount, ticketCode, confirmBy, link } = props;
  return (
    <MailLayout title="A place is yours">
      <Greeting {...props} />
      <MailText>
        Places became free, and you moved up from the waiting list: {partyText(attendeeCount)} can
        come to:
      </MailText>
      <EventFacts {...props} />
      {confirmBy === null ? null : (
        <MailText>
          <strong>Please confirm by {confirmBy}.</strong> After that the place goes to the next in
          line.
        </MailText>
      )}
      <ManageButton link={link}>
        {confirmBy === null ? "Change or cancel" : "Confirm or decline"}
      </ManageButton>
      <Ticket code={ticketCode} attendeeCount={attendeeCount} />
    </MailLayout>
  );
}
