import { BarChart } from "#src/design/chart/bar-chart.tsx";
import { monthText } from "#src/shared/calendar-days.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { TrendMonth } from "../trend-contract.ts";

const oneDecimal = (value: number): string =>
  Number.isInteger(value) ? formatNumber(value) : value.toFixed(1);

/** "Jul 26" */
const shortMonth = (month: string): string =>
  `${monthText(month).slice(0, 3)} ${month.slice(2, 4)}`;

interface TrendChartsProps {
  months: readonly TrendMonth[];
  /** "Osprey, Maryland" */
  about: string;
}

/** How many were counted in an hour of looking, how long people looked, and what threatens them. */
export function TrendCharts({ months, about }: TrendChartsProps) {
  const sum = (of: (month: TrendMonth) => number) => months.reduce((all, one) => all + of(one), 0);
  const points = (amountOf: (month: TrendMonth) => number, isUnknown = (_: TrendMonth) => false) =>
    months.map((month) => ({
      label: `${monthText(month.month)}${isUnknown(month) ? " (nobody looked)" : ""}`,
      shortLabel: shortMonth(month.month),
      value: amountOf(month),
    }));
  const [counts, notSeen] = [sum((month) => month.counts), sum((month) => month.notSeen)];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <BarChart
        title={`Counted in an hour of looking: ${about}`}
        origin={`At least so many, from ${formatNumber(counts)} counts, ${formatNumber(notSeen)} of which saw none; only those that say how long people looked`}
        labelHeader="Month"
        valueHeader="In an hour"
        points={points(
          ({ perHour }) => perHour ?? 0,
          ({ perHour }) => perHour === null,
        )}
        format={oneDecimal}
      />
      <BarChart
        title={`Effort: ${about}`}
        origin="Minutes of looking; a trend without them is one of visitors"
        labelHeader="Month"
        valueHeader="Minutes"
        points={points(({ effortMinutes }) => effortMinutes)}
      />
      <BarChart
        title={`Counts: ${about}`}
        origin="Reports of the type population"
        labelHeader="Month"
        valueHeader="Counts"
        points={points((month) => month.counts)}
      />
      <BarChart
        title={`Threats: ${about}`}
        origin="Reports of the type threat"
        labelHeader="Month"
        valueHeader="Reports"
        points={points(({ threats }) => threats)}
      />
    </div>
  );
}
