import { aliasedTable, and, asc, desc, eq, notExists, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import type { Paging } from "#src/shared/paging.ts";
import { dateConditions, eventConditions, seasonCondition } from "./event-conditions.server.ts";
import type { EventFilter } from "./filter-contract.ts";
import { COUNT_CAP, LENGTH_MAX_DAYS } from "./limits-contract.ts";

/** An event of a page; with the date that was asked for, where days were. */
export interface FoundEvent {
  id: number;
  dateId: number | null;
}

interface FoundPage {
  found: FoundEvent[];
  total: number;
  /** There are more than the total says. */
  isCapped: boolean;
}

/** Coming events by their next date, then those that are over, the latest first. */
export async function findPage(
  db: Db,
  filter: EventFilter & Paging,
  now: Date,
): Promise<FoundPage> {
  if (filter.startDate || filter.endDate) return findByDays(db, filter);
  const { limit, offset } = filter;
  const where = and(eventConditions(filter), seasonCondition(filter));
  const coming = and(isComing(now), where);
  const past = and(sql`${events.lastOverAt} <= ${now.toISOString()}::timestamptz`, where);
  const most = filter.q ? countedIn(filter) : null;
  const [comingTotal, pastTotal] = await Promise.all([
    countEvents(db, coming, most),
    countEvents(db, past, most),
  ]);
  const ahead =
    offset < comingTotal ? await readIds(db, and(coming, startsLately(now)), limit, offset) : [];
  const room = limit - ahead.length;
  const behind =
    room > 0 ? await readIds(db, past, room, Math.max(0, offset - comingTotal), desc) : [];
  return { found: [...ahead, ...behind], ...totalOf(comingTotal + pastTotal, most) };
}

/** How far is counted where every match has to be looked at; always beyond the page. */
const countedIn = ({ limit, offset }: Paging): number => Math.max(COUNT_CAP, offset + limit);

const totalOf = (counted: number, most: number | null): Pick<FoundPage, "total" | "isCapped"> => ({
  total: most === null ? counted : Math.min(counted, most),
  isCapped: most !== null && counted > most,
});

/** Exact up to so many; one more says that there are more. */
async function countEvents(db: Db, where: SQL | undefined, most: number | null): Promise<number> {
  if (most === null) return db.$count(events, where);
  const some = db
    .select({ id: events.id })
    .from(events)
    .where(where)
    .limit(most + 1)
    .as("some");
  return db.$count(some);
}

export const isComing = (now: Date): SQL =>
  sql`${events.lastOverAt} > ${now.toISOString()}::timestamptz`;

/** Where the walk along the next dates begins: none that is under way began earlier. */
export const startsLately = (now: Date): SQL =>
  sql`${events.shownStartsAt} > ${now.toISOString()}::timestamptz - ${sql.raw(`interval '${LENGTH_MAX_DAYS + 1} days'`)}`;

async function readIds(
  db: Db,
  where: SQL | undefined,
  limit: number,
  offset: number,
  order: typeof asc = asc,
): Promise<FoundEvent[]> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(where)
    .orderBy(order(events.shownStartsAt), order(events.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => ({ id, dateId: null }));
}

/**
 * Each event with its first date on one of the days, in the order of these. Dates are walked in their
 * order, as far as the page and the count reach; an event is met at its first.
 */
async function findByDays(db: Db, filter: EventFilter & Paging): Promise<FoundPage> {
  const most = countedIn(filter);
  const earlier = aliasedTable(eventDates, "earlier");
  const isFirst = notExists(
    db
      .select({ id: earlier.id })
      .from(earlier)
      .where(
        and(
          eq(earlier.eventId, eventDates.eventId),
          sql`(${earlier.startsAt}, ${earlier.id}) < (${eventDates.startsAt}, ${eventDates.id})`,
          dateConditions(filter, earlier),
        ),
      ),
  );
  const matching = db
    .select({
      id: events.id,
      dateId: sql<number>`${eventDates.id}`.as("date_id"),
      startsAt: eventDates.startsAt,
    })
    .from(eventDates)
    .innerJoin(events, eq(events.id, eventDates.eventId))
    .where(and(eventConditions(filter), dateConditions(filter), isFirst))
    .orderBy(eventDates.startsAt, eventDates.id)
    .limit(most + 1);
  const { rows } = await db.execute<{ found: FoundEvent[]; counted: number }>(sql`
    with matching as materialized ${matching},
    page as (
      select id, date_id, starts_at from matching
      order by starts_at, date_id limit ${filter.limit} offset ${filter.offset}
    )
    select (select count(*)::int from matching) as counted, coalesce((
      select json_agg(json_build_object('id', id, 'dateId', date_id) order by starts_at, date_id)
      from page
    ), '[]') as found`);
  return { found: rows[0]?.found ?? [], ...totalOf(rows[0]?.counted ?? 0, most) };
}
