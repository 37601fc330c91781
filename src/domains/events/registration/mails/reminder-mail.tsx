import { MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import {
  EventFacts,
  type EventMailFacts,
  Greeting,
  ManageButton,
  partyText,
  Ticket,
} from "../components/mail-parts.tsx";

interface ReminderMailProps extends EventMailFacts {
  attendeeCount: number;
  ticketCode: string;
  /** At the place: a reminder may come late. */
  isToday: boolean;
  /** In words; null where no tide is known. */
  tide: string | null;
}

export const reminderTitle = ({ isToday }: Pick<ReminderMailProps, "isToday">): string =>
  isToday ? "Today" : "Tomorrow";

export function ReminderMail(props: ReminderMailProps) {
  const { attendeeCount, ticketCode, tide, link } = props;
  return (
    <MailLayout title={`${reminderTitle(props)}: ${props.title}`}>
      <Greeting {...props} />
      <MailText>It is nearly time. There is a place for {partyText(attendeeCount)} at:</MailText>
      <EventFacts {...props} />
      {tide === null ? null : <MailText>{tide}</MailText>}
      <Ticket code={ticketCode} attendeeCount={attendeeCount} />
      <ManageButton link={link}>Your ticket, change or cancel</ManageButton>
      <MailText>If you cannot come, please cancel: others may be waiting for the place.</MailText>
    </MailLayout>
  );
}
