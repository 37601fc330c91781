import { BarChart } from "#src/design/chart/bar-chart.tsx";
import type { Column } from "#src/design/table/data-table.tsx";
import { PLAN_NAME } from "#src/domains/organizer/limits-contract.ts";
import { dollars, toCents } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { MonthRevenue, PackageRevenue, RevenueOverview } from "../../contract.ts";
import { FiguresTable } from "./figures-table.tsx";
import { REVENUE_COLUMNS } from "./revenue-columns.tsx";

const monthName = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const nameOf = ({ month }: MonthRevenue) => monthName.format(new Date(`${month}-01`));

const MONTH_COLUMNS: readonly Column<MonthRevenue>[] = [
  { id: "month", header: "Month", cell: nameOf },
  ...REVENUE_COLUMNS,
];
const PACKAGE_COLUMNS: readonly Column<PackageRevenue>[] = [
  { id: "package", header: "Package", cell: ({ name }) => name },
  {
    ...{ id: "collected", header: "Collected", numeric: true },
    cell: ({ collected }) => dollars(toCents(collected)),
  },
  {
    ...{ id: "running", header: "Running now", numeric: true },
    cell: ({ running }) => formatNumber(running),
  },
  {
    ...{ id: "value", header: "Monthly value", numeric: true },
    cell: ({ monthlyValue }) => dollars(toCents(monthlyValue)),
  },
];
/** As the tables call them. */
const shortNameOf = (name: string): string =>
  name === PLAN_NAME ? "Organizers" : (name.split(" ")[0] ?? name);
/** For the axis: "$1,200", "-$40". */
const wholeDollars = (amount: number) =>
  `${amount < 0 ? "-" : ""}$${formatNumber(Math.round(Math.abs(amount)))}`;

/** By month and by package, as pictures and as tables. */
export function RevenueFigures({ revenue: { byMonth, byPackage } }: { revenue: RevenueOverview }) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-6 lg:grid-cols-2">
        <BarChart
          title="Collected by month"
          origin="What came in less what went back, by the day of booking (UTC), in whole dollars"
          labelHeader="Month"
          valueHeader="Collected"
          format={wholeDollars}
          points={byMonth.map((each) => ({
            label: nameOf(each),
            shortLabel: nameOf(each).slice(0, 3),
            value: each.totalRevenue,
          }))}
        />
        <BarChart
          title="Collected by package"
          origin="Since the beginning, in whole dollars"
          labelHeader="Package"
          valueHeader="Collected"
          format={wholeDollars}
          points={byPackage.map(({ name, collected }) => ({
            label: name,
            shortLabel: shortNameOf(name),
            value: collected,
          }))}
        />
      </div>
      <FiguresTable
        caption="Packages"
        columns={PACKAGE_COLUMNS}
        rows={byPackage}
        idOf={({ name }) => name}
      />
      <FiguresTable
        caption="Revenue by month"
        columns={MONTH_COLUMNS}
        rows={byMonth.toReversed()}
        idOf={({ month }) => month}
      />
    </div>
  );
}
