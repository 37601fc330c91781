import type { CSSProperties } from "react";
import { cx } from "#src/design/class-names.ts";
import { moveByArrows } from "#src/design/patterns/day-grid.tsx";
import type { DeskCalendar, HourSpan } from "../calendar-contract.ts";
import { hoursShown, placeBookings } from "../week-layout.ts";
import { WeekDay } from "./week-day.tsx";

/** So wide that "Confirmed" stands on one line, beside its mark where there is room; a tablet shows two in one day. */
const LANE = "md:[--lane-width:5rem] lg:[--lane-width:5.75rem]";

interface WeekHoursProps {
  calendar: DeskCalendar;
  businessId: number;
}

/** Seven days beside the hours of the place; on a phone below each other. */
export function WeekHours({ calendar, businessId }: WeekHoursProps) {
  const { item, days, today } = calendar;
  const shown = hoursShown(calendar);
  const columns = days.map((day) => ({ day, placed: placeBookings(day, shown) }));
  const widths = columns.map(({ placed }) => {
    const lanes = Math.max(1, ...placed.map((each) => each.lanes));
    return `minmax(calc(${lanes} * var(--lane-width)), 1fr)`;
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only go between the links in it
    <div
      onKeyDown={moveByArrows}
      className={cx(
        "md:grid md:grid-cols-(--week) md:grid-rows-[auto_auto] md:relative md:overflow-x-auto",
        LANE,
      )}
      style={{ "--week": `3.5rem ${widths.join(" ")}` } as CSSProperties}
    >
      <HourLines shown={shown} />
      {columns.map(({ day, placed }, index) => (
        <WeekDay
          key={day.date}
          {...{ day, placed, shown, businessId }}
          column={index + 2}
          quantity={item.quantity}
          isToday={day.date === today}
        />
      ))}
    </div>
  );
}

/** "8 AM", "12 PM": every booking says its own time as well. */
const hourWords = (hour: number): string => `${hour % 12 || 12} ${hour % 24 < 12 ? "AM" : "PM"}`;

function HourLines({ shown: { from, to } }: { shown: HourSpan }) {
  const hours = Array.from({ length: to - from }, (_, index) => from + index);
  return (
    <div
      aria-hidden
      className="row-start-2 border-line border-b max-md:hidden md:col-span-full md:col-start-1"
    >
      {hours.map((hour) => (
        <div key={hour} className="h-12 border-line border-t">
          <span className="figures text-2xs text-ink-soft">{hourWords(hour)}</span>
        </div>
      ))}
    </div>
  );
}
