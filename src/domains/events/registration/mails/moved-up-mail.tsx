import type { DateNewsTextProps } from "../components/date-news-text.tsx";
import { ConfirmNote, ManageButton, partyText } from "../components/mail-parts.tsx";
import { TicketMail, type TicketMailFacts } from "../components/ticket-mail.tsx";

interface MovedUpMailProps extends TicketMailFacts {
  /** In words; null when the place is theirs without it. */
  confirmBy: string | null;
  news: DateNewsTextProps | null;
}

export function MovedUpMail({ confirmBy, news, ...facts }: MovedUpMailProps) {
  const party = partyText(facts.attendeeCount);
  return (
    <TicketMail
      facts={facts}
      heading="A place is yours"
      news={news}
      lead={`Places became free, and you moved up from the waiting list: ${party} can come to:`}
    >
      <ConfirmNote confirmBy={confirmBy} />
      <ManageButton link={facts.link}>
        {confirmBy === null ? "Change or cancel" : "Confirm or decline"}
      </ManageButton>
    </TicketMail>
  );
}
