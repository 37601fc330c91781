import { MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import {
  AgainNote,
  type AskedAgain,
  EventFacts,
  type EventMailFacts,
  Greeting,
  ManageButton,
  partyText,
  Ticket,
} from "../components/mail-parts.tsx";

interface RegisteredMailProps extends EventMailFacts {
  attendeeCount: number;
  ticketCode: string;
  isChange: boolean;
  again: AskedAgain | null;
}

export const registeredTitle = ({ isChange }: Pick<RegisteredMailProps, "isChange">): string =>
  isChange ? "Your registration was changed" : "You are registered";

export function RegisteredMail(props: RegisteredMailProps) {
  const { attendeeCount, ticketCode, link, again } = props;
  return (
    <MailLayout title={registeredTitle(props)}>
      <Greeting {...props} />
      <MailText>There is a place for {partyText(attendeeCount)} at:</MailText>
      <EventFacts {...props} />
      <AgainNote again={again} />
      <Ticket code={ticketCode} attendeeCount={attendeeCount} />
      <ManageButton link={link}>Change or cancel</ManageButton>
      <MailText>
        If you cannot come, please cancel: others may be waiting for the place. If it was not you
        who registered, cancel it there as well.
      </MailText>
    </MailLayout>
  );
}
