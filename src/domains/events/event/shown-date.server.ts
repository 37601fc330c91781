import { type SQL, sql } from "drizzle-orm";
import { eventDates } from "#src/db/schema/events.server.ts";

const firstOf = (eventId: SQL, condition: SQL, order: SQL): SQL =>
  sql`(select ${eventDates.id} from ${eventDates} where ${eventDates.eventId} = ${eventId} and ${condition} order by ${eventDates.startsAt} ${order} limit 1)`;

/**
 * The id of the date that an event is shown with: the next that takes place, else the next that is
 * postponed, else the next that is cancelled, else the last.
 */
export function shownDateOf(eventId: SQL, now: Date): SQL<number> {
  const isComing = sql`${eventDates.overAt} > ${now.toISOString()}::timestamptz`;
  const stands = (status: "active" | "postponed") =>
    sql`${isComing} and ${eventDates.status} = ${sql.raw(`'${status}'`)}`;
  const ahead = sql.raw("asc");
  return sql`coalesce(${firstOf(eventId, stands("active"), ahead)}, ${firstOf(eventId, stands("postponed"), ahead)}, ${firstOf(eventId, isComing, ahead)}, ${firstOf(eventId, sql`true`, sql.raw("desc"))})`;
}
