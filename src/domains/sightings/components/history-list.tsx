import { formatDay } from "#src/shared/plain-format.ts";
import type { HistoryLine } from "../contract.ts";

/** What became of the report, the latest first. */
export function HistoryList({ history }: { history: readonly HistoryLine[] }) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history" className="flex flex-col gap-3">
      <h2 id="history" className="text-2xl">
        History
      </h2>
      <ul className="flex flex-col gap-1 text-sm">
        {history.map(({ id, text, day }) => (
          <li key={id} className="wrap-anywhere">
            {day ? `${formatDay(day)}: ` : null}
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
