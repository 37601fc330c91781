import type { EditableDate, EditableEvent } from "../contract.ts";
import { CalledOff } from "./called-off.tsx";
import { DateRow } from "./date-row.tsx";

interface DateDecisionsProps {
  event: EditableEvent;
}

/** Each date that is not over, with what can be decided about it. Who registered is told. */
export function DateDecisions({ event }: DateDecisionsProps) {
  if (event.dates.length === 0) return null;
  const [next, later] = [event.dates.slice(0, NEXT), event.dates.slice(NEXT)];
  return (
    <section aria-labelledby="dates">
      <h2 id="dates" className="mb-1 text-2xl">
        Dates
      </h2>
      <p className="mb-4 text-ink-soft">
        Everybody who registered for a date is told of a change; after eight in a day, of the rest
        in one mail.
      </p>
      <CalledOff event={event} />
      <DateRows event={event} dates={next} />
      {later.length > 0 ? (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {later.length} later {later.length === 1 ? "date" : "dates"}
          </summary>
          <DateRows event={event} dates={later} />
        </details>
      ) : null}
    </section>
  );
}

const NEXT = 5;

const DateRows = ({ event, dates }: DateDecisionsProps & { dates: readonly EditableDate[] }) => (
  <ul className="flex flex-col divide-y divide-line border-line border-y">
    {dates.map((date) => (
      <DateRow key={date.id} event={event} date={date} />
    ))}
  </ul>
);
