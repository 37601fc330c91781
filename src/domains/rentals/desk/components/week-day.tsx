import type { CSSProperties } from "react";
import { cx } from "#src/design/class-names.ts";
import { DayNumber } from "#src/design/patterns/day-grid.tsx";
import { dayWords, timeWords } from "../../booking/when-words.ts";
import type { CalendarDay, HourSpan } from "../calendar-contract.ts";
import type { Placed } from "../week-layout.ts";
import { BookingChip } from "./booking-chip.tsx";
import { ClosedUnits, freeWords } from "./day-facts.tsx";

interface WeekDayProps {
  day: CalendarDay;
  placed: readonly Placed[];
  shown: HourSpan;
  businessId: number;
  quantity: number;
  isToday: boolean;
  /** In the grid, where the first is that of the hours. */
  column: number;
}

/** Its number and what is free above, its bookings at their time below. */
export function WeekDay({ day, placed, shown, businessId, column, ...facts }: WeekDayProps) {
  const { quantity, isToday } = facts;
  return (
    <div
      aria-current={isToday ? "date" : undefined}
      className={cx(
        "border-line max-md:border-t max-md:py-3 md:row-span-2 md:row-start-1 md:grid md:min-w-0 md:grid-cols-1 md:grid-rows-subgrid md:border-s",
        !day.isInSeason && "md:bg-shoal",
      )}
      style={{ gridColumnStart: column }}
    >
      <div className="flex flex-col gap-1 text-sm md:p-1 md:text-xs">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2 md:sticky md:left-1 md:w-fit md:max-w-full">
          <h3 className="font-semibold">
            <span className="md:sr-only">
              {dayWords(day.date)}
              {isToday ? " (today)" : ""}
            </span>
            <span aria-hidden className="max-md:hidden">
              {dayWords(day.date).slice(0, 3)} <DayNumber day={day.date} isToday={isToday} />
            </span>
          </h3>
          <span className="text-ink-soft">{freeWords(day, quantity)}</span>
        </div>
        <ClosedUnits closed={day.closed} />
      </div>
      <ul className="relative max-md:mt-1.5 max-md:flex max-md:flex-col max-md:gap-1.5 md:px-px">
        {placed.map((each) => (
          <li key={each.booking.id} className={PLACE} style={placeOf(each, shown)}>
            {each.to > each.from ? (
              <div className={LONG}>
                <BookingChip
                  booking={each.booking}
                  businessId={businessId}
                  date={day.date}
                  hours={each.to - each.from}
                />
              </div>
            ) : null}
            {each.until > each.to ? <Pause placed={each} date={day.date} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PauseProps {
  placed: Placed;
  date: string;
}

/** Nobody can have the unit meanwhile: it comes back, and is made ready. */
function Pause({ placed: { booking, from, to }, date }: PauseProps) {
  const { pauseLocal, customerName } = booking;
  const whose = to > from ? "" : ` after ${customerName}`;
  const until = pauseLocal?.startsWith(date) ? ` until ${timeWords(pauseLocal)}` : "";
  return (
    <p className="border border-line border-dashed bg-shoal px-1 text-2xs text-ink-soft max-md:border-t-0 max-md:py-1 md:h-[calc(var(--pause)*var(--spacing)*12)] md:overflow-hidden md:border-t-0">
      {`Pause${whose}${until}`}
    </p>
  );
}

/** An hour is as high as a thumb is wide. */
const PLACE =
  "md:absolute md:top-[calc(var(--from)*var(--spacing)*12)] md:left-[calc(var(--lane)/var(--lanes)*100%)] md:w-[calc(100%/var(--lanes))] md:p-px";
const LONG = "md:h-[calc(var(--long)*var(--spacing)*12)] md:min-h-11";

const placeOf = ({ from, to, until, lane, lanes }: Placed, shown: HourSpan): CSSProperties =>
  ({
    "--from": from - shown.from,
    "--long": to - from,
    "--pause": until - to,
    "--lane": lane,
    "--lanes": lanes,
  }) as CSSProperties;
