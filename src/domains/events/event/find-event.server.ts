import { and, asc, eq, gt, max, or, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Series, SeriesRule } from "../series/contract.ts";
import { describeSeries } from "../series/describe-series.server.ts";
import { DATES_AHEAD_MAX } from "../series/limits-contract.ts";
import { dayOf, wallTimeAt } from "../series/wall-time.ts";
import type { ApartDate, EventDetail } from "./contract.ts";
import { isOnSite } from "./event-conditions.server.ts";
import { COMING_DATES_SHOWN } from "./limits-contract.ts";
import { EVENT_NOT_FOUND, findEventRow } from "./queries.server.ts";
import { shownDateOf } from "./shown-date.server.ts";
import { type DateRow, type EventRow, toEvent, toEventDate } from "./to-event.server.ts";

interface Asked {
  id: number;
  /** One of its dates; without it, or when it is another event's, the next. */
  dateId?: number;
  /** All dates to come are named, not only the next. */
  isWhole?: boolean;
}

/** What everybody may see of an event; null when there is no such one, or not any more. */
export async function findPublicEvent(db: Db, asked: Asked): Promise<EventDetail | null> {
  const event = await findEventRow(db, asked.id);
  return event?.takenDownReason === null ? describeEvent(db, event, asked) : null;
}

async function describeEvent(
  db: Db,
  event: EventRow,
  { id, dateId, isWhole = false }: Asked,
): Promise<EventDetail | null> {
  const now = new Date();
  const [date, coming, found, continues, continuedBy, apart, apartCount, partOf] =
    await Promise.all([
      readDate(db, { id, dateId }, now),
      readComing(db, id, { now, limit: isWhole ? DATES_AHEAD_MAX : COMING_DATES_SHOWN }),
      readSums(db, event, now),
      readEarlierPart(db, event),
      readContinuation(db, event),
      readApart(db, id, now),
      countApart(db, event),
      readSeries(db, event),
    ]);
  if (!date) return null;
  const { lastStartsAt, ...sums } = found;
  return {
    ...(await toEvent(event, date)),
    date: toEventDate(date, event),
    comingDates: coming.map((each) => toEventDate(each, event)),
    ...sums,
    recurrence: describeSeries(
      reaching(seriesOf(event), lastDay(event, lastStartsAt, apart)),
      apartCount,
    ),
    continues,
    continuedBy,
    apart,
    partOf,
  };
}

export async function requirePublicEvent(db: Db, asked: Asked): Promise<EventDetail> {
  const event = await findPublicEvent(db, asked);
  if (!event) throw new AppError("not_found", EVENT_NOT_FOUND);
  return event;
}

/** For those who manage it, also when it was taken down. */
export async function requireEvent(db: Db, asked: Asked): Promise<EventDetail> {
  const event = await findEventRow(db, asked.id);
  const detail = event && (await describeEvent(db, event, asked));
  if (!detail) throw new AppError("not_found", EVENT_NOT_FOUND);
  return detail;
}

/** What its dates are made of. */
export const seriesOf = ({ rule, startsLocal, endsLocal, timeZone }: EventRow): Series => ({
  rule: rule as SeriesRule | null,
  startsLocal,
  endsLocal,
  timeZone,
});

/** The day of the last date of a series: one that was moved or changed apart can be after its rule. */
function lastDay({ timeZone }: EventRow, lastStartsAt: Date | null, apart: ApartDate[]): string {
  const own = lastStartsAt ? dayOf(wallTimeAt(lastStartsAt, timeZone)) : "";
  return [own, ...apart.map(({ startLocal }) => dayOf(startLocal))].toSorted().at(-1) ?? own;
}

/** Its end is never said to be before one of its dates. */
function reaching({ rule, ...series }: Series, day: string): Series {
  const isLater = rule !== null && rule.until !== null && rule.until < day;
  return { ...series, rule: isLater ? { ...rule, until: day } : rule };
}

async function readDate(db: Db, { id, dateId }: Asked, now: Date): Promise<DateRow | null> {
  const asked = dateId === undefined ? null : await readOne(db, id, dateId);
  return asked ?? readOne(db, id, shownDateOf(sql`${id}::int`, now));
}

async function readOne(
  db: Db,
  eventId: number,
  dateId: number | ReturnType<typeof shownDateOf>,
): Promise<DateRow | null> {
  const [row] = await db
    .select()
    .from(eventDates)
    .where(and(eq(eventDates.eventId, eventId), eq(eventDates.id, dateId)));
  return row ?? null;
}

const readComing = (
  db: Db,
  eventId: number,
  { now, limit }: { now: Date; limit: number },
): Promise<DateRow[]> =>
  db
    .select()
    .from(eventDates)
    .where(and(eq(eventDates.eventId, eventId), gt(eventDates.overAt, now)))
    .orderBy(asc(eventDates.startsAt))
    .limit(limit);

async function readEarlierPart(db: Db, { id }: EventRow) {
  const [row] = await db
    .select({ id: events.id, title: events.title })
    .from(events)
    .where(and(eq(events.continuedById, id), isOnSite))
    .limit(1);
  return row ?? null;
}

async function readContinuation(db: Db, { continuedById }: EventRow) {
  if (continuedById === null) return null;
  const [row] = await db
    .select({ id: events.id, title: events.title, startLocal: events.startsLocal })
    .from(events)
    .where(and(eq(events.id, continuedById), isOnSite));
  return row ?? null;
}

async function readApart(db: Db, id: number, now: Date): Promise<ApartDate[]> {
  const rows = await db
    .select({ date: eventDates, event: events })
    .from(eventDates)
    .innerJoin(events, eq(events.id, eventDates.eventId))
    .where(and(eq(events.partOfId, id), gt(eventDates.overAt, now), isOnSite))
    .orderBy(asc(eventDates.startsAt))
    .limit(DATES_AHEAD_MAX);
  return rows.map(({ date, event }) => ({
    ...toEventDate(date, event),
    eventId: event.id,
    title: event.title,
  }));
}

/** Also those that are over: each of them is a date that its rule leaves out, and that takes place. */
const countApart = async (db: Db, { id, rule }: EventRow): Promise<number> =>
  rule === null ? 0 : db.$count(events, and(eq(events.partOfId, id), isOnSite));

async function readSeries(db: Db, { partOfId }: EventRow) {
  if (partOfId === null) return null;
  const [row] = await db
    .select({ id: events.id, title: events.title })
    .from(events)
    .where(and(eq(events.id, partOfId), isOnSite));
  return row ?? null;
}

/** Nobody comes to a date that does not take place. */
async function readSums(db: Db, { id, status }: EventRow, now: Date) {
  const isComing = gt(eventDates.overAt, now);
  const isOff = or(eq(eventDates.status, "cancelled"), status === "active" ? undefined : isComing);
  const [row] = await db
    .select({
      comingCount: sql<number>`(count(*) filter (where ${isComing}))::int`,
      interestCount: sql<number>`coalesce(sum(${eventDates.taken}) filter (where not ${isOff}), 0)::int`,
      lastStartsAt: max(eventDates.startsAt),
    })
    .from(eventDates)
    .where(eq(eventDates.eventId, id));
  return row ?? { comingCount: 0, interestCount: 0, lastStartsAt: null };
}
