import { sql } from "drizzle-orm";
import { type Db, openDatabase } from "#src/db/client.server.ts";
import { requireBusinessAnalytics } from "#src/domains/analytics/read-business-analytics.server.ts";
import { refreshMedians } from "#src/domains/analytics/refresh-medians.server.ts";
import { rollUpVisits } from "#src/domains/analytics/roll-up-visits.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { type Bench, ratioOf, timesOf } from "./measure.ts";

const LISTINGS = 10_000;
const EVENTS = 10_000_000;
const DAYS = 365;
const ROUNDS = 20;
const ADMIN = { id: "admin", isAdmin: true } as Viewer;

/** What an owner waits for after a year of ten million events. */
export const ownerAnalytics: Bench = {
  name: "owner-analytics",
  title: "Analytics of a listing, ten million events of a year",
  async run({ openListings }) {
    const { db, pool } = openDatabase(await openListings(LISTINGS), console.error);
    await fillEvents(db);
    const { rows } = await db.execute<{ business_id: number }>(sql`
      select business_id from analytics_days group by 1 order by sum(count) desc`);
    const [busiest = 0, usual = 0] = [0, rows.length >> 1].map((at) => rows[at]?.business_id ?? 0);
    const read = (businessId: number) => () =>
      requireBusinessAnalytics(db, ADMIN, { businessId, days: DAYS });
    const bare = () =>
      pool.query({
        name: "bare",
        text: "select day, event_type, count, visitors from analytics_days where business_id = $1 and day > current_date - 365",
        values: [usual],
      });
    const results = [
      await timesOf("A year of the busiest listing", Array(ROUNDS).fill(read(busiest))),
      await timesOf("A year of a usual listing", Array(ROUNDS).fill(read(usual))),
      await timesOf("The roll-up of two days", [() => rollUpVisits({ db }, new Date())]),
      {
        name: "A year of a usual listing, all parts",
        ratio: await ratioOf(read(usual), bare),
        limit: "reading its rows of days once as a bare named statement",
      },
    ];
    await pool.end();
    return results;
  },
};

/** A database that is kept for the next run has the events already; what is not rolled up yet is. */
async function fillEvents(db: Db): Promise<void> {
  const { rows } = await db.execute(sql`select 1 from analytics_events limit 1`);
  if (rows.length === 0) await writeEvents(db);
  const startedAt = performance.now();
  await rollUpVisits({ db }, new Date());
  console.log(`Rolled up in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  await db.execute(sql`vacuum analyze analytics_hours, analytics_days`);
  await refreshMedians({ db }, new Date());
}

/** In the order of time, as they would have come; some listings have far more than others. */
async function writeEvents(db: Db): Promise<void> {
  await db.execute(sql`
    insert into analytics_events (business_id, event_type, event_data, device, referrer, visitor, created_at)
    select listing.id, kind,
      case kind when 'social_share' then '{"platform":"copy"}'::jsonb else '{}'::jsonb end,
      (array['phone', 'desktop', 'tablet'])[1 + n % 3],
      (array[null, 'example.org', '/search', '/category', 'example.com'])[1 + n % 5],
      'visitor-' || n % 50000,
      now() - (${EVENTS} - n) * (${DAYS} * interval '1 day' / ${EVENTS})
    from generate_series(1, ${EVENTS}) as n
    cross join lateral (select
      (array['page_view', 'page_view', 'page_view', 'call', 'directions', 'website', 'social_share'])[1 + n % 7] as kind,
      1 + floor(power(random(), 3) * ${LISTINGS - 1})::int + n * 0 as place) as drawn
    join (select id, row_number() over (order by id) as place from businesses) as listing
      on listing.place = drawn.place`);
  await db.execute(sql`vacuum analyze analytics_events`);
}
