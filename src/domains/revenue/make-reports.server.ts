import { sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { lastFullDay } from "./rules.ts";
import { writeReports } from "./write-reports.server.ts";

/** Makes the report of every full day that has none, however long the site was down. */
export async function makeReports(services: Pick<Services, "db">, now: Date): Promise<void> {
  const to = lastFullDay(now);
  await services.db.transaction(async (tx) => {
    const from = await findFirstMissing(tx, to);
    if (from !== null) await writeReports(tx, { from, to });
  });
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
