import { and, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import { isOnSite } from "./event-conditions.server.ts";

interface Asked {
  /** The event that had the date. */
  id: number;
  dateId: number;
}

/**
 * Dates keep their number when they go into another part of their series: one that goes on, or one that
 * was taken out. Null where the event still has it, or never had.
 */
export async function findPartOfEvent(db: Db | Tx, { id, dateId }: Asked): Promise<number | null> {
  const [date] = await db
    .select({ eventId: eventDates.eventId })
    .from(eventDates)
    .where(eq(eventDates.id, dateId));
  if (!date || date.eventId === id) return null;
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive part(id, continued_by_id) as (
      select id, continued_by_id from events where id = ${id}
      union
      select next.id, next.continued_by_id from events next
      join part on next.id = part.continued_by_id or next.part_of_id = part.id
    )
    select id from part where id = ${date.eventId}`);
  return rows[0]?.id ?? null;
}

/** The same for everybody: only one that is on the site. */
export async function findPublicPart(db: Db, asked: Asked): Promise<number | null> {
  const id = await findPartOfEvent(db, asked);
  if (id === null) return null;
  const [row] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.id, id), isOnSite));
  return row?.id ?? null;
}
