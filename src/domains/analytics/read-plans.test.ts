import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#src/db/client.server.ts";
import { generateListings } from "#tests/support/listings/generate-listings.ts";
import { planOf, recordStatements } from "#tests/support/record-statements.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";
import { dailyFigures, readFigures } from "./queries.server.ts";
import { readWeekHours } from "./read-hours.server.ts";
import { readSources } from "./read-sources.server.ts";

const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const LISTINGS = 100;
const period = { from: "2030-03-01", to: "2030-03-30" };

/** Enough sums for the planner to want an index. */
beforeAll(async () => {
  await generateListings(db, { count: LISTINGS });
  const hours = sql`businesses, generate_series(
    ${period.from}::timestamptz, ${`${period.to}T23:00:00Z`}::timestamptz, '1 hour') as hour`;
  await db.execute(sql`
    insert into analytics_hours (business_id, event_type, hour, count)
    select id, 'page_view', hour, 1 from ${hours}`);
  await db.execute(sql`
    insert into analytics_sources (business_id, event_type, day, source, device, count)
    select id, 'page_view', hour::date, extract(hour from hour)::text, 'phone', 1 from ${hours}
    on conflict do nothing`);
  await db.execute(sql`
    insert into analytics_days (business_id, day, event_type, count, visitors)
    select id, hour::date, 'page_view', 1, 1 from ${hours} on conflict do nothing`);
  await pool.query("analyze");
}, 120_000);

const asked = { businessId: 50, period };
const HOURS = "analytics_hours_business_id_event_type_hour_pk";
const SOURCES = "analytics_sources_business_id_event_type_day_source_device_pk";
const DAYS = "analytics_days_business_id_day_event_type_pk";

const READS: Record<string, [work: () => Promise<unknown>, index: string]> = {
  "hours of the week": [() => readWeekHours(db, { ...asked, timeZone: "UTC" }), HOURS],
  sources: [() => readSources(db, asked), SOURCES],
  figures: [() => readFigures(db, asked), DAYS],
  "figures of each day": [() => dailyFigures(db, asked), DAYS],
};

test.each(Object.entries(READS))("%s are one range of an index", async (_, [work, index]) => {
  const statements = await recordStatements(pool, work);
  const plans = await Promise.all(statements.map((statement) => planOf(pool, statement)));
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) expect(plan).toEqual({ indices: [index], seqScans: [] });
});
