import type { ReactNode } from "react";
import { MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import { DateNewsText, type DateNewsTextProps } from "./date-news-text.tsx";
import { EventFacts, type EventMailFacts, Greeting, ManageButton, Ticket } from "./mail-parts.tsx";

/** What every mail with a ticket says. */
export interface TicketMailFacts extends EventMailFacts {
  attendeeCount: number;
  ticketCode: string;
}

interface TicketMailProps {
  facts: TicketMailFacts;
  heading: string;
  /** What happened to the date at the same time. */
  news?: DateNewsTextProps | null;
  /** Ends where the event is named. */
  lead: string;
  /** Between the event and the ticket. */
  children?: ReactNode;
  /** What the button to the registration says, and what stands below it. */
  manage?: { label: string; closing: string };
}

export const TicketMail = ({ facts, heading, news, lead, children, manage }: TicketMailProps) => (
  <MailLayout title={heading}>
    <Greeting {...facts} />
    {news ? <DateNewsText {...news} /> : null}
    <MailText>{lead}</MailText>
    <EventFacts {...facts} />
    {children}
    <Ticket code={facts.ticketCode} attendeeCount={facts.attendeeCount} />
    {manage ? (
      <>
        <ManageButton link={facts.link}>{manage.label}</ManageButton>
        <MailText>{manage.closing}</MailText>
      </>
    ) : null}
  </MailLayout>
);

export const PLEASE_CANCEL =
  "If you cannot come, please cancel: others may be waiting for the place.";
