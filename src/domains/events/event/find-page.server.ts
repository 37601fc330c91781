import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import type { Paging } from "#src/shared/paging.ts";
import { dateConditions, eventConditions } from "./event-conditions.server.ts";
import type { EventFilter } from "./filter-contract.ts";
import { LENGTH_MAX_DAYS } from "./limits-contract.ts";

/** An event of a page; with the date that was asked for, where days were. */
export interface FoundEvent {
  id: number;
  dateId: number | null;
}

interface FoundPage {
  found: FoundEvent[];
  total: number;
}

/** Coming events by their next date, then those that are over, the latest first. */
export async function findPage(
  db: Db,
  filter: EventFilter & Paging,
  now: Date,
): Promise<FoundPage> {
  if (filter.startDate || filter.endDate) return findByDays(db, filter);
  const { limit, offset } = filter;
  const where = eventConditions(filter);
  const coming = and(isComing(now), where);
  const past = and(sql`${events.lastOverAt} <= ${now.toISOString()}::timestamptz`, where);
  const [comingTotal, pastTotal] = await Promise.all([
    db.$count(events, coming),
    db.$count(events, past),
  ]);
  const ahead =
    offset < comingTotal ? await readIds(db, and(coming, startsLately(now)), limit, offset) : [];
  const room = limit - ahead.length;
  const behind =
    room > 0 ? await readIds(db, past, room, Math.max(0, offset - comingTotal), desc) : [];
  return { found: [...ahead, ...behind], total: comingTotal + pastTotal };
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
 * Each event with its first date on one of the days, in the order of these. What matches is looked up
 * once, for the page and for the count.
 */
async function findByDays(db: Db, filter: EventFilter & Paging): Promise<FoundPage> {
  const matching = db
    .selectDistinctOn([events.id], {
      id: events.id,
      dateId: sql<number>`${eventDates.id}`.as("date_id"),
      startsAt: eventDates.startsAt,
    })
    .from(eventDates)
    .innerJoin(events, eq(events.id, eventDates.eventId))
    .where(and(eventConditions(filter), dateConditions(filter)))
    .orderBy(events.id, eventDates.startsAt);
  const { rows } = await db.execute<FoundPage & Record<string, unknown>>(sql`
    with matching as materialized ${matching},
    page as (
      select id, date_id, starts_at from matching
      order by starts_at, id limit ${filter.limit} offset ${filter.offset}
    )
    select (select count(*)::int from matching) as total, coalesce((
      select json_agg(json_build_object('id', id, 'dateId', date_id) order by starts_at, id)
      from page
    ), '[]') as found`);
  return rows[0] ?? { found: [], total: 0 };
}
