import { ChevronLeft, ChevronRight, CloudRain } from "lucide-react";
import type { KeyboardEvent } from "react";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import type { Filters } from "#src/domains/search/components/use-filters.ts";
import type { EventDay } from "../month-contract.ts";
import { isCalledOff } from "../rules.ts";
import { addMonths, dayText, monthText, weeksOf } from "../when-rules.ts";

/** Where a day and its month are on the page, for the links between them. */
export const DAY_ANCHOR = "day";
export const MONTH_ANCHOR = "month";

interface MonthCalendarProps {
  month: string;
  days: readonly EventDay[];
  today: string;
  filters: Filters;
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Days on which something is are links to their list; arrow keys go from one to the next. */
export function MonthCalendar({ month, days, today, filters }: MonthCalendarProps) {
  const byDay = new Map(days.map((day) => [day.day, day]));
  const turn = (months: number) =>
    filters.linkTo({ view: "month", month: addMonths(month, months) });
  return (
    <section
      id={MONTH_ANCHOR}
      aria-label={`Calendar of ${monthText(month)}`}
      className="scroll-mt-4"
    >
      <div className="mb-3 flex items-center justify-between gap-3">
        <Button asChild variant="secondary">
          <Link to={turn(-1)} preventScrollReset>
            <ChevronLeft aria-hidden /> <span className="sr-only">Month before: </span>
            {monthText(addMonths(month, -1))}
          </Link>
        </Button>
        <h3 className="text-xl" aria-live="polite">
          {monthText(month)}
        </h3>
        <Button asChild variant="secondary">
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
                  {day ? (
                    <Day {...{ day, filters }} events={byDay.get(day)} isToday={day === today} />
                  ) : null}
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

const DayNumber = ({ day, isToday }: Pick<DayProps, "day" | "isToday">) => (
  <span
    className={cx("figures text-xs", isToday && "bg-accent-fill px-1 font-semibold text-on-accent")}
  >
    {Number(day.slice(8))}
  </span>
);

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
