import { and, desc, gte, lte, type SQL } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { revenueReports } from "#src/db/schema/revenue.server.ts";
import { toDollars } from "#src/shared/money.ts";
import type { ListPage } from "#src/shared/paging.ts";
import type { DaySpan, ReportFilter, RevenueReport } from "./contract.ts";
import type { Figures } from "./read-figures.server.ts";

/** The daily reports, the newest first. */
export async function listReports(
  db: Db,
  { limit, offset, ...span }: ReportFilter,
): Promise<ListPage<RevenueReport>> {
  const where = isWithin(span);
  const rows = await db
    .select()
    .from(revenueReports)
    .where(where)
    .orderBy(desc(revenueReports.reportDate))
    .limit(limit)
    .offset(offset);
  return { items: rows.map(toReport), total: await db.$count(revenueReports, where) };
}

/** All of them, in the order of their days. */
export async function readReports(db: Db, span: DaySpan): Promise<RevenueReport[]> {
  const rows = await db
    .select()
    .from(revenueReports)
    .where(isWithin(span))
    .orderBy(revenueReports.reportDate);
  return rows.map(toReport);
}

const isWithin = ({ from, to }: DaySpan): SQL | undefined =>
  and(
    from ? gte(revenueReports.reportDate, from) : undefined,
    to ? lte(revenueReports.reportDate, to) : undefined,
  );

const toReport = (row: typeof revenueReports.$inferSelect): RevenueReport => ({
  id: row.id,
  reportDate: row.reportDate,
  ...toRevenue(row),
  featuredBusinessCount: row.featuredBusinessCount,
  createdAt: row.createdAt.toISOString(),
});

/** As it stands on the wire. */
export const toRevenue = (cents: Omit<Figures, "day" | "featuredBusinessCount">) => ({
  totalRevenue: toDollars(cents.totalCents),
  basicPackageRevenue: toDollars(cents.basicCents),
  premiumPackageRevenue: toDollars(cents.premiumCents),
  topPackageRevenue: toDollars(cents.topCents),
  organizerRevenue: toDollars(cents.organizerCents),
  returned: toDollars(cents.returnedCents),
  fees: toDollars(cents.feeCents),
  newSubscriptions: cents.newSubscriptions,
  cancelledSubscriptions: cents.cancelledSubscriptions,
  churnRate: Number(cents.churnRate),
});
