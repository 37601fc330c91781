import { Moment } from "#src/design/patterns/moment.tsx";
import { formatDay } from "#src/shared/plain-format.ts";
import type { BusinessAnalytics } from "../figure-contract.ts";

/** Which days these are, and how fresh the count is. */
export function CountedNote({ data: { from, to, countedAt } }: { data: BusinessAnalytics }) {
  return (
    <p className="margin-note text-ink-soft">
      {formatDay(from)} to {formatDay(to)}, days of UTC, today as far as it has come.{" "}
      {countedAt === null ? (
        "Counted every ten minutes."
      ) : (
        <>
          Counted every ten minutes, last <Moment time={countedAt} />.
        </>
      )}
    </p>
  );
}
