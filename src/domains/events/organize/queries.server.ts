import { and, eq, gt, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { containsText } from "#src/db/contains-text.server.ts";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { isOnSite } from "../event/event-conditions.server.ts";
import { seriesOf } from "../event/find-event.server.ts";
import { EVENT_NOT_FOUND, findEventRow, readEvents } from "../event/queries.server.ts";
import { type EventRow, toEventDate } from "../event/to-event.server.ts";
import { isApproximate } from "../event/town-middle.server.ts";
import type { EditableEvent } from "./contract.ts";
import { dateCounter } from "./count-dates.server.ts";
import type { ManagedEvent, ManagedFilter } from "./managed-contract.ts";
import { requireOwnEvent } from "./require-organizer.server.ts";
import { versionOfDate } from "./version-of-date.server.ts";
import { versionOfEvent } from "./version-of-event.server.ts";

/** Whether this person may change it. */
export async function isOwnEvent(db: Db, viewer: Viewer | null, id: number): Promise<boolean> {
  if (viewer === null || viewer.isAdmin) return viewer !== null;
  return (await db.$count(events, and(eq(events.id, id), eq(events.organizerId, viewer.id)))) > 0;
}

/** The events of one organizer. */
export const listOwnEvents = (db: Db, organizerId: string, page: Paging) =>
  listManaged(db, eq(events.organizerId, organizerId), page);

/** Every event, for administrators; or those that were taken down, or were not. */
export const listAllEvents = (db: Db, { takenDown, q, ...page }: ManagedFilter) =>
  listManaged(db, and(standingCondition(takenDown), containsText(SEARCHED, q)), page);

const SEARCHED = [events.title, events.organizer, events.city];

function standingCondition(takenDown: boolean | undefined): SQL | undefined {
  if (takenDown === undefined) return undefined;
  return takenDown ? isNotNull(events.takenDownReason) : isOnSite;
}

export async function requireManaged(db: Db, id: number): Promise<ManagedEvent> {
  const [event] = await readManaged(db, [id]);
  if (!event) throw new AppError("not_found", EVENT_NOT_FOUND);
  return event;
}

/** In the order of the ids. */
async function readManaged(db: Db, ids: readonly number[]): Promise<ManagedEvent[]> {
  const found = ids.map((id) => ({ id, dateId: null }));
  const [items, rows] = await Promise.all([readEvents(db, found, new Date()), readFacts(db, ids)]);
  const facts = new Map(rows.map((row) => [row.id, row]));
  return items.flatMap((event) => {
    const row = facts.get(event.id);
    if (!row) return [];
    return {
      ...event,
      takenDownReason: row.takenDownReason,
      version: versionOfEvent(row),
      formVersion: row.version,
    };
  });
}

const readFacts = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: events.id,
      version: events.version,
      image: events.image,
      takenDownReason: events.takenDownReason,
    })
    .from(events)
    .where(inArray(events.id, [...ids]));

/** Those to come, the nearest first; then those that are over, the latest first. */
function comingFirst(now: Date): SQL[] {
  const isOver = sql`(${events.lastOverAt} <= ${now.toISOString()}::timestamptz)`;
  const starts = sql`extract(epoch from ${events.shownStartsAt})`;
  return [
    sql`${isOver}`,
    sql`case when ${isOver} then -${starts} else ${starts} end`,
    sql`${events.id}`,
  ];
}

async function listManaged(
  db: Db,
  where: SQL | undefined,
  { limit, offset }: Paging,
): Promise<ListPage<ManagedEvent>> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(where)
    .orderBy(...comingFirst(new Date()))
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ id }) => id);
  const [items, total] = await Promise.all([readManaged(db, ids), db.$count(events, where)]);
  return { items, total };
}

const DATES_SHOWN = 60;

/** Null for everybody but those who may change it. */
export async function findEditable(
  db: Db,
  viewer: Viewer | null,
  id: number,
): Promise<EditableEvent | null> {
  const isAllowed = viewer !== null && (await isOwnEvent(db, viewer, id));
  return isAllowed && (await findEventRow(db, id)) ? readEditable(db, viewer, id) : null;
}

/** All that the form of an event begins with, and its dates to decide about. */
export async function readEditable(db: Db, viewer: Viewer, id: number): Promise<EditableEvent> {
  const event = await requireOwnEvent(db, viewer, id);
  const series = seriesOf(event);
  const left = dateCounter(series);
  const isShown = or(gt(eventDates.overAt, new Date()), eq(eventDates.overAt, event.lastOverAt));
  const dates = await db
    .select()
    .from(eventDates)
    .where(and(eq(eventDates.eventId, id), isShown))
    .orderBy(eventDates.startsAt)
    .limit(DATES_SHOWN);
  const { image: imageUrl, organizerId: _, chosenSeason: season, ...facts } = event;
  return {
    ...facts,
    season,
    ...(await pinOf(event)),
    rule: series.rule,
    imageUrl,
    startDate: series.startsLocal,
    endDate: series.endsLocal,
    isRecurring: series.rule !== null,
    dates: dates.map((date) => ({
      ...toEventDate(date, event),
      slot: date.slot,
      left: left(date.slot),
      version: versionOfDate(date),
    })),
  };
}

/** A position that follows from the town is found again when the town is mended. */
async function pinOf(event: EventRow) {
  const { latitude, longitude } = event;
  const isSet = !(await isApproximate(event));
  return isSet ? { latitude, longitude } : { latitude: null, longitude: null };
}
