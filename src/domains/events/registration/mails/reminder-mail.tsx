import { MailText } from "#src/platform/mail/mail-layout.tsx";
import { partyText } from "../components/mail-parts.tsx";
import { PLEASE_CANCEL, TicketMail, type TicketMailFacts } from "../components/ticket-mail.tsx";

interface ReminderMailProps extends TicketMailFacts {
  /** At the place: a reminder may come late. */
  isToday: boolean;
  /** In words; null where no tide is known. */
  tide: string | null;
}

export const reminderTitle = ({ isToday }: Pick<ReminderMailProps, "isToday">): string =>
  isToday ? "Today" : "Tomorrow";

const MANAGE = { label: "Your ticket, change or cancel", closing: PLEASE_CANCEL };

export const ReminderMail = (props: ReminderMailProps) => (
  <TicketMail
    facts={props}
    heading={`${reminderTitle(props)}: ${props.title}`}
    lead={`It is nearly time. There is a place for ${partyText(props.attendeeCount)} at:`}
    manage={MANAGE}
  >
    {props.tide === null ? null : <MailText>{props.tide}</MailText>}
  </TicketMail>
);
