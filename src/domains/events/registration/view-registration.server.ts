import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { googleLink, outlookLink, outlookWorkLink } from "../calendar/calendar-links.ts";
import { entryOf } from "../event/calendar-file.server.ts";
import { ATTENDEES_MAX } from "../event/limits-contract.ts";
import { placeText } from "../event/rules.ts";
import { isOneOfSeries, toEventDate } from "../event/to-event.server.ts";
import type { RegistrationView } from "./contract.ts";
import { drawTicket } from "./draw-ticket.server.ts";
import { findPartyFacts, type PartyFacts, readPlaceInLine, toParty } from "./queries.server.ts";
import { readRegistrationToken, ticketCode } from "./registration-token.server.ts";
import { largestParty } from "./rules.ts";

/** For whoever holds the link. It shows, and changes nothing. */
export async function viewRegistration(
  services: Services,
  { token }: { token: string },
): Promise<RegistrationView> {
  const facts = await findPartyFacts(services.db, readRegistrationToken(services, token));
  if (!facts) throw new AppError("not_found", "This registration is no longer there.");
  const { party, date, event } = facts;
  const { startDate, endDate, startLocal, endLocal, zone, endZone, ...stands } = toEventDate(
    date,
    event,
  );
  const { status, statusNote, weatherCall } = stands;
  return {
    ...toParty(party),
    placeInLine: await readPlaceInLine(services.db, party),
    userName: party.userName,
    eventId: event.id,
    dateId: date.id,
    isShown: event.takenDownReason === null,
    title: event.title,
    place: placeText(event),
    organizer: event.organizer,
    ...{ startDate, endDate, startLocal, endLocal, zone, endZone, statusNote, weatherCall },
    timeZone: event.timeZone,
    dateStatus: status,
    isOneOfSeries: isOneOfSeries(event),
    hasBegun: date.startsAt <= new Date(),
    attendeesMax: largestParty(date, party, ATTENDEES_MAX),
    ...ticketOf(services, facts),
    ...(await calendarLinks(services, facts)),
  };
}

/** Only who is registered has one. */
function ticketOf(services: Services, { party }: PartyFacts) {
  if (party.status !== "registered") return { ticketCode: null, ticketSvg: null };
  const code = ticketCode(services, party.id);
  return { ticketCode: code, ticketSvg: drawTicket(code) };
}

async function calendarLinks(services: Services, { event, date }: PartyFacts) {
  const entry = await entryOf(services, event, date);
  return {
    googleLink: googleLink(entry),
    outlookLink: outlookLink(entry),
    outlookWorkLink: outlookWorkLink(entry),
  };
}
