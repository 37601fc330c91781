import { CircleCheck, Hourglass } from "lucide-react";
import { cx } from "#src/design/class-names.ts";
import { Link } from "#src/design/primitives/link.tsx";
import { timeWords } from "../../booking/when-words.ts";
import { deskBookingPath } from "../../item/desk-paths.ts";
import type { CalendarBooking } from "../calendar-contract.ts";

const LOOKS = {
  pending: { Icon: Hourglass, tone: "border-coast border-dashed bg-land", word: "Pending" },
  confirmed: { Icon: CircleCheck, tone: "border-ok bg-ok-soft", word: "Confirmed" },
} as const;

interface BookingChipProps {
  booking: CalendarBooking;
  businessId: number;
  date: string;
  /** Beside the hours it fills its time, so many of them, and says first who comes. */
  hours?: number;
}

/** An hour and a half has room for a third line. */
const ROOMY = 1.5;

/** A booking on one of its days, and the way to all that is known of it. */
export function BookingChip({ booking, businessId, date, hours }: BookingChipProps) {
  const isPlaced = hours !== undefined;
  const isShort = isPlaced && hours < ROOMY;
  const { Icon, tone, word } = LOOKS[booking.status === "pending" ? "pending" : "confirmed"];
  return (
    <Link
      to={deskBookingPath({ id: booking.id, businessId })}
      data-day={date}
      className={cx(
        "flex min-h-11 items-start gap-1.5 border px-2 py-1.5 text-ink no-underline hover:border-ink",
        tone,
        isPlaced && "md:h-full md:gap-1 md:overflow-hidden md:px-1 md:py-0.5 md:text-xs",
      )}
    >
      <Icon
        aria-hidden
        className={cx("mt-0.5 size-3.5 shrink-0", isPlaced && "md:size-3 md:max-lg:hidden")}
      />
      <span className="flex min-w-0 flex-col break-words">
        <span className={cx("figures", isPlaced && "md:order-1", isShort && "md:truncate")}>
          {hoursOn(booking, date)}{" "}
        </span>
        <span className={cx(isShort && "md:truncate")}>
          <span className="font-semibold">{booking.customerName}</span>
          {booking.quantity > 1 ? ` × ${booking.quantity}` : ""}
        </span>
        <span
          className={cx(
            "whitespace-nowrap text-ink-soft",
            isPlaced && "md:order-1",
            isShort && "md:sr-only",
          )}
        >
          {word}
        </span>
      </span>
    </Link>
  );
}

/** What a booking takes of a day: "10:00 AM – 12:00 PM", "from 10:00 AM", "all day". */
function hoursOn(booking: CalendarBooking, date: string): string {
  const { startLocal, startZone, endLocal, endZone } = booking;
  // Where clocks change meanwhile, the same time may mean two.
  const isOneZone = startZone === endZone;
  const start = isOneZone ? timeWords(startLocal) : `${timeWords(startLocal)} ${startZone}`;
  const end = isOneZone ? timeWords(endLocal) : `${timeWords(endLocal)} ${endZone}`;
  const [begins, ends] = [startLocal.startsWith(date), endLocal.startsWith(date)];
  if (begins && ends) return `${start} – ${end}`;
  if (begins) return `from ${start}`;
  return ends ? `until ${end}` : "all day";
}
