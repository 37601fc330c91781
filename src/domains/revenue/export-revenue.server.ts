import { and, asc, eq, gt, gte, lt, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { ledgerEntries } from "#src/db/schema/payments.server.ts";
import { type CsvCell, csvLine } from "#src/shared/csv-line.ts";
import { toDollars } from "#src/shared/money.ts";
import type { DaySpan, RevenueReport } from "./contract.ts";
import { type Counted, processorOf } from "./counted.server.ts";
import { readReports } from "./queries.server.ts";

const REPORT_COLUMNS = [
  ...["reportDate", "totalRevenue", "basicPackageRevenue", "premiumPackageRevenue"],
  ...["topPackageRevenue", "organizerRevenue", "returned", "fees", "featuredBusinessCount"],
  ...["newSubscriptions", "cancelledSubscriptions", "churnRate", "createdAt"],
] as (keyof RevenueReport)[];

/** The daily reports for a spreadsheet. */
export async function exportReports(db: Db, span: DaySpan): Promise<Response> {
  const reports = await readReports(db, span);
  const lines = reports.map((report) => csvLine(REPORT_COLUMNS.map((column) => report[column])));
  return csvFile("revenue-reports.csv", [csvLine(REPORT_COLUMNS), ...lines].join(""));
}

type Entry = typeof ledgerEntries.$inferSelect;

const LEDGER_COLUMNS: readonly [name: string, cell: (entry: Entry) => CsvCell][] = [
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

/** Every row of the ledger that the processor in use has made, for a spreadsheet, a thousand at a time: memory does not grow with it. */
export function exportLedger(counted: Counted, span: DaySpan): Response {
  const encoder = new TextEncoder();
  let after = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (file) => file.enqueue(encoder.encode(csvLine(LEDGER_COLUMNS.map(([name]) => name)))),
    async pull(file) {
      const rows = await readEntries(counted, span, after);
      after = rows.at(-1)?.id ?? after;
      const lines = rows.map((row) => csvLine(LEDGER_COLUMNS.map(([, cell]) => cell(row))));
      if (rows.length > 0) file.enqueue(encoder.encode(lines.join("")));
      if (rows.length < ROWS_AT_ONCE) file.close();
    },
  });
  return csvFile("ledger.csv", body);
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

const csvFile = (name: string, body: BodyInit): Response =>
  new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
