import type { Column } from "#src/design/table/data-table.tsx";
import { dollars, toCents } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { MonthRevenue } from "../../contract.ts";
import { percent } from "../../rules.ts";

type Revenue = Omit<MonthRevenue, "month">;

const money = (
  id: keyof Revenue & string,
  header: string,
  amount: (row: Revenue) => number,
): Column<Revenue> => ({
  ...{ id, header, numeric: true },
  cell: (row) => dollars(toCents(amount(row))),
});

/** A day and a month have the same columns. */
export const REVENUE_COLUMNS: readonly Column<Revenue>[] = [
  money("totalRevenue", "Collected", (row) => row.totalRevenue),
  money("basicPackageRevenue", "Basic", (row) => row.basicPackageRevenue),
  money("premiumPackageRevenue", "Premium", (row) => row.premiumPackageRevenue),
  money("topPackageRevenue", "Top", (row) => row.topPackageRevenue),
  money("organizerRevenue", "Organizers", (row) => row.organizerRevenue),
  money("returned", "Went back", (row) => row.returned),
  money("fees", "Fees", (row) => row.fees),
  {
    id: "newSubscriptions",
    header: "New",
    numeric: true,
    cell: (row) => formatNumber(row.newSubscriptions),
  },
  {
    id: "cancelledSubscriptions",
    header: "Ended",
    numeric: true,
    cell: (row) => formatNumber(row.cancelledSubscriptions),
  },
  { id: "churnRate", header: "Churn", numeric: true, cell: (row) => percent(row.churnRate) },
];
