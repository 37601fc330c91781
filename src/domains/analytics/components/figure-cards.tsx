import { StatCard } from "#src/design/patterns/stat-card.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { BusinessAnalytics } from "../figure-contract.ts";
import { changeSince, FIGURE_WORDS } from "../figure-rules.ts";

/** Each figure that the level includes, beside what it was in as many days before. */
export function FigureCards({ data }: { data: BusinessAnalytics }) {
  const { days, before } = data;
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {FIGURE_WORDS.map(({ figure, name }) => {
        const value = data[figure];
        if (value === undefined) return null;
        return (
          <StatCard
            key={figure}
            label={name}
            value={formatNumber(value)}
            origin={
              before === undefined
                ? `last ${days} days`
                : changeSince(value, before?.[figure], days)
            }
          />
        );
      })}
    </div>
  );
}
