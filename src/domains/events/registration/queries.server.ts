import { and, count, desc, eq, getTableColumns, inArray, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { eventDates, eventRegistrations, events } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { type DateRow, type EventRow, toEvent } from "../event/to-event.server.ts";
import type { OwnRegistration } from "./contract.ts";
import { registrationPath } from "./registration-token.server.ts";

export type PartyRow = typeof eventRegistrations.$inferSelect;

/** A party with what it is for. */
export interface PartyFacts {
  party: PartyRow;
  date: DateRow;
  event: EventRow;
}

const { search: _, ...eventColumns } = getTableColumns(events);

const selectFacts = (db: Db | Tx) =>
  db
    .select({ party: eventRegistrations, date: eventDates, event: eventColumns })
    .from(eventRegistrations)
    .innerJoin(eventDates, eq(eventDates.id, eventRegistrations.dateId))
    .innerJoin(events, eq(events.id, eventDates.eventId));

export async function findPartyFacts(db: Db | Tx, id: number): Promise<PartyFacts | null> {
  const [row] = await selectFacts(db).where(eq(eventRegistrations.id, id));
  return row ?? null;
}

/** Parties up to and with this one; null when it does not wait. */
export async function readPlaceInLine(db: Db | Tx, party: PartyRow): Promise<number | null> {
  if (party.status !== "waiting" || party.placeInLine === null) return null;
  const { dateId, status, placeInLine } = eventRegistrations;
  const isAhead = lt(placeInLine, party.placeInLine);
  const [row] = await db
    .select({ ahead: count() })
    .from(eventRegistrations)
    .where(and(eq(dateId, party.dateId), eq(status, "waiting"), isAhead));
  return (row?.ahead ?? 0) + 1;
}

/**
 * How often an address came to a date and left it again. A calendar takes each turn for newer than the one
 * before, though nothing became of the date itself.
 */
export async function countTurns(db: Db | Tx, party: PartyRow): Promise<number> {
  const { id, dateId } = eventRegistrations;
  const isEarlier = and(eq(dateId, party.dateId), isUnder(party.userEmail), lt(id, party.id));
  const earlier = await db.$count(eventRegistrations, isEarlier);
  const isLive = party.status === "registered" || party.status === "waiting";
  return 2 * earlier + (isLive ? 0 : 1);
}

const isUnder = (email: string) =>
  eq(sql`lower(${eventRegistrations.userEmail})`, email.toLowerCase());

/** Under the address of the account, which is proved; whoever typed it, and whenever. */
export const isOwn = ({ email }: Pick<Viewer, "email">) => isUnder(email);

/** The latest date first. */
export async function listOwnRegistrations(
  services: Pick<Services, "db" | "secrets">,
  viewer: Viewer,
  { isLive, limit, offset }: Paging & { isLive?: true },
): Promise<ListPage<OwnRegistration>> {
  const { db } = services;
  const live = isLive && inArray(eventRegistrations.status, ["registered", "waiting"]);
  const wanted = and(isOwn(viewer), live);
  const rows = await selectFacts(db)
    .where(wanted)
    .orderBy(desc(eventDates.startsAt), desc(eventRegistrations.id))
    .limit(limit)
    .offset(offset);
  const items = await Promise.all(
    rows.map(async ({ party, date, event }) => ({
      ...(await toEvent(event, date)),
      isShown: event.takenDownReason === null,
      registration: {
        ...toParty(party),
        placeInLine: await readPlaceInLine(db, party),
        link: registrationPath(services, party.id),
      },
    })),
  );
  return { items, total: await db.$count(eventRegistrations, wanted) };
}

export const toParty = (party: PartyRow) => ({
  status: party.status,
  attendeeCount: party.attendeeCount,
  confirmBy: party.confirmBy?.toISOString() ?? null,
  notes: party.notes,
  registrationDate: party.createdAt.toISOString(),
});
