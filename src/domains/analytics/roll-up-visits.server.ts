import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import {
  analyticsDays,
  analyticsHours,
  analyticsRolledDays,
  analyticsSources,
} from "#src/db/schema/analytics.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { household, visitorsOfHousehold } from "./household.server.ts";
import { addDays, dayOf } from "./period-rules.ts";
import { dayLock } from "./reopen-day.server.ts";

/**
 * Makes the sums of every day that needs them, one transaction each, the oldest first: whatever ends
 * it leaves whole days behind, and the next run goes on from there.
 */
export async function rollUpVisits({ db }: Pick<Services, "db">, now: Date): Promise<void> {
  for (const day of await listDueDays(db, now)) {
    await db.transaction((tx) => rollUpDay(tx, { day }));
  }
}

/**
 * Today and yesterday change or have just been changed; days before them only when an event came
 * late, or when nobody counted them while the site was down.
 */
async function listDueDays(db: Db, now: Date): Promise<string[]> {
  const today = dayOf(now);
  const { rows } = await db.execute<{ day: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day
    from generate_series(
      coalesce(
        (select least(min(created_at) at time zone 'UTC', ${today}::timestamp) from analytics_events),
        ${today}::timestamp)::date::timestamp,
      ${today}::timestamp, '1 day') as day
    where day >= ${addDays(today, -1)}::timestamp
      or day::date not in (select day from analytics_rolled_days)
    order by day`);
  return rows.map(({ day }) => day);
}

/** Replaces all sums of one day. */
export async function rollUpDay(tx: Tx, { day }: { day: string }): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${dayLock(day)})`);
  await removeSums(tx, day);
  await writeSums(tx, day);
  await tx
    .insert(analyticsRolledDays)
    .values({ day, rolledAt: sql`now()` })
    .onConflictDoUpdate({ target: analyticsRolledDays.day, set: { rolledAt: sql`now()` } });
}

async function removeSums(tx: Tx, day: string): Promise<void> {
  const { hour } = analyticsHours;
  const isOfDay = and(gte(hour, new Date(day)), lt(hour, new Date(addDays(day, 1))));
  await tx.delete(analyticsHours).where(isOfDay);
  await tx.delete(analyticsSources).where(eq(analyticsSources.day, day));
  await tx.delete(analyticsDays).where(eq(analyticsDays.day, day));
}

/** In the order of listings, so that what an owner reads stands on few pages of the disk. */
async function writeSums(tx: Tx, day: string): Promise<void> {
  await tx.execute(sql`
    with ${happenedOn(day)},
    hours as (
      insert into analytics_hours (business_id, event_type, hour, count)
      select business_id, event_type, date_trunc('hour', created_at, 'UTC'), count(*)
      from happened group by 1, 2, 3 order by 1, 2, 3),
    sources as (
      insert into analytics_sources (business_id, event_type, day, source, device, count)
      select business_id, event_type, ${day}::date, source, device, count(*)
      from happened group by 1, 2, 4, 5 order by 1, 2, 4, 5)
    insert into analytics_days (business_id, day, event_type, count, visitors)
    select business_id, ${day}::date, event_type, sum(count), sum(visitors)
    from (
      select business_id, event_type, count(*) as count, ${visitorsOfHousehold} as visitors
      from (
        select business_id, event_type, visitor from happened
        union all select business_id, event_type, visitor from shown) as either
      group by 1, 2, ${household}) as households
    group by 1, 3 order by 1, 3`);
}

/**
 * "happened" has one row for each event of a listing; "shown" one for each listing on a page of
 * results.
 */
const happenedOn = (day: string) => sql`
    events as materialized (
      select * from analytics_events
      where created_at >= ${day}::timestamp at time zone 'UTC'
        and created_at < ${addDays(day, 1)}::timestamp at time zone 'UTC'),
    happened as materialized (
      select business_id, created_at, event_type, visitor, coalesce(device, '') as device,
        coalesce(case event_type when 'social_share' then event_data->>'platform' else referrer end, '')
          as source
      from events where business_id is not null),
    shown as (
      select businesses.id as business_id, event_type, visitor
      from events
      cross join lateral jsonb_array_elements(event_data->'businessIds') as shown
      join businesses on businesses.id = shown::int
      where event_type = 'search_appearance')`;
