import type { Message } from "#src/platform/mail/mailer.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { TICKET_PICTURE } from "./components/mail-parts.tsx";
import type { TicketMailFacts } from "./components/ticket-mail.tsx";
import { drawTicketPng } from "./draw-ticket.server.ts";
import type { PartyMail } from "./mail-facts.server.ts";
import { ticketCode } from "./registration-token.server.ts";

interface TicketOf {
  facts: TicketMailFacts;
  pictures: NonNullable<Message["pictures"]>;
}

/** What a mail says and shows of the party's ticket, besides all that every mail about a date says. */
export async function ticketOf(
  services: Pick<Services, "secrets">,
  { party, facts }: PartyMail,
): Promise<TicketOf> {
  const code = ticketCode(services, party.id);
  return {
    facts: { ...facts, attendeeCount: party.attendeeCount, ticketCode: code },
    pictures: [{ name: TICKET_PICTURE, png: await drawTicketPng(code) }],
  };
}
