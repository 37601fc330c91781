import { HeatMap } from "#src/design/chart/heat-map.tsx";
import type { WeekHours } from "../figure-contract.ts";
import { hourName, WEEKDAYS } from "../figure-rules.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hourName(hour));

/** When people look: each hour of the week, by the clock of the place. */
export function WeekHoursMap({ hours, days }: { hours: WeekHours; days: number }) {
  return (
    <HeatMap
      title="Views by the hour of the week"
      origin={`Last ${days} days, by the clock of ${hours.timeZone.replaceAll("_", " ")}`}
      rowHeader="Day"
      columns={HOURS}
      rows={WEEKDAYS.map((label, index) => ({
        label,
        shortLabel: label.slice(0, 3),
        values: hours.views[index] ?? [],
      }))}
    />
  );
}
