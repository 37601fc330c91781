import { DayGrid } from "#src/design/patterns/day-grid.tsx";
import { LeafLinks } from "#src/design/patterns/leaf-links.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { weeksOf } from "#src/shared/calendar-days.ts";
import type { RentalItem } from "../../item/contract.ts";
import type { CalendarDay, DeskCalendar } from "../calendar-contract.ts";
import { type Asked, calendarAddress, leafText, leavesOf } from "./calendar-address.ts";
import { ItemChoice, ViewLinks } from "./calendar-choices.tsx";
import { CalendarDayCell } from "./calendar-day.tsx";
import { WeekHours } from "./week-hours.tsx";

interface ItemCalendarProps {
  calendar: DeskCalendar;
  items: readonly RentalItem[];
  businessId: number;
  /** "Eastern Time" */
  zoneName: string;
}

/** One item, day by day, in the time of the place. What is shown stands in the address. */
export function ItemCalendar({ calendar, items, businessId, zoneName }: ItemCalendarProps) {
  const { item, removed, view, day, today, days } = calendar;
  const byDate = new Map(days.map((each) => [each.date, each]));
  const isQuiet = (date: string) => isQuietDay(byDate.get(date), calendar);
  const to = (asked: Partial<Asked>) => calendarAddress({ item: item.id, view, day, ...asked });
  return (
    <section aria-label={`Calendar of ${item.name}`} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ItemChoice {...{ items, removed }} chosen={item.id} />
        <ViewLinks view={view} to={(next) => to({ view: next })} />
      </div>
      <CalendarNote calendar={calendar} />
      <p className="text-ink-soft text-sm">
        Days and times are those of the place ({zoneName}).
        {item.isRemoved ? null : " Free is what is left at the fullest moment of a day."}
      </p>
      <div>
        <LeafLinks {...leavesOf(calendar, to)}>
          <h2 className="text-center text-lg sm:text-xl" aria-live="polite">
            {leafText(view, day)}
          </h2>
        </LeafLinks>
        {view === "week" ? (
          <WeekHours calendar={calendar} businessId={businessId} />
        ) : (
          <DayGrid
            caption={`${item.name}, days from Sunday on`}
            weeks={weeksOf(day.slice(0, 7))}
            agenda={{ isQuiet }}
            cell={(date) => {
              const shown = byDate.get(date);
              return shown ? (
                <CalendarDayCell
                  day={shown}
                  quantity={item.quantity}
                  isToday={date === today}
                  weekLink={to({ view: "week", day: date })}
                  businessId={businessId}
                />
              ) : null;
            }}
          />
        )}
        {days.every(({ date }) => isQuiet(date)) ? (
          <p className="border-line border-t py-6 text-ink-soft lg:hidden">
            {days.some(({ isInSeason }) => isInSeason)
              ? "Nothing is booked or closed in this month."
              : "It is not in season in this month, and nothing is booked."}
          </p>
        ) : null}
      </div>
    </section>
  );
}

/** What the reader may not expect of what is shown. */
function CalendarNote({ calendar: { item, isInstead } }: { calendar: DeskCalendar }) {
  if (isInstead)
    return (
      <Alert tone="caution" role="note" title="The item of this address has no calendar">
        It was removed and no booking of it is to come, or it is not yours. This is the calendar of{" "}
        {item.name}.
      </Alert>
    );
  if (!item.isRemoved) return null;
  return (
    <Alert tone="info" role="note" title={`You no longer rent ${item.name}`}>
      It was removed, and nobody can book it. What was booked before stands here until it is over.
    </Alert>
  );
}

/** Below each other, a month lists the days on which something is. */
const isQuietDay = (day: CalendarDay | undefined, { view, today }: DeskCalendar): boolean =>
  view === "month" &&
  day !== undefined &&
  day.date !== today &&
  day.bookingCount === 0 &&
  day.closed.length === 0;
