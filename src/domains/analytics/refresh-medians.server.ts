import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { analyticsMedians } from "#src/db/schema/analytics.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { FIGURES, figureSums } from "./figure-sums.server.ts";
import { ANALYTICS_PERIODS, MEDIAN_LISTINGS_MIN } from "./limits-contract.ts";
import { addDays, dayOf, type Period } from "./period-rules.ts";

/** What is usual for a listing, in whole days up to yesterday. */
export async function refreshMedians({ db }: Pick<Services, "db">, now: Date): Promise<void> {
  const to = addDays(dayOf(now), -1);
  for (const days of ANALYTICS_PERIODS) {
    const period = { from: addDays(to, 1 - days), to };
    await db.transaction((tx) => replaceMedians(tx, { days, period }));
  }
}

/** Of the listings that were there all the time; those that nobody looked at count as well. */
async function replaceMedians(
  tx: Tx,
  { days, period: { from, to } }: { days: number; period: Period },
): Promise<void> {
  await tx.delete(analyticsMedians).where(eq(analyticsMedians.days, days));
  await tx.execute(sql`
    with counted as (
      select business_id, ${figureSums} from analytics_days
      where day between ${from}::date and ${to}::date group by business_id),
    medians as (
      select
        case when grouping(category) = 0 then 'category:' || category
          when featured_level > 0 then 'featured' else 'not-featured' end as "group",
        count(*) as listings, ${medianColumns}
      from (
        select category, least(featured_level, 1) as featured_level, counted.*
        from businesses left join counted on counted.business_id = businesses.id
        where status = 'live' and created_at < ${from}::timestamp at time zone 'UTC') as listed
      group by grouping sets ((category), (featured_level))
      having count(*) >= ${MEDIAN_LISTINGS_MIN})
    insert into analytics_medians ("group", days, figure, until, listings, median)
    select "group", ${days}::int, figure, ${to}::date, listings, median
    from medians cross join lateral (values ${medianRows}) as each (figure, median)`);
}

const medianColumns = sql.join(
  FIGURES.map((figure) => {
    const name = sql.identifier(figure);
    return sql`percentile_cont(0.5) within group (order by coalesce(${name}, 0)) as ${name}`;
  }),
  sql`, `,
);

const medianRows = sql.join(
  FIGURES.map((figure) => sql`(${sql.raw(`'${figure}'`)}, ${sql.identifier(figure)})`),
  sql`, `,
);
