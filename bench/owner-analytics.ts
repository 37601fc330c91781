import type { Pool } from "pg";
import { openDatabase } from "#src/db/client.server.ts";
import { addDays, dayOf } from "#src/domains/analytics/period-rules.ts";
import { requireBusinessAnalytics } from "#src/domains/analytics/read-business-analytics.server.ts";
import { rollUpDay } from "#src/domains/analytics/roll-up-visits.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { EVENTS, fillAnalytics } from "./fill-analytics.ts";
import { type Bench, ratioOf, timesOf } from "./measure.ts";

const LISTINGS = 10_000;
const DAYS = 365;
const ROUNDS = 20;
const ADMIN = { id: "admin", isAdmin: true } as Viewer;
const LIMIT = "adding up the same rows once in three bare named statements, one after the other";

/** What an owner waits for after a busy year of the site. */
export const ownerAnalytics: Bench = {
  name: "owner-analytics",
  title: `Analytics of a listing, ${EVENTS.toLocaleString("en-US")} events of a year at 10,000 listings`,
  async run({ openListings }) {
    const { db, pool } = openDatabase(await openListings(LISTINGS), console.error);
    await fillAnalytics(db);
    const [busiest, usual] = await pickListings(pool);
    const read = (businessId: number) => () =>
      requireBusinessAnalytics(db, ADMIN, { businessId, days: DAYS });
    const day = addDays(dayOf(new Date()), -1);
    const rollUp = () => db.transaction((tx) => rollUpDay(tx, { day }));
    const results = [
      await timesOf("A year of the busiest listing", Array(ROUNDS).fill(read(busiest))),
      await timesOf("A year of a usual listing", Array(ROUNDS).fill(read(usual))),
      await timesOf("The roll-up of a day", Array(3).fill(rollUp)),
      {
        name: "A year of the busiest listing, all parts",
        ratio: await ratioOf(read(busiest), bareSums(pool, busiest)),
        limit: LIMIT,
      },
      {
        name: "A year of a usual listing, all parts",
        ratio: await ratioOf(read(usual), bareSums(pool, usual)),
        limit: LIMIT,
      },
    ];
    await pool.end();
    return results;
  },
};

async function pickListings(pool: Pool): Promise<[busiest: number, usual: number]> {
  const { rows } = await pool.query<{ business_id: number }>(
    "select business_id from analytics_days group by 1 order by sum(count) desc",
  );
  const at = (index: number) => rows[index]?.business_id ?? 0;
  return [at(0), at(rows.length >> 1)];
}

const isOfYear = "business_id = $1 and event_type = 'page_view'";
const BARE = {
  days: "select sum(count), sum(visitors) from analytics_days where business_id = $1 and day > current_date - 365",
  hours: `select sum(count) from analytics_hours where ${isOfYear} and hour > current_date - 365`,
  sources: `select sum(count) from analytics_sources where ${isOfYear} and day > current_date - 365`,
};

const bareSums = (pool: Pool, businessId: number) => async () => {
  for (const [name, text] of Object.entries(BARE)) {
    await pool.query({ name, text, values: [businessId] });
  }
};
