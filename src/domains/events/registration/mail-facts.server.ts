import { isProved } from "#src/domains/accounts/person/queries.server.ts";
import type { MailCalendar } from "#src/platform/mail/mailer.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { carriesLink } from "#src/shared/carries-link.ts";
import { writeDate } from "../calendar/write-calendar.server.ts";
import { entryOf } from "../event/calendar-file.server.ts";
import { placeText } from "../event/rules.ts";
import { whenText } from "../event/when-rules.ts";
import { endZoneOf, zoneAt } from "../event/zone-at.ts";
import { wallTimeAt } from "../series/wall-time.ts";
import type { EventMailFacts } from "./components/mail-parts.tsx";
import { countTurns, findPartyFacts, type PartyFacts } from "./queries.server.ts";
import { registrationLink } from "./registration-token.server.ts";

export interface PartyMail extends PartyFacts {
  to: string;
  facts: EventMailFacts;
}

/** Null when the person left. Otherwise always: what strangers can cause is limited where they cause it. */
export async function preparePartyMail(
  services: Services,
  { registrationId }: { registrationId: number },
): Promise<PartyMail | null> {
  const found = await findPartyFacts(services.db, registrationId);
  if (!found?.party.userEmail.includes("@")) return null;
  const { party, date, event } = found;
  const { userId, userEmail: email } = party;
  const mayRepeat = await isProved(services.db, { userId, email });
  return {
    ...found,
    to: email,
    facts: {
      userName: mayRepeat ? party.userName : null,
      title: event.title,
      when: sayWhen(date.startsAt, date.endsAt, event.timeZone),
      place: placeText(event),
      organizer: event.organizer,
      price: sayPrice(event),
      link: registrationLink(services, party.id),
    },
  };
}

/** In the organizer's own words, which go to people who did not ask for them: no link hides in them. */
const sayPrice = ({ price }: PartyFacts["event"]): string | null =>
  price === null || carriesLink(price) ? null : price;

export function sayWhen(startsAt: Date, endsAt: Date | null, timeZone: string): string {
  return whenText({
    startLocal: wallTimeAt(startsAt, timeZone),
    endLocal: endsAt && wallTimeAt(endsAt, timeZone),
    zone: zoneAt(startsAt, timeZone),
    endZone: endZoneOf(startsAt, endsAt, timeZone),
  });
}

/** The reader's calendar takes the date in, moves it, or takes it out. The description only goes to those who asked for it. */
export async function calendarFor(
  services: Services,
  { event, date, party, to, facts }: PartyMail,
  method: MailCalendar["method"],
): Promise<MailCalendar> {
  const entry = await entryOf(services, event, date);
  const reader = { name: facts.userName ?? to, address: to };
  const told = {
    ...entry,
    sequence: entry.sequence + (await countTurns(services.db, party)),
    ...(facts.userName === null && { description: "" }),
    ...(method === "CANCEL" && { status: "cancelled" as const }),
  };
  return { method, file: writeDate(told, { method, reader, now: new Date() }) };
}
