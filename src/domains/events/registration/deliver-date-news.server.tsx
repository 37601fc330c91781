import type { MailCalendar } from "#src/platform/mail/mailer.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { calendarFor, type PartyMail, preparePartyMail, sayWhen } from "./mail-facts.server.ts";
import type { DateNews } from "./mail-jobs.ts";
import { DateNewsMail, newsTitle } from "./mails/date-news-mail.tsx";

/** What calendars are told; nothing where the date itself stays as it is. */
const METHODS: Readonly<Record<DateNews["kind"], MailCalendar["method"] | null>> = {
  moved: "REQUEST",
  postponed: "REQUEST",
  back: "REQUEST",
  cancelled: "CANCEL",
  go: null,
  no_go: "CANCEL",
};

/** Not to those who have cancelled meanwhile; and of an event that was taken down only that it does not take place. */
export async function deliverDateNews(
  services: Services,
  { registrationId, ...news }: DateNews & { registrationId: number },
): Promise<void> {
  const mail = await preparePartyMail(services, { registrationId });
  if (mail?.party.status !== "registered" && mail?.party.status !== "waiting") return;
  const { kind, note, previousPlace } = news;
  if (mail.event.takenDownReason !== null && kind !== "cancelled") return;
  const isWaiting = mail.party.status === "waiting";
  const method = isWaiting ? null : METHODS[kind];
  await services.mail.send({
    to: mail.to,
    subject: `${newsTitle(kind)}: ${mail.facts.title}`,
    body: (
      <DateNewsMail
        {...mail.facts}
        {...{ kind, note, previousPlace, isWaiting }}
        mayRepeat={mail.facts.userName !== null}
        previousWhen={previousWhen(mail, news)}
      />
    ),
    calendar: method ? await calendarFor(services, mail, method) : undefined,
  });
}

function previousWhen({ event }: PartyMail, news: DateNews): string | null {
  const { previousStartsAt, previousEndsAt } = news;
  if (!previousStartsAt) return null;
  const endsAt = previousEndsAt === null ? null : new Date(previousEndsAt);
  return sayWhen(new Date(previousStartsAt), endsAt, event.timeZone);
}
