import { and, between, eq, max, min, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { analyticsDays, analyticsRolledDays } from "#src/db/schema/analytics.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import type { DayViews, ViewCount } from "./contract.ts";
import type { DayFigures, Figures } from "./figure-contract.ts";
import { figureSums } from "./figure-sums.server.ts";
import { household, visitorsOfHousehold } from "./household.server.ts";
import { addDays, type Period, periodUntil } from "./period-rules.ts";

/** Of every page of the site: one row for each day, the oldest first, also without any visit. */
export async function dailySiteViews(db: Db, { from, to }: Period): Promise<DayViews[]> {
  const { rows } = await db.execute<DayViews & Record<string, unknown>>(sql`
    select ${dayText}, coalesce(views, 0)::int as views, coalesce(visitors, 0)::int as visitors
    from ${eachDay({ from, to })}
    left join (
      select day, sum(views) as views, sum(visitors) as visitors
      from (
        select (created_at at time zone 'UTC')::date as day,
          count(*) as views, ${visitorsOfHousehold} as visitors
        from analytics_events
        where event_type = 'page_view' and created_at >= ${from}::timestamp at time zone 'UTC'
          and created_at < ${addDays(to, 1)}::timestamp at time zone 'UTC'
        group by 1, ${household}) as households
      group by 1) as counted using (day)
    order by day`);
  return rows;
}

const dayText = sql`to_char(day, 'YYYY-MM-DD') as day`;

const eachDay = ({ from, to }: Period) => sql`
  (select at::date as day from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') as at) as days`;

/** Of all listings of a person. */
export async function countOwnViews(
  db: Db,
  { ownerId, days }: { ownerId: string; days: number },
): Promise<ViewCount> {
  const isTheirs = sql`${analyticsDays.businessId} in (
    select id from ${businesses} where ${businesses.ownerId} = ${ownerId})`;
  const { views, visitors } = await sumFigures(db, isTheirs, periodUntil(new Date(), days));
  return { views, visitors };
}

interface OfListing {
  businessId: number;
  period: Period;
}

export async function readFigures(db: Db, { businessId, period }: OfListing): Promise<Figures> {
  return sumFigures(db, eq(analyticsDays.businessId, businessId), period);
}

async function sumFigures(db: Db, which: SQL, { from, to }: Period): Promise<Figures> {
  const { rows } = await db.execute<Figures & Record<string, unknown>>(sql`
    select ${figureSums} from analytics_days
    where ${and(which, between(analyticsDays.day, from, to))}`);
  const [figures] = rows;
  if (!figures) throw new Error("The figures were not counted");
  return figures;
}

/** One row for each day, the oldest first; days without visits are there with zeros. */
export async function dailyFigures(
  db: Db,
  { businessId, period: { from, to } }: OfListing,
): Promise<DayFigures[]> {
  const { rows } = await db.execute<DayFigures & Record<string, unknown>>(sql`
    select ${dayText}, coalesce(views, 0) as views, coalesce(visitors, 0) as visitors,
      coalesce("searchAppearances", 0) as "searchAppearances"
    from ${eachDay({ from, to })}
    left join (
      select day, ${figureSums} from analytics_days
      where business_id = ${businessId} and day between ${from} and ${to}
      group by day) as counted using (day)
    order by day`);
  return rows;
}

/** Which days are counted, and when that was done last. */
export async function readCounting(
  db: Db,
): Promise<{ countedAt: Date | null; countedSince: string | null }> {
  const [found] = await db
    .select({
      countedAt: max(analyticsRolledDays.rolledAt),
      countedSince: min(analyticsRolledDays.day),
    })
    .from(analyticsRolledDays);
  return found ?? { countedAt: null, countedSince: null };
}
