import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import { seasonAt } from "./season-at.server.ts";
import { shownDateOf } from "./shown-date.server.ts";

/** After its dates changed: what lists order this event by, and its season. */
export async function refreshShownDate(tx: Tx, eventId: number, now = new Date()): Promise<void> {
  await refresh(tx, eq(events.id, eventId), now);
}

/** Series whose shown date is over and that have another one. */
export async function refreshShownDates(db: Db, now: Date): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isBehind = sql`${events.rule} is not null and ${events.shownOverAt} <= ${moment} and ${events.lastOverAt} > ${moment}`;
  await refresh(db, isBehind, now);
}

async function refresh(db: Db | Tx, which: SQL, now: Date): Promise<void> {
  await db
    .update(events)
    .set({
      season: seasonAt(eventDates.startsAt),
      shownStartsAt: sql`${eventDates.startsAt}`,
      shownOverAt: sql`${eventDates.overAt}`,
      lastOverAt: sql`(select max(every_date.over_at) from ${eventDates} every_date where every_date.event_id = ${events.id})`,
    })
    .from(eventDates)
    .where(and(which, eq(eventDates.id, shownDateOf(sql`${events.id}`, now))));
}
