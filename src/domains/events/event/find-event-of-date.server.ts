import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import { isOnSite } from "./event-conditions.server.ts";

/** Dates keep their number when they go into an event of their own; null where it is no other, or nobody's to see. */
export async function findEventOfDate(
  db: Db,
  { id, dateId }: { id: number; dateId: number },
): Promise<number | null> {
  const [row] = await db
    .select({ id: events.id })
    .from(eventDates)
    .innerJoin(events, eq(events.id, eventDates.eventId))
    .where(and(eq(eventDates.id, dateId), ne(events.id, id), isOnSite));
  return row?.id ?? null;
}

/** The same for whoever asks by the event that had it: a part of a series is a later event of its organizer. */
export async function findPartWithDate(
  db: Db,
  { id, dateId }: { id: number; dateId: number },
): Promise<number | null> {
  const organizerOf = db.select({ id: events.organizerId }).from(events).where(eq(events.id, id));
  const [row] = await db
    .select({ id: events.id })
    .from(eventDates)
    .innerJoin(events, eq(events.id, eventDates.eventId))
    .where(
      and(
        eq(eventDates.id, dateId),
        gt(events.id, id),
        eq(events.organizerId, organizerOf),
        isOnSite,
      ),
    );
  return row?.id ?? null;
}

/** The same for those who run it: only what became of the event itself, by parts that were taken out of it or go on. */
export async function findPartOfEvent(
  db: Db | Tx,
  { id, dateId }: { id: number; dateId: number },
): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive part(id, continued_by_id) as (
      select id, continued_by_id from events where id = ${id}
      union
      select next.id, next.continued_by_id from events next
      join part on next.id = part.continued_by_id or next.part_of_id = part.id
    )
    select event_dates.event_id as id from event_dates
    join part on part.id = event_dates.event_id
    where event_dates.id = ${dateId} and event_dates.event_id <> ${id}`);
  return rows[0]?.id ?? null;
}
