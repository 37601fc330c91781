import { and, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { addMonths } from "#src/shared/calendar-days.ts";
import { TREND_MONTHS } from "./limits-contract.ts";
import { shownReports } from "./report-rows.server.ts";
import type { Trend, TrendFilter, TrendMonth } from "./trend-contract.ts";

const MINUTES_IN_HOUR = 60;
const AREA_UNKNOWN = "Place not known";

type Month = Omit<TrendMonth, "month" | "perHour">;
const NOTHING: Month = {
  ...{ counts: 0, notSeen: 0, verified: 0, effortMinutes: 0, atLeast: 0, threats: 0 },
};

/** Counts of populations with their effort, and threats, as everybody sees them: by species, state and month. */
export async function readTrend(
  db: Db,
  { speciesId, state }: TrendFilter,
  now: Date,
): Promise<Trend> {
  const last = now.toISOString().slice(0, 7);
  const names = Array.from({ length: TREND_MONTHS }, (_, back) =>
    addMonths(last, back + 1 - TREND_MONTHS),
  );
  const rows = await readRows(db, { speciesId, state, since: `${names[0]}-01` });
  const sumOf = (part: typeof rows) => part.reduce<Month>(added, NOTHING);
  return {
    months: names.map((month) => withRate(month, sumOf(rows.filter((row) => row.month === month)))),
    states: [...new Set(rows.map((row) => row.state))].sort().map((named) => ({
      state: named,
      reports: names.map((month) => {
        const { counts, threats } = sumOf(
          rows.filter((row) => row.month === month && row.state === named),
        );
        return counts + threats;
      }),
    })),
  };
}

const added = (sum: Month, row: Month): Month => ({
  counts: sum.counts + row.counts,
  notSeen: sum.notSeen + row.notSeen,
  verified: sum.verified + row.verified,
  effortMinutes: sum.effortMinutes + row.effortMinutes,
  atLeast: sum.atLeast + row.atLeast,
  threats: sum.threats + row.threats,
});

const withRate = (month: string, sums: Month): TrendMonth => ({
  month,
  ...sums,
  perHour:
    sums.effortMinutes === 0
      ? null
      : Math.round((sums.atLeast * MINUTES_IN_HOUR * 10) / sums.effortMinutes) / 10,
});

function readRows(db: Db, { speciesId, state, since }: TrendFilter & { since: string }) {
  const shown = shownReports(db, null);
  const month = sql<string>`to_char(${shown.observedOn}, 'YYYY-MM')`;
  const area = sql<string>`coalesce(${shown.state}, ${AREA_UNKNOWN})`;
  const isCount = sql`${shown.reportType} = 'population'`;
  const countWhere = (condition = sql`true`) =>
    sql<number>`count(*) filter (where ${isCount} and ${condition})::int`;
  const lowerBound = sql`case when ${shown.occurrenceStatus} = 'absent' then 0
    else case ${shown.abundance} when 'rare' then 1 when 'uncommon' then 3 when 'common' then 11
      when 'abundant' then 50 else 1 end end`;
  const sumOf = (value: typeof lowerBound) =>
    sql<number>`coalesce(sum(${value}) filter (where ${isCount} and ${shown.effortMinutes} is not null), 0)::int`;
  return db
    .select({
      month: month.as("month"),
      state: area.as("area"),
      counts: countWhere(),
      notSeen: countWhere(sql`${shown.occurrenceStatus} = 'absent'`),
      verified: countWhere(sql`${shown.verificationStatus} = 'verified'`),
      effortMinutes: sumOf(sql`${shown.effortMinutes}`),
      atLeast: sumOf(lowerBound),
      threats: sql<number>`count(*) filter (where ${shown.reportType} = 'threat')::int`,
    })
    .from(shown)
    .where(
      and(
        inArray(shown.reportType, ["population", "threat"]),
        gte(shown.observedOn, since),
        speciesId === undefined ? undefined : eq(shown.speciesId, speciesId),
        state === undefined ? undefined : sql`${area} = ${state}`,
      ),
    )
    .groupBy(sql`1`, sql`2`);
}
