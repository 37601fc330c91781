import type { Column } from "#src/design/table/data-table.tsx";
import { formatDay, formatNumber } from "#src/shared/plain-format.ts";
import type { RevenueReport } from "../../contract.ts";
import { FiguresTable } from "./figures-table.tsx";
import { REVENUE_COLUMNS } from "./revenue-columns.tsx";

const COLUMNS: readonly Column<RevenueReport>[] = [
  { id: "day", header: "Day", cell: ({ reportDate }) => formatDay(reportDate) },
  ...REVENUE_COLUMNS,
  {
    ...{ id: "featured", header: "Paid listings", numeric: true },
    cell: ({ featuredBusinessCount }) => formatNumber(featuredBusinessCount),
  },
];

export function ReportTable({ reports }: { reports: readonly RevenueReport[] }) {
  return (
    <FiguresTable
      caption="Daily reports"
      columns={COLUMNS}
      rows={reports}
      idOf={({ reportDate }) => reportDate}
    />
  );
}
