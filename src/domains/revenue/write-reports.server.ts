import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { revenueReports } from "#src/db/schema/revenue.server.ts";
import { type Figures, readFigures, type Spans } from "./read-figures.server.ts";

const {
  id: _id,
  createdAt: _createdAt,
  reportDate: _day,
  ...numbers
} = getTableColumns(revenueReports);
const ROWS_AT_ONCE = 1000;

const excluded = (name: string): SQL => sql.raw(`excluded."${name}"`);
const asMadeAnew = Object.fromEntries(
  Object.entries(numbers).map(([key, { name }]) => [key, excluded(name)]),
);
const isWrong = sql`(${sql.join(Object.values(numbers), sql`, `)}) is distinct from
  (${sql.join(
    Object.values(numbers).map(({ name }) => excluded(name)),
    sql`, `,
  )})`;

/** Makes the reports of these days, also those that are there. Answers the days that were missing or wrong. */
export async function writeReports(tx: Tx, span: Omit<Spans, "each">): Promise<string[]> {
  const reports = (await readFigures(tx, { ...span, each: "day" })).map(reportOf);
  const written: string[] = [];
  for (let start = 0; start < reports.length; start += ROWS_AT_ONCE) {
    const rows = await tx
      .insert(revenueReports)
      .values(reports.slice(start, start + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: revenueReports.reportDate,
        set: asMadeAnew,
        setWhere: isWrong,
      })
      .returning({ day: revenueReports.reportDate });
    written.push(...rows.map(({ day }) => day));
  }
  return written;
}

const reportOf = ({ day, ...figures }: Figures) => ({ reportDate: day, ...figures });
