import type { DateNewsTextProps } from "../components/date-news-text.tsx";
import { partyText } from "../components/mail-parts.tsx";
import { PLEASE_CANCEL, TicketMail, type TicketMailFacts } from "../components/ticket-mail.tsx";
import { SURE_TITLE } from "../limits-contract.ts";

interface SurePlaceMailProps extends TicketMailFacts {
  news: DateNewsTextProps | null;
}

/** For whoever was asked to confirm a place and need not any more. */
export const SurePlaceMail = ({ news, ...facts }: SurePlaceMailProps) => (
  <TicketMail
    facts={facts}
    heading={SURE_TITLE}
    news={news}
    lead={`You were asked to confirm your place. There is nothing to confirm any more: ${partyText(facts.attendeeCount)} can come to:`}
    manage={{ label: "Change or cancel", closing: PLEASE_CANCEL }}
  />
);
