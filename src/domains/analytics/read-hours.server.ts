import { sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import type { WeekHours } from "./figure-contract.ts";
import { addDays, type Period } from "./period-rules.ts";

interface Asked {
  businessId: number;
  period: Period;
  timeZone: string;
}

/** By the clock of the place, also on days that have 23 or 25 hours. */
export async function readWeekHours(
  db: Db,
  { businessId, period: { from, to }, timeZone }: Asked,
): Promise<WeekHours> {
  const { rows } = await db.execute<{ weekday: number; hour: number; views: number }>(sql`
    select extract(isodow from at)::int as weekday, extract(hour from at)::int as hour,
      sum(count)::int as views
    from (
      select hour at time zone ${timeZone} as at, count from analytics_hours
      where business_id = ${businessId} and event_type = 'page_view'
        and hour >= ${from}::timestamp at time zone 'UTC'
        and hour < ${addDays(to, 1)}::timestamp at time zone 'UTC') as local
    group by 1, 2`);
  const views = Array.from({ length: 7 }, () => Array<number>(24).fill(0));
  for (const { weekday, hour, views: count } of rows) {
    const day = views[weekday - 1];
    if (day) day[hour] = count;
  }
  return { timeZone, views };
}
