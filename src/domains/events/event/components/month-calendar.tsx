import { CloudRain } from "lucide-react";
import { cx } from "#src/design/class-names.ts";
import { DayGrid, DayNumber } from "#src/design/patterns/day-grid.tsx";
import { LeafLinks } from "#src/design/patterns/leaf-links.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import type { Filters } from "#src/domains/search/components/use-filters.ts";
import { addMonths, monthText, weeksOf } from "#src/shared/calendar-days.ts";
import type { EventDay } from "../month-contract.ts";
import { isCalledOff } from "../rules.ts";
import { dayText } from "../when-rules.ts";

/** Where a day and its month are on the page, for the links between them. */
export const DAY_ANCHOR = "day";
export const MONTH_ANCHOR = "month";

interface MonthCalendarProps {
  month: string;
  days: readonly EventDay[];
  today: string;
  filters: Filters;
}

/** Days on which something is are links to their list. */
export function MonthCalendar({ month, days, today, filters }: MonthCalendarProps) {
  const byDay = new Map(days.map((day) => [day.day, day]));
  const leaf = (months: number) => ({
    to: filters.linkTo({ view: "month", month: addMonths(month, months) }),
    spoken: months < 0 ? "Month before" : "Month after",
    shown: monthText(addMonths(month, months)),
  });
  return (
    <section
      id={MONTH_ANCHOR}
      aria-label={`Calendar of ${monthText(month)}`}
      className="scroll-mt-4"
    >
      <LeafLinks before={leaf(-1)} after={leaf(1)}>
        <h3 className="text-xl" aria-live="polite">
          {monthText(month)}
        </h3>
      </LeafLinks>
      <DayGrid
        weeks={weeksOf(month)}
        cell={(day) => (
          <Day {...{ day, filters }} events={byDay.get(day)} isToday={day === today} />
        )}
      />
    </section>
  );
}

interface DayProps {
  day: string;
  events: EventDay | undefined;
  isToday: boolean;
  filters: Filters;
}

function Day({ day, events, isToday, filters }: DayProps) {
  const current = isToday ? "date" : undefined;
  const number = <DayNumber day={day} isToday={isToday} />;
  if (!events)
    return (
      <div aria-current={current} className="p-1 text-ink-soft">
        {number}
      </div>
    );
  const list = filters.linkTo({ startDate: day, endDate: day, view: null, month: null });
  return (
    <Link
      to={`${list}#${DAY_ANCHOR}`}
      aria-current={current}
      data-day={day}
      className="flex h-full flex-col gap-0.5 bg-land p-1 hover:outline-2 hover:outline-accent"
    >
      <span aria-hidden>{number}</span>
      <span className="sr-only">{daySummary(events)}</span>
      <span aria-hidden className="text-2xs sm:hidden">
        {events.count}
      </span>
      {events.events.map((event) => (
        <span
          key={event.dateId}
          className={cx(
            "hidden truncate text-2xs sm:block",
            event.status === "cancelled" && "line-through",
          )}
        >
          {isCalledOff(event) ? <CloudRain aria-hidden className="mr-1 inline size-3" /> : null}
          {event.title}
        </span>
      ))}
      {events.count > events.events.length ? (
        <span className="hidden text-2xs sm:block">
          +{events.count - events.events.length} more
        </span>
      ) : null}
    </Link>
  );
}

/** "Sat, Jun 12, 2027: 3 events, 1 called off for the weather" */
function daySummary({ day, count, events }: EventDay): string {
  const off = events.filter(isCalledOff).length;
  const weather = off > 0 ? `, ${off} called off for the weather` : "";
  return `${dayText(day)}: ${count} ${count === 1 ? "event" : "events"}${weather}`;
}
