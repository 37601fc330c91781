import { DayNumber } from "#src/design/patterns/day-grid.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { dayWords } from "../../booking/when-words.ts";
import type { CalendarDay } from "../calendar-contract.ts";
import { BookingChip } from "./booking-chip.tsx";
import { ClosedUnits, freeWords } from "./day-facts.tsx";

interface CalendarDayCellProps {
  day: CalendarDay;
  businessId: number;
  quantity: number;
  isToday: boolean;
  /** Where all bookings of the day are. */
  weekLink: string;
}

/** Below each other under the words of the day, in a grid under its number. */
export function CalendarDayCell(props: CalendarDayCellProps) {
  const { day, businessId, quantity, isToday, weekLink } = props;
  const hidden = day.bookingCount - day.bookings.length;
  return (
    <div
      aria-current={isToday ? "date" : undefined}
      className="flex h-full flex-col gap-1.5 py-3 text-sm lg:p-1.5 lg:text-xs"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="font-semibold lg:hidden">
          {dayWords(day.date)}
          {isToday ? " (today)" : ""}
        </span>
        <span className="max-lg:hidden">
          <span className="sr-only">{dayWords(day.date)}</span>
          <span aria-hidden>
            <DayNumber day={day.date} isToday={isToday} />
          </span>
        </span>
        <span className="text-ink-soft lg:text-2xs">{freeWords(day, quantity)}</span>
      </div>
      <ClosedUnits closed={day.closed} />
      {day.bookings.map((booking) => (
        <BookingChip key={booking.id} {...{ booking, businessId }} date={day.date} />
      ))}
      {hidden > 0 ? (
        <Link to={weekLink} preventScrollReset className="inline-flex min-h-11 items-center px-2">
          +{hidden} more<span className="sr-only"> on {dayWords(day.date)}</span>
        </Link>
      ) : null}
    </div>
  );
}
