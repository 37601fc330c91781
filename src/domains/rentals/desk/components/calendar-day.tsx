import { Ban, CircleCheck, Hourglass } from "lucide-react";
import { cx } from "#src/design/class-names.ts";
import { DayNumber } from "#src/design/patterns/day-grid.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { dayWords, timeWords } from "../../booking/when-words.ts";
import type { CalendarBooking, CalendarDay } from "../calendar-contract.ts";
import { deskBookingPath } from "../desk-paths.ts";

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
      {day.closed.map((closed) => (
        <p
          key={closed.id}
          className="flex items-start gap-1.5 border-danger border-l-4 bg-danger-soft px-2 py-1"
        >
          <Ban aria-hidden className="mt-0.5 size-3.5 shrink-0 text-danger" />
          <span className="min-w-0 break-words">{closedWords(closed)}</span>
        </p>
      ))}
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

function freeWords({ free, isInSeason }: CalendarDay, quantity: number): string {
  if (!isInSeason) return "not in season";
  if (quantity > 1) return `${free} of ${quantity} free`;
  return free === 1 ? "free" : "";
}

const closedWords = ({ quantity, note }: CalendarDay["closed"][number]): string => {
  const what = quantity === null ? "Closed" : `${quantity} closed`;
  return note ? `${what}: ${note}` : what;
};

const LOOKS = {
  pending: { Icon: Hourglass, tone: "border-coast border-dashed bg-land", word: "Pending" },
  confirmed: { Icon: CircleCheck, tone: "border-ok bg-ok-soft", word: "Confirmed" },
} as const;

interface BookingChipProps {
  booking: CalendarBooking;
  businessId: number;
  date: string;
}

function BookingChip({ booking, businessId, date }: BookingChipProps) {
  const { Icon, tone, word } = LOOKS[booking.status === "pending" ? "pending" : "confirmed"];
  return (
    <Link
      to={deskBookingPath({ id: booking.id, businessId })}
      data-day={date}
      className={cx(
        "flex min-h-11 items-start gap-1.5 border px-2 py-1.5 text-ink no-underline hover:border-ink",
        tone,
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span className="min-w-0 break-words">
        <span className="figures block">{hoursOn(booking, date)} </span>
        <span className="font-semibold">{booking.customerName}</span>
        {booking.quantity > 1 ? ` × ${booking.quantity}` : ""}
        <span className="block text-ink-soft">{word}</span>
      </span>
    </Link>
  );
}

/** What a booking takes of a day: "10:00 AM – 12:00 PM", "from 10:00 AM", "all day". */
function hoursOn({ startLocal, endLocal }: CalendarBooking, date: string): string {
  const [begins, ends] = [startLocal.startsWith(date), endLocal.startsWith(date)];
  if (begins && ends) return `${timeWords(startLocal)} – ${timeWords(endLocal)}`;
  if (begins) return `from ${timeWords(startLocal)}`;
  return ends ? `until ${timeWords(endLocal)}` : "all day";
}
