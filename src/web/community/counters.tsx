import { StatCard } from "#src/design/patterns/stat-card.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";

export interface Counter {
  label: string;
  /** What is counted, and since when. */
  origin: string;
  /** The tab that shows what is counted. */
  to: string;
  count: number;
}

export const Counters = ({ counters }: { counters: readonly Counter[] }) => (
  <ul aria-label="Summary" className="grid grid-cols-2 gap-4 empty:hidden lg:grid-cols-4">
    {counters.map(({ label, count, origin, to }) => (
      <li key={label} className="grid">
        <StatCard label={label} value={formatNumber(count)} origin={origin} to={to} />
      </li>
    ))}
  </ul>
);
