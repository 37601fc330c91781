import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import { dateConditions, eventConditions, lastMoment } from "./event-conditions.server.ts";
import { DAY_EVENTS_SHOWN, type EventStatus, type WeatherCall } from "./limits-contract.ts";
import type { EventDay, MonthRequest } from "./month-contract.ts";

interface DayRow extends Record<string, unknown> {
  day: string;
  id: number;
  dateId: number;
  title: string;
  status: EventStatus;
  weatherCall: WeatherCall | null;
  count: number;
}

/** Days of a month on which something is, at its place; what lasts several days is on each of them. */
export async function listMonth(db: Db, { month, ...filter }: MonthRequest): Promise<EventDay[]> {
  const startDate = `${month}-01`;
  const endDate = lastDayOf(month);
  const where = and(eventConditions(filter), dateConditions({ ...filter, startDate, endDate }));
  const first = sql`greatest(${localDay(sql`${eventDates.startsAt}`)}, ${startDate}::date)`;
  const last = sql`least(${localDay(lastMoment(eventDates))}, ${endDate}::date)`;
  const { rows } = await db.execute<DayRow>(sql`
    select * from (
      select to_char(days.day, 'YYYY-MM-DD') as day, ${events.id} as id, ${eventDates.id} as "dateId",
        ${events.title} as title,
        case when ${events.status} = 'active' then ${eventDates.status} else ${events.status} end as status,
        ${eventDates.weatherCall} as "weatherCall",
        row_number() over (partition by days.day order by ${eventDates.startsAt}, ${eventDates.id}) as place,
        (count(*) over (partition by days.day))::int as count
      from ${eventDates} join ${events} on ${events.id} = ${eventDates.eventId}
      cross join lateral generate_series(${first}, ${last}, interval '1 day') as days(day)
      where ${where}
    ) as found where place <= ${DAY_EVENTS_SHOWN} order by day, place`);
  return groupByDay(rows);
}

const localDay = (moment: SQL): SQL => sql`(${moment} at time zone ${events.timeZone})::date`;

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

function groupByDay(rows: readonly DayRow[]): EventDay[] {
  const days = new Map<string, EventDay>();
  for (const { day, count, ...event } of rows) {
    const known = days.get(day) ?? { day, count, events: [] };
    known.events.push(event);
    days.set(day, known);
  }
  return [...days.values()];
}
