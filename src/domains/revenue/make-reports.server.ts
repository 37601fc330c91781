import { sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { type Counted, processorOf } from "./counted.server.ts";
import { lastFullDay } from "./rules.ts";
import { writeReports } from "./write-reports.server.ts";

/**
 * Makes the report of every full day that has none, however long the site was down; all of them anew once another
 * processor is in use.
 */
export async function makeReports(counted: Counted, now: Date): Promise<void> {
  const to = lastFullDay(now);
  const processor = processorOf(counted);
  await counted.db.transaction(async (tx) => {
    const days = [await findFirstOfAnother(tx, processor), await findFirstMissing(tx, to)];
    const [from] = days.filter((day) => day !== null).toSorted();
    if (from !== undefined) await writeReports(tx, { from, to, processor });
  });
}

/** The first report, where all of them together do not say what this processor took. */
async function findFirstOfAnother(tx: Tx, processor: string): Promise<string | null> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    with reported as (
      select min(report_date) as first, max(report_date) + 1 as after,
        sum(total_cents) as total, sum(fee_cents) as fees
      from revenue_reports)
    select to_char(first, 'YYYY-MM-DD') as day
    from reported cross join lateral (
      select coalesce(sum(amount_cents) filter (where kind <> 'fee'), 0) as total,
        coalesce(-sum(amount_cents) filter (where kind = 'fee'), 0) as fees
      from ledger_entries
      where processor = ${processor} and booked_at >= first::timestamp at time zone 'UTC'
        and booked_at < after::timestamp at time zone 'UTC') as taken
    where first is not null and (reported.total, reported.fees) <> (taken.total, taken.fees)`);
  return rows[0]?.day ?? null;
}

/** Reports begin with the first payment, or with the first day of a site that has none yet. */
async function findFirstMissing(tx: Tx, to: string): Promise<string | null> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day
    from generate_series(
      least(
        (select date_trunc('day', min(booked_at) at time zone 'UTC') from ledger_entries),
        (select min(report_date) from revenue_reports), ${to}::timestamp),
      ${to}::timestamp, '1 day') as day
    where not exists (select from revenue_reports where report_date = day::date)
    order by 1 limit 1`);
  return rows[0]?.day ?? null;
}
