import { MailText } from "#src/platform/mail/mail-layout.tsx";
import { ManageButton, partyText } from "../components/mail-parts.tsx";
import { TicketMail, type TicketMailFacts } from "../components/ticket-mail.tsx";

interface MovedUpMailProps extends TicketMailFacts {
  /** In words; null when the place is theirs without it. */
  confirmBy: string | null;
}

export function MovedUpMail({ confirmBy, ...facts }: MovedUpMailProps) {
  const party = partyText(facts.attendeeCount);
  return (
    <TicketMail
      facts={facts}
      heading="A place is yours"
      lead={`Places became free, and you moved up from the waiting list: ${party} can come to:`}
    >
      {confirmBy === null ? null : (
        <MailText>
          <strong>Please confirm by {confirmBy}.</strong> After that the place goes to the next in
          line.
        </MailText>
      )}
      <ManageButton link={facts.link}>
        {confirmBy === null ? "Change or cancel" : "Confirm or decline"}
      </ManageButton>
    </TicketMail>
  );
}
