import type { z } from "zod";
import type { Message } from "#src/platform/mail/mailer.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { TICKET_PICTURE } from "./components/mail-parts.tsx";
import { drawTicketPng } from "./draw-ticket.server.ts";
import { calendarFor, type PartyMail, preparePartyMail, sayWhen } from "./mail-facts.server.ts";
import type { DeliverRegistration } from "./mail-jobs.ts";
import { MovedUpMail } from "./mails/moved-up-mail.tsx";
import { RegisteredMail, registeredTitle } from "./mails/registered-mail.tsx";
import { WaitingMail } from "./mails/waiting-mail.tsx";
import { readPlaceInLine } from "./queries.server.ts";
import { ticketCode } from "./registration-token.server.ts";

type Asked = z.output<typeof DeliverRegistration.payload>;

/** Says how it stands now: what changed since the reason for the mail has a mail of its own. */
export async function deliverRegistration(
  services: Services,
  { registrationId, occasion }: Asked,
): Promise<void> {
  const isTyped = occasion === "new" || occasion === "again";
  const mail = await preparePartyMail(services, { registrationId, isTyped });
  if (!mail) return;
  const { status } = mail.party;
  if (status === "waiting") await sendWaiting(services, mail);
  if (status === "registered") await sendTicket(services, mail, occasion);
}

async function sendWaiting(services: Services, { party, to, facts }: PartyMail): Promise<void> {
  const placeInLine = await readPlaceInLine(services.db, party);
  const { attendeeCount } = party;
  await services.mail.send({
    to,
    subject: `Waiting list: ${facts.title}`,
    body: <WaitingMail {...facts} attendeeCount={attendeeCount} placeInLine={placeInLine} />,
  });
}

async function sendTicket(
  services: Services,
  mail: PartyMail,
  occasion: Asked["occasion"],
): Promise<void> {
  const code = ticketCode(services, mail.party.id);
  await services.mail.send({
    to: mail.to,
    ...(occasion === "moved_up" ? movedUp(mail, code) : registered(mail, code, occasion)),
    calendar: await calendarFor(services, mail, "REQUEST"),
    pictures: [{ name: TICKET_PICTURE, png: await drawTicketPng(code) }],
  });
}

type Words = Pick<Message, "subject" | "body">;

function movedUp({ party, event, facts }: PartyMail, code: string): Words {
  const { confirmBy, attendeeCount } = party;
  const by = confirmBy && sayWhen(confirmBy, null, event.timeZone);
  const ticket = { attendeeCount, ticketCode: code };
  return {
    subject: `A place is yours: ${facts.title}`,
    body: <MovedUpMail {...facts} {...ticket} confirmBy={by} />,
  };
}

function registered({ party, facts }: PartyMail, code: string, occasion: string): Words {
  const isChange = occasion === "changed";
  const ticket = { attendeeCount: party.attendeeCount, ticketCode: code };
  return {
    subject: `${registeredTitle({ isChange })}: ${facts.title}`,
    body: <RegisteredMail {...facts} {...ticket} isChange={isChange} />,
  };
}
