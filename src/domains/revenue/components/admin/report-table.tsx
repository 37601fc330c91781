import type { Column } from "#src/design/table/data-table.tsx";
import { ListTable, type ShownList } from "#src/design/table/list-table.tsx";
import { formatDay, formatNumber } from "#src/shared/plain-format.ts";
import type { RevenueReport } from "../../contract.ts";
import { REVENUE_COLUMNS } from "./revenue-columns.tsx";

const COLUMNS: readonly Column<RevenueReport>[] = [
  { id: "day", header: "Day", cell: ({ reportDate }) => formatDay(reportDate) },
  ...REVENUE_COLUMNS,
  {
    ...{ id: "featured", header: "Paid listings", numeric: true },
    cell: ({ featuredBusinessCount }) => formatNumber(featuredBusinessCount),
  },
];

export function ReportTable({ list }: { list: ShownList<RevenueReport> }) {
  return <ListTable list={list} caption="Daily reports" columns={COLUMNS} />;
}
