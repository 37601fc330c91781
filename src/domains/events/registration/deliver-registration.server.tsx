import type { z } from "zod";
import { isAdmitted } from "#src/platform/http/rate-limit.server.ts";
import type { Message } from "#src/platform/mail/mailer.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { isOneOfSeries, statusOf } from "../event/to-event.server.ts";
import { type DateNewsTextProps, nameWithFormer } from "./components/date-news-text.tsx";
import type { AskedAgain } from "./components/mail-parts.tsx";
import type { TicketMailFacts } from "./components/ticket-mail.tsx";
import { SURE_TITLE } from "./limits-contract.ts";
import { calendarFor, type PartyMail, preparePartyMail, sayWhen } from "./mail-facts.server.ts";
import type { DeliverRegistration } from "./mail-jobs.ts";
import { MovedUpMail } from "./mails/moved-up-mail.tsx";
import { RegisteredMail, registeredTitle } from "./mails/registered-mail.tsx";
import { SurePlaceMail } from "./mails/sure-place-mail.tsx";
import { WaitingMail } from "./mails/waiting-mail.tsx";
import { noteTold } from "./news-allowance.server.ts";
import { readPlaceInLine } from "./queries.server.ts";
import { ticketOf } from "./ticket-of.server.ts";

type Asked = z.output<typeof DeliverRegistration.payload>;

/** Of one registration in a day, however often strangers type its address again. */
const AGAIN = { name: "event-registration-again", calls: 3, seconds: 86_400 };

/** Says how it stands now: what changed since the reason for the mail has a mail of its own. */
export async function deliverRegistration(services: Services, asked: Asked): Promise<void> {
  const { registrationId, occasion } = asked;
  const mail = await preparePartyMail(services, { registrationId });
  if (!mail || isOff(mail, occasion)) return;
  if (occasion === "again" && !(await isAdmitted(services.db, AGAIN, String(registrationId))))
    return;
  const { status } = mail.party;
  if (isOffered(mail) && occasion !== "again" && occasion !== "moved_up") return;
  if (status === "waiting") await sendWaiting(services, mail, asked);
  if (status === "registered") await sendTicket(services, mail, asked);
  if (asked.news) await noteTold(services.db, mail, asked.news.kind);
}

/** The last word stays that it does not take place; who is new to a date that is postponed reads only that. */
function isOff({ event, date }: PartyMail, occasion: Asked["occasion"]): boolean {
  const status = statusOf(event, date);
  return status === "cancelled" || (status === "postponed" && occasion === "new");
}

/** A place that waits to be confirmed was told with its time: no other mail may say that all is done. */
const isOffered = ({ party }: PartyMail): boolean => party.confirmBy !== null;

/** Nothing where it is so already. */
function againFor({ party, facts }: PartyMail, { askedFor }: Asked): AskedAgain | null {
  if (askedFor === null || askedFor === party.attendeeCount) return null;
  return { askedFor, changeLink: `${facts.link}&attendees=${askedFor}` };
}

async function sendWaiting(services: Services, mail: PartyMail, asked: Asked): Promise<void> {
  const { party, to, facts } = mail;
  const placeInLine = await readPlaceInLine(services.db, party);
  const { attendeeCount } = party;
  const place = { attendeeCount, placeInLine, again: againFor(mail, asked) };
  await services.mail.send({
    to,
    subject: `Waiting list: ${facts.title}`,
    body: <WaitingMail {...facts} {...place} />,
  });
}

async function sendTicket(services: Services, mail: PartyMail, asked: Asked): Promise<void> {
  const { facts, pictures } = await ticketOf(services, mail);
  await services.mail.send({
    to: mail.to,
    ...(asked.occasion === "moved_up" || isOffered(mail)
      ? movedUp(mail, facts, newsFor(mail, asked))
      : asked.occasion === "sure"
        ? sure(facts, newsFor(mail, asked))
        : registered(mail, facts, asked)),
    calendar: await calendarFor(services, mail, "REQUEST"),
    pictures,
  });
}

type Words = Pick<Message, "subject" | "body">;

/** What happened to the date at the same time; null where nothing did. */
function newsFor({ event, facts }: PartyMail, { news }: Asked): DateNewsTextProps | null {
  if (news === null) return null;
  const { title, userName } = facts;
  return { ...news, title, mayRepeat: userName !== null, isOneOfSeries: isOneOfSeries(event) };
}

const nameIn = ({ title }: TicketMailFacts, news: DateNewsTextProps | null): string =>
  nameWithFormer(title, news?.previousTitle ?? null);

function movedUp(
  { party, event }: PartyMail,
  facts: TicketMailFacts,
  news: DateNewsTextProps | null,
): Words {
  const { confirmBy } = party;
  const by = confirmBy && sayWhen(confirmBy, null, event.timeZone);
  return {
    subject: `A place is yours: ${nameIn(facts, news)}`,
    body: <MovedUpMail {...facts} confirmBy={by} news={news} />,
  };
}

const sure = (facts: TicketMailFacts, news: DateNewsTextProps | null): Words => ({
  subject: `${SURE_TITLE}: ${nameIn(facts, news)}`,
  body: <SurePlaceMail {...facts} news={news} />,
});

function registered(mail: PartyMail, facts: TicketMailFacts, asked: Asked): Words {
  const isChange = asked.occasion === "changed";
  return {
    subject: `${registeredTitle({ isChange })}: ${facts.title}`,
    body: <RegisteredMail {...facts} isChange={isChange} again={againFor(mail, asked)} />,
  };
}
