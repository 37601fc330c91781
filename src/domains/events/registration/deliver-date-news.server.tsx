import type { MailCalendar } from "#src/platform/mail/mailer.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { isOneOfSeries, statusOf } from "../event/to-event.server.ts";
import { calendarFor, type PartyMail, preparePartyMail, sayWhen } from "./mail-facts.server.ts";
import { DateNews, DeliverGatheredNews } from "./mail-jobs.ts";
import { DateNewsMail, newsSubject } from "./mails/date-news-mail.tsx";
import { admitNews, nextNewsAt, noteTold, takeBack } from "./news-allowance.server.ts";

/** What calendars are told; nothing where the date itself stays as it is. */
const METHODS: Readonly<Record<DateNews["kind"], MailCalendar["method"] | null>> = {
  moved: "REQUEST",
  postponed: "REQUEST",
  back: "REQUEST",
  gathered: "REQUEST",
  cancelled: "CANCEL",
  go: null,
  no_go: "CANCEL",
};

/** Not to those who have cancelled meanwhile; and of an event that was taken down only that it does not take place. */
export async function deliverDateNews(
  services: Services,
  { registrationId, ...news }: DateNews & { registrationId: number },
): Promise<void> {
  const mail = await findReader(services, registrationId);
  if (!mail || (mail.event.takenDownReason !== null && news.kind !== "cancelled")) return;
  await tellOrGather(services, mail, news);
}

/** What changed since the reader was last told, in one mail. Whatever does not take place was told at once. */
export async function deliverGatheredNews(
  services: Services,
  { registrationId }: { registrationId: number },
): Promise<void> {
  const mail = await findReader(services, registrationId);
  if (!mail || mail.date.overAt <= new Date()) return;
  const { statusNote: note } = mail.date;
  const status = statusOf(mail.event, mail.date);
  if (status === "cancelled") return;
  const kind = status === "postponed" ? "postponed" : "gathered";
  await tellOrGather(services, mail, DateNews.parse({ kind, note }));
}

async function findReader(services: Services, registrationId: number): Promise<PartyMail | null> {
  const mail = await preparePartyMail(services, { registrationId });
  const isLive = mail?.party.status === "registered" || mail?.party.status === "waiting";
  return isLive ? mail : null;
}

async function tellOrGather(services: Services, mail: PartyMail, news: DateNews): Promise<void> {
  const { db, jobs } = services;
  const admission = await admitNews(db, mail, news.kind);
  if (!admission) {
    const notBefore = await nextNewsAt(db, mail, news.kind);
    const registrationId = mail.party.id;
    if (notBefore) await jobs.send(db, DeliverGatheredNews, { registrationId }, { notBefore });
    return;
  }
  try {
    await sendNews(services, mail, news);
  } catch (error) {
    await takeBack(db, admission);
    throw error;
  }
  await noteTold(db, mail, news.kind);
}

async function sendNews(services: Services, mail: PartyMail, news: DateNews): Promise<void> {
  const { kind } = news;
  const isWaiting = mail.party.status === "waiting";
  const method = isWaiting ? null : METHODS[kind];
  await services.mail.send({
    to: mail.to,
    subject: newsSubject({ ...news, title: mail.facts.title }),
    body: (
      <DateNewsMail
        {...mail.facts}
        {...news}
        isWaiting={isWaiting}
        confirmBy={confirmByIn(mail, kind)}
        isOneOfSeries={isOneOfSeries(mail.event)}
        mayRepeat={mail.facts.userName !== null}
      />
    ),
    calendar: method ? await calendarFor(services, mail, method) : undefined,
  });
}

const TAKES_PLACE: readonly DateNews["kind"][] = ["moved", "back", "gathered", "go"];

/** A change of a date moves the time to say yes to a place; where the date is off, there is nothing to confirm. */
function confirmByIn({ party, event, date }: PartyMail, kind: DateNews["kind"]): string | null {
  const isOn = TAKES_PLACE.includes(kind) && statusOf(event, date) === "active";
  return isOn && party.confirmBy ? sayWhen(party.confirmBy, null, event.timeZone) : null;
}
