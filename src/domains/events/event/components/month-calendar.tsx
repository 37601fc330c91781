import { ChevronLeft, ChevronRight, CloudRain } from "lucide-react";
import type { KeyboardEvent } from "react";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import type { Filters } from "#src/domains/search/components/use-filters.ts";
import type { EventDay } from "../month-contract.ts";
import { isCalledOff } from "../rules.ts";
import { addMonths, dayText, monthText, weeksOf } from "../when-rules.ts";

interface MonthCalendarProps {
  month: string;
  days: readonly EventDay[];
  filters: Filters;
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Days on which something is are links to their list; arrow keys go from one to the next. */
export function MonthCalendar({ month, days, filters }: MonthCalendarProps) {
  const byDay = new Map(days.map((day) => [day.day, day]));
  const turn = (months: number) =>
    filters.linkTo({ view: "month", month: addMonths(month, months) });
  return (
    <section aria-label={`Calendar of ${monthText(month)}`}>
      <div className="mb-3 flex items-center justify-between gap-3">
        <Button asChild variant="secondary" size="sm">
          <Link to={turn(-1)} preventScrollReset>
            <ChevronLeft aria-hidden /> <span className="sr-only">Month before: </span>
            {monthText(addMonths(month, -1))}
          </Link>
        </Button>
        <h3 className="text-xl" aria-live="polite">
          {monthText(month)}
        </h3>
        <Button asChild variant="secondary" size="sm">
          <Link to={turn(1)} preventScrollReset>
            <span className="sr-only">Month after: </span>
            {monthText(addMonths(month, 1))} <ChevronRight aria-hidden />
          </Link>
        </Button>
      </div>
      <table className="w-full table-fixed border-collapse" onKeyDown={moveByArrows}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" className="py-1 text-left font-semibold text-xs">
                <abbr title={name} className="no-underline">
                  {name.slice(0, 3)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => (
                <td
                  key={day ?? WEEKDAYS[index]}
                  className={cx("h-20 border border-line align-top", day === null && "bg-shoal")}
                >
                  {day ? <Day day={day} events={byDay.get(day)} filters={filters} /> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface DayProps {
  day: string;
  events: EventDay | undefined;
  filters: Filters;
}

function Day({ day, events, filters }: DayProps) {
  const number = <span className="figures text-xs">{Number(day.slice(8))}</span>;
  if (!events) return <div className="p-1 text-ink-soft">{number}</div>;
  const off = events.events.filter(isCalledOff).length;
  const label = `${dayText(day)}: ${events.count} ${events.count === 1 ? "event" : "events"}${off > 0 ? `, ${off} called off for the weather` : ""}`;
  return (
    <Link
      to={filters.linkTo({ startDate: day, endDate: day, view: null, month: null })}
      aria-label={label}
      data-day={day}
      className="flex h-full flex-col gap-0.5 bg-land p-1 hover:outline-2 hover:outline-accent"
    >
      {number}
      <span className="text-2xs sm:hidden">{events.count}</span>
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

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** To the nearest day in that direction on which something is. */
function moveByArrows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a[data-day]")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  const wanted = Date.parse(links[at]?.dataset.day ?? "") + step * 86_400_000;
  const ahead = step > 0 ? links.slice(at + 1) : links.slice(0, at).reverse();
  const reached = ahead.find(({ dataset }) => {
    const moment = Date.parse(dataset.day ?? "");
    return step > 0 ? moment >= wanted : moment <= wanted;
  });
  (reached ?? ahead[0])?.focus();
}
