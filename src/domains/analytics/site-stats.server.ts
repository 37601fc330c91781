import { sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import type { SiteStats } from "./contract.ts";
import { ANALYTICS_DAYS_DEFAULT } from "./limits-contract.ts";
import { periodUntil } from "./period-rules.ts";
import { dailySiteViews } from "./queries.server.ts";

type Totals = Omit<
  SiteStats,
  "totalLastMonth" | "newBusinessesByMonth" | "reviewsByMonth" | "viewsByDay"
>;

/** What the Analytics tab shows, read from the data as they are now. */
export async function readSiteStats(db: Db): Promise<SiteStats> {
  const [totals, totalLastMonth, newBusinessesByMonth, reviewsByMonth, viewsByDay] =
    await Promise.all([
      readTotals(db),
      countLiveAMonthAgo(db),
      countByMonth(db, sql`businesses where status = 'live'`),
      countByMonth(db, sql`reviews where is_approved`),
      dailySiteViews(db, periodUntil(new Date(), ANALYTICS_DAYS_DEFAULT)),
    ]);
  return { ...totals, totalLastMonth, newBusinessesByMonth, reviewsByMonth, viewsByDay };
}

async function readTotals(db: Db): Promise<Totals> {
  const { rows } = await db.execute<Totals>(sql`
    select
      count(*) filter (where status = 'live')::int as "totalBusinesses",
      count(*) filter (where status = 'pending')::int as "pendingBusinesses",
      count(*) filter (where status = 'inactive')::int as "inactiveBusinesses",
      count(*) filter (where status = 'live' and featured_level > 0)::int as "featuredBusinesses",
      coalesce(sum(review_count) filter (where status = 'live'), 0)::int as "totalReviews",
      count(*) filter (where status = 'live' and created_at > now() - interval '30 days')::int
        as "newBusinesses",
      (select count(*)::int from business_claims where status = 'pending') as "pendingClaims",
      (avg(average_rating) filter (where status = 'live' and review_count > 0))::numeric(3, 1)::text
        as "averageRating"
    from businesses`);
  const [totals] = rows;
  if (!totals) throw new Error("The totals were not counted");
  return totals;
}

/**
 * What was live then: the audit log knows the state before the first change since, and what has
 * been deleted.
 */
async function countLiveAMonthAgo(db: Db): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    with changed as (
      select distinct on (subject_id) subject_id, before->>'status' as status
      from audit_log
      where subject_type = 'business' and created_at > now() - interval '1 month'
        and before->>'status' is not null
      order by subject_id, created_at, id),
    still_there as (
      select count(*) as total from businesses
      left join changed on changed.subject_id = businesses.id::text
      where businesses.created_at <= now() - interval '1 month'
        and coalesce(changed.status, businesses.status) = 'live'),
    deleted as (
      select count(*) as total from audit_log
      join changed using (subject_id)
      where subject_type = 'business' and action = 'business.delete'
        and created_at > now() - interval '1 month' and changed.status = 'live'
        and (before->>'createdAt')::timestamptz <= now() - interval '1 month')
    select (still_there.total + deleted.total)::int as total from still_there, deleted`);
  return rows[0]?.total ?? 0;
}

const MONTHS = 12;

/** The last twelve months, the oldest first; months without any are there with zero. */
async function countByMonth(db: Db, source: ReturnType<typeof sql>) {
  const { rows } = await db.execute<{ month: string; count: number }>(sql`
    select to_char(month, 'YYYY-MM') as month, coalesce(counted.count, 0)::int as count
    from generate_series(
      date_trunc('month', now() at time zone 'UTC') - make_interval(months => ${MONTHS - 1}),
      date_trunc('month', now() at time zone 'UTC'), '1 month') as month
    left join (
      select date_trunc('month', created_at at time zone 'UTC') as month, count(*) as count
      from ${source}
        and created_at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'
          - make_interval(months => ${MONTHS - 1})
      group by 1) as counted using (month)
    order by month`);
  return rows;
}
