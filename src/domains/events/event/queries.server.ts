import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { Event } from "./contract.ts";
import { isOnSite } from "./event-conditions.server.ts";
import type { EventFilter } from "./filter-contract.ts";
import { type FoundEvent, findPage, isComing, startsLately } from "./find-page.server.ts";
import { shownDateOf } from "./shown-date.server.ts";
import { toEvent } from "./to-event.server.ts";

export const EVENT_NOT_FOUND = "Event not found";

const { search: _, ...eventColumns } = getTableColumns(events);

export async function listEvents(
  db: Db,
  filter: EventFilter & Paging,
  now = new Date(),
): Promise<ListPage<Event> & { isCapped: boolean }> {
  const { found, ...length } = await findPage(db, filter, now);
  return { items: await readEvents(db, found, now), ...length };
}

/** The next that take place, the soonest first. */
export function listUpcoming(db: Db, limit: number, now = new Date()): Promise<Event[]> {
  return listNext(db, eq(events.status, "active"), limit, now);
}

/** Those that administrators put forward and that are not over. */
export function listFeatured(db: Db, limit: number, now = new Date()): Promise<Event[]> {
  return listNext(db, and(eq(events.featured, true), eq(events.status, "active")), limit, now);
}

async function listNext(
  db: Db,
  where: SQL | undefined,
  limit: number,
  now: Date,
): Promise<Event[]> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(where, isOnSite, isComing(now), startsLately(now), takesPlace(now)))
    .orderBy(asc(events.shownStartsAt), asc(events.id))
    .limit(limit);
  const found = rows.map(({ id }) => ({ id, dateId: null }));
  return readEvents(db, found, now);
}

/** One of its dates to come does. */
const takesPlace = (now: Date): SQL =>
  sql`exists (select from ${eventDates} where ${eventDates.eventId} = ${events.id} and ${eventDates.status} = 'active' and ${eventDates.overAt} > ${now.toISOString()}::timestamptz)`;

/** In the order in which they were found. */
export async function readEvents(
  db: Db,
  found: readonly FoundEvent[],
  now: Date,
): Promise<Event[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const asked = found.flatMap(({ dateId }) => dateId ?? []);
  const isShown =
    asked.length > 0
      ? inArray(eventDates.id, asked)
      : eq(eventDates.id, shownDateOf(sql`${events.id}`, now));
  const rows = await db
    .select({ event: eventColumns, date: eventDates })
    .from(events)
    .innerJoin(eventDates, and(eq(eventDates.eventId, events.id), isShown))
    .where(inArray(events.id, ids));
  const read = await Promise.all(rows.map(({ event, date }) => toEvent(event, date)));
  const byId = new Map(read.map((event) => [event.id, event]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The row, for those who change it or look at all of it. */
export async function findEventRow(db: Db | Tx, id: number) {
  const [row] = await db.select(eventColumns).from(events).where(eq(events.id, id));
  return row ?? null;
}

/** One that everybody may see. */
export async function requirePublicRow(db: Db | Tx, id: number) {
  const row = await requireEventRow(db, id);
  if (row.takenDownReason !== null) throw new AppError("not_found", EVENT_NOT_FOUND);
  return row;
}

export async function requireEventRow(db: Db | Tx, id: number) {
  const row = await findEventRow(db, id);
  if (!row) throw new AppError("not_found", EVENT_NOT_FOUND);
  return row;
}
