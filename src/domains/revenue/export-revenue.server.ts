import { and, asc, eq, gt, gte, lt, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { ledgerEntries } from "#src/db/schema/payments.server.ts";
import { type CsvColumns, csvFile } from "#src/platform/http/csv-file.server.ts";
import { toDollars } from "#src/shared/money.ts";
import type { DaySpan, RevenueReport } from "./contract.ts";
import { type Counted, processorOf } from "./counted.server.ts";
import { readReports } from "./queries.server.ts";

const REPORT_FACTS = [
  ...["reportDate", "totalRevenue", "basicPackageRevenue", "premiumPackageRevenue"],
  ...["topPackageRevenue", "organizerRevenue", "returned", "fees", "featuredBusinessCount"],
  ...["newSubscriptions", "cancelledSubscriptions", "churnRate", "createdAt"],
] as (keyof RevenueReport)[];

/** The daily reports for a spreadsheet. */
export async function exportReports(db: Db, span: DaySpan): Promise<Response> {
  const reports = await readReports(db, span);
  const columns: CsvColumns<RevenueReport> = REPORT_FACTS.map((name) => [name, (row) => row[name]]);
  return csvFile("revenue-reports.csv", columns, [reports].values());
}

type Entry = typeof ledgerEntries.$inferSelect;

const LEDGER_COLUMNS: CsvColumns<Entry> = [
  ["id", ({ id }) => id],
  ["bookedAt", ({ bookedAt }) => bookedAt.toISOString()],
  ["occurredAt", ({ occurredAt }) => occurredAt.toISOString()],
  ["kind", ({ kind }) => kind],
  ["amount", ({ amountCents }) => toDollars(amountCents)],
  ["product", ({ product }) => product],
  ["level", ({ item }) => item],
  ["name", ({ subjectName }) => subjectName],
  ["subjectId", ({ subjectId }) => subjectId],
  ["isRenewal", ({ isRenewal }) => isRenewal],
  ["card", ({ card }) => card],
  ["processor", ({ processor }) => processor],
  ["chargeId", ({ chargeId }) => chargeId],
  ["orderId", ({ orderId }) => orderId],
];
const ROWS_AT_ONCE = 1000;

/** Every row of the ledger that the processor in use has made, for a spreadsheet, a thousand at a time. */
export const exportLedger = (counted: Counted, span: DaySpan): Response =>
  csvFile("ledger.csv", LEDGER_COLUMNS, readPages(counted, span));

async function* readPages(counted: Counted, span: DaySpan): AsyncGenerator<Entry[]> {
  let after = 0;
  for (;;) {
    const rows = await readEntries(counted, span, after);
    yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.id ?? after;
  }
}

const readEntries = (counted: Counted, { from, to }: DaySpan, after: number): Promise<Entry[]> =>
  counted.db
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.processor, processorOf(counted)),
        gt(ledgerEntries.id, after),
        from ? gte(ledgerEntries.bookedAt, new Date(from)) : undefined,
        to
          ? lt(
              ledgerEntries.bookedAt,
              sql`${new Date(to).toISOString()}::timestamptz + interval '24 hours'`,
            )
          : undefined,
      ),
    )
    .orderBy(asc(ledgerEntries.id))
    .limit(ROWS_AT_ONCE);
