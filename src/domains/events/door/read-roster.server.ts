import { and, asc, eq, inArray } from "drizzle-orm";
import { eventRegistrations } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { EventDate } from "../event/contract.ts";
import { STANDING_WORDS, standingOf } from "../event/rules.ts";
import { toEventDate } from "../event/to-event.server.ts";
import { requireOwnEvent } from "../organize/require-organizer.server.ts";
import { sayWhen } from "../registration/mail-facts.server.ts";
import type { Roster, RosterParty } from "./contract.ts";
import { hashTicket } from "./hash-ticket.server.ts";
import { requireDate, scannedSum } from "./queries.server.ts";

/** What a device keeps to work without a signal: no address, no note, no code. */
export async function readRoster(
  services: Services,
  viewer: Viewer,
  asked: { eventId: number; dateId: number },
): Promise<Roster> {
  await requireOwnEvent(services.db, viewer, asked.eventId);
  const date = await requireDate(services.db, asked);
  const event = await requireOwnEvent(services.db, viewer, date.eventId);
  return {
    ...{ eventId: event.id, dateId: date.id, title: event.title },
    when: sayWhen(date.startsAt, date.endsAt, event.timeZone),
    notice: noticeOf(toEventDate(date, event)),
    ...{ startsAt: date.startsAt.toISOString(), overAt: date.overAt.toISOString() },
    timeZone: event.timeZone,
    takenAt: new Date().toISOString(),
    parties: await readRosterParties(services, { dateId: date.id }),
  };
}

function noticeOf(date: EventDate): string | null {
  const standing = standingOf(date, Date.now());
  const takesPlace = date.status === "active";
  return takesPlace ? null : STANDING_WORDS[standing];
}

/** Of a date: all of them, those who cancelled too, or only these. */
export async function readRosterParties(
  services: Pick<Services, "db" | "secrets">,
  { dateId, ids }: { dateId: number; ids?: readonly number[] },
): Promise<RosterParty[]> {
  const { id, userName, attendeeCount, status } = eventRegistrations;
  const rows = await services.db
    .select({ id, name: userName, size: attendeeCount, status, scanned: scannedSum })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.dateId, dateId), ids && inArray(id, [...ids])))
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, ticketHash: hashTicket(services, row.id) }));
}
