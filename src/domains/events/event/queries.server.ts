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

/** Those that take place. */
const UPCOMING = eq(events.status, "active");
/** Those of them that administrators put forward. */
const FEATURED = and(eq(events.featured, true), UPCOMING);

/** The soonest first, as all that follow. */
export const listUpcoming = (db: Db, page: Paging) => listNext(db, UPCOMING, page);
export const listFeatured = (db: Db, page: Paging) => listNext(db, FEATURED, page);

/** The first of them for a page, which does not say how many there are. */
export const firstUpcoming = (db: Db, limit: number, now = new Date()) =>
  readNext(db, UPCOMING, { limit, offset: 0, now });
export const firstFeatured = (db: Db, limit: number, now = new Date()) =>
  readNext(db, FEATURED, { limit, offset: 0, now });

async function listNext(db: Db, where: SQL | undefined, page: Paging): Promise<ListPage<Event>> {
  const now = new Date();
  const [items, total] = await Promise.all([
    readNext(db, where, { ...page, now }),
    db.$count(events, and(where, isNext(now))),
  ]);
  return { items, total };
}

async function readNext(
  db: Db,
  where: SQL | undefined,
  { limit, offset, now }: Paging & { now: Date },
): Promise<Event[]> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(where, isNext(now)))
    .orderBy(asc(events.shownStartsAt), asc(events.id))
    .limit(limit)
    .offset(offset);
  const found = rows.map(({ id }) => ({ id, dateId: null }));
  return readEvents(db, found, now);
}

const isNext = (now: Date): SQL | undefined =>
  and(isOnSite, isComing(now), startsLately(now), takesPlace(now));

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
