import { monthText } from "#src/shared/calendar-days.ts";
import { formatDay } from "#src/shared/plain-format.ts";
import type { SpeciesReport } from "../contract.ts";
import { ReportLines } from "./report-lines.tsx";

/** Month by month and day by day, the latest first. */
export const ReportTimeline = ({ reports }: { reports: readonly SpeciesReport[] }) => (
  <ol className="flex flex-col gap-8">
    {groupedBy(reports, ({ reportDate }) => reportDate.slice(0, 7)).map(([month, ofMonth]) => (
      <li key={month} className="flex flex-col gap-4">
        <h3 className="font-semibold font-serif text-xl">{monthText(month)}</h3>
        <ol className="flex flex-col gap-4 border-line border-l-2 pl-4">
          {groupedBy(ofMonth, ({ reportDate }) => reportDate).map(([day, ofDay]) => (
            <li key={day}>
              <h4 className="text-ink-soft text-sm">{formatDay(day)}</h4>
              <ReportLines reports={ofDay} hasDay={false} />
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ol>
);

/** In the order in which they come. */
function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
