import { AgainNote, type AskedAgain, partyText } from "../components/mail-parts.tsx";
import { PLEASE_CANCEL, TicketMail, type TicketMailFacts } from "../components/ticket-mail.tsx";

interface RegisteredMailProps extends TicketMailFacts {
  isChange: boolean;
  again: AskedAgain | null;
}

export const registeredTitle = ({ isChange }: Pick<RegisteredMailProps, "isChange">): string =>
  isChange ? "Your registration was changed" : "You are registered";

const MANAGE = {
  label: "Change or cancel",
  closing: `${PLEASE_CANCEL} If it was not you who registered, cancel it there as well.`,
};

export const RegisteredMail = (props: RegisteredMailProps) => (
  <TicketMail
    facts={props}
    heading={registeredTitle(props)}
    lead={`There is a place for ${partyText(props.attendeeCount)} at:`}
    manage={MANAGE}
  >
    <AgainNote again={props.again} />
  </TicketMail>
);
