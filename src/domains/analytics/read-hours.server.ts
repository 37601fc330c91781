import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import type { Share, WeekHours } from "./figure-contract.ts";
import { addDays, type Period } from "./period-rules.ts";

interface Asked {
  businessId: number;
  period: Period;
}

const NAMES_MAX = 10;

/** Where views came from and on what, and where the listing was shared. */
export async function readSources(db: Db, asked: Asked) {
  const count = (name: SQL, eventType: string) => countBy(db, asked, { name, eventType });
  const [referrers, devices, sharesByPlatform] = await Promise.all([
    count(sql`case source when '' then 'direct' else source end`, "page_view"),
    count(sql`nullif(device, '')`, "page_view"),
    count(sql`nullif(source, '')`, "social_share"),
  ]);
  return { referrers, devices, sharesByPlatform };
}

async function countBy(
  db: Db,
  asked: Asked,
  { name, eventType }: { name: SQL; eventType: string },
): Promise<Share[]> {
  const { rows } = await db.execute<Share & Record<string, unknown>>(sql`
    select ${name} as name, sum(count)::int as count from analytics_hours
    where ${hoursOf(asked)} and event_type = ${eventType} and ${name} is not null
    group by 1 order by 2 desc, 1 limit ${NAMES_MAX}`);
  return rows;
}

/** By the clock of the place, also on days that have 23 or 25 hours. */
export async function readWeekHours(
  db: Db,
  { timeZone, ...asked }: Asked & { timeZone: string },
): Promise<WeekHours> {
  const { rows } = await db.execute<{ weekday: number; hour: number; views: number }>(sql`
    select extract(isodow from at)::int as weekday, extract(hour from at)::int as hour,
      sum(count)::int as views
    from (
      select hour at time zone ${timeZone} as at, count from analytics_hours
      where ${hoursOf(asked)} and event_type = 'page_view') as local
    group by 1, 2`);
  const views = Array.from({ length: 7 }, () => Array<number>(24).fill(0));
  for (const { weekday, hour, views: count } of rows) {
    const day = views[weekday - 1];
    if (day) day[hour] = count;
  }
  return { timeZone, views };
}

const hoursOf = ({ businessId, period: { from, to } }: Asked) => sql`
  business_id = ${businessId} and hour >= ${from}::timestamp at time zone 'UTC'
    and hour < ${addDays(to, 1)}::timestamp at time zone 'UTC'`;
