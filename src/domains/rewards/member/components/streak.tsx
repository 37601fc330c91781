import { formatNumber } from "#src/shared/plain-format.ts";
import type { UserStats } from "../contract.ts";

const days = (count: number): string => `${formatNumber(count)} ${count === 1 ? "day" : "days"}`;

/** Forgiving, and said so. */
export function Streak({ stats }: { stats: UserStats }) {
  const { streakDays, bestStreak, activeDaysThisMonth } = stats;
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid grid-cols-3 gap-4">
        <Figure label="Streak" value={days(streakDays)} />
        <Figure label="Best" value={days(bestStreak)} />
        <Figure label="This month" value={days(activeDaysThisMonth)} />
      </dl>
      <p className="text-ink-soft text-sm">
        A day counts when something that you did on it earns points. One missed day in seven is
        forgiven, and a streak that ends keeps its place as your best.
      </p>
    </div>
  );
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-ink-soft text-xs">{label}</dt>
    <dd className="figures text-lg">{value}</dd>
  </div>
);
