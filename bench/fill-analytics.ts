import { type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { refreshMedians } from "#src/domains/analytics/refresh-medians.server.ts";
import { rollUpVisits } from "#src/domains/analytics/roll-up-visits.server.ts";

/** Of one year. */
export const EVENTS = Number(process.env.EVENTS ?? 10_000_000);
const DAYS = 365;
const SHOWN_TOGETHER = 24;

/**
 * The sums of a year, written as the roll-up would leave them; only the last two days are rolled up
 * from events. A database that is kept for the next run has them already.
 */
export async function fillAnalytics(db: Db): Promise<void> {
  const { rows } = await db.execute(sql`select 1 from analytics_days limit 1`);
  if (rows.length === 0) {
    const startedAt = performance.now();
    await db.transaction(writeYear);
    console.log(`Sums written in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
  await rollUpVisits({ db }, new Date());
  await db.execute(
    sql`vacuum analyze analytics_events, analytics_hours, analytics_sources, analytics_days`,
  );
  await refreshMedians({ db }, new Date());
}

/** References are not looked up for each row: every listing is there. */
async function writeYear(tx: Tx): Promise<void> {
  await tx.execute(sql`set local session_replication_role = replica`);
  await tx.execute(sql`set local work_mem = '1GB'`);
  await drawEvents(tx);
  await writeSums(tx);
  await writeLastDays(tx);
}

const isOver = sql`day < (now() at time zone 'UTC')::date - 1`;

/** In the order of time, as they would have come; some listings have far more than others. */
async function drawEvents(tx: Tx): Promise<void> {
  await tx.execute(sql`
    create temp table drawn on commit drop as
    select listing.id as business_id, kind as event_type, at, (at at time zone 'UTC')::date as day,
      case kind when 'social_share' then 'copy'
        else (array['', 'example.org', '/search', '/category', 'example.com'])[1 + n % 5] end as source,
      (array['phone', 'desktop', 'tablet'])[1 + n % 3] as device, n % 50000 as visitor
    from generate_series(1, ${EVENTS}::int) as n
    cross join lateral (select
      now() - (${EVENTS}::int - n) * (${DAYS} * interval '1 day' / ${EVENTS}::int) as at,
      (array['page_view', 'page_view', 'page_view', 'call', 'directions', 'website', 'social_share'])[1 + n % 7] as kind,
      1 + floor(power(random(), 3) * ((select count(*) from businesses) - 1))::int + n * 0 as place) as each
    join (select id, row_number() over (order by id) as place from businesses) as listing
      on listing.place = each.place`);
}

/** On days when something happened to a listing, pages of results showed it, too. */
async function writeSums(tx: Tx): Promise<void> {
  await insert(
    tx,
    sql`
    analytics_hours (business_id, event_type, hour, count)
    select business_id, event_type, date_trunc('hour', at, 'UTC'), count(*) from drawn where ${isOver}
    group by day, 1, 2, 3 order by day, 1, 2, 3`,
  );
  await insert(
    tx,
    sql`
    analytics_sources (business_id, event_type, day, source, device, count)
    select business_id, event_type, day, source, device, count(*) from drawn where ${isOver}
    group by 1, 2, 3, 4, 5 order by 3, 1, 2, 4, 5`,
  );
  await insert(
    tx,
    sql`
    analytics_days (business_id, day, event_type, count, visitors)
    select business_id, day, event_type, count(*), count(*) from drawn where ${isOver} group by 1, 2, 3
    union all
    select business_id, day, 'search_appearance', 20, 20 from drawn where ${isOver} group by 1, 2
    order by 2, 1, 3`,
  );
  await insert(
    tx,
    sql`
    analytics_rolled_days (day, rolled_at) select distinct day, now() from drawn where ${isOver}`,
  );
}

const insert = (tx: Tx, rows: SQL) => tx.execute(sql`insert into ${rows}`);

/** For each event beside it, a page of results was shown. */
async function writeLastDays(tx: Tx): Promise<void> {
  const columns = sql`(business_id, event_type, event_data, device, referrer, visitor, created_at)`;
  await insert(
    tx,
    sql`
    analytics_events ${columns}
    select business_id, event_type,
      case event_type when 'social_share' then '{"platform":"copy"}'::jsonb else '{}'::jsonb end,
      device, nullif(source, ''), 'visitor-' || visitor, at
    from drawn where not ${isOver}`,
  );
  await insert(
    tx,
    sql`
    analytics_events ${columns}
    select null, 'search_appearance', jsonb_build_object('businessIds', shown.ids), device, null,
      'visitor-' || visitor, at
    from drawn cross join lateral (
      select jsonb_agg(1 + (visitor + n) % (select count(*) from businesses)) as ids
      from generate_series(1, ${SHOWN_TOGETHER}::int) as n) as shown
    where not ${isOver}`,
  );
}
