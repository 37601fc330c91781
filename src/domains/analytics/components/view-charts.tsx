import { BarChart } from "#src/design/chart/bar-chart.tsx";
import type { DayFigures } from "../figure-contract.ts";
import { chartPoints, chartUnit } from "../figure-rules.ts";

const ORIGINS = {
  Day: "By day, UTC",
  Week: "By week, the last one ends today; the first one may be shorter",
  Month: "By month, UTC; the first and the last one are not whole",
} as const;

/** How the figures went, over time. */
export function ViewCharts({ daily }: { daily: readonly DayFigures[] }) {
  const unit = chartUnit(daily.length);
  const shared = { labelHeader: unit, origin: ORIGINS[unit] };
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <BarChart
        {...shared}
        title="Views"
        valueHeader="Views"
        points={chartPoints(daily, "views")}
      />
      <BarChart
        {...shared}
        title="Search appearances"
        valueHeader="Appearances"
        points={chartPoints(daily, "searchAppearances")}
      />
    </div>
  );
}
