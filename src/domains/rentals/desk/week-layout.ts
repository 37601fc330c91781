import type { CalendarBooking, CalendarDay, DeskCalendar, HourSpan } from "./calendar-contract.ts";

const DAY_HOURS = 24;
/** Shown also when nothing is booked. */
const FIRST_HOUR = 8;
const LAST_HOUR = 18;

const hourOf = (local: string): number =>
  Number(local.slice(11, 13)) + Number(local.slice(14, 16)) / 60;

/** Less than this nobody sees: where clocks are set back, a booking may end before it begins. */
const LEAST = 0.25;

/** What a booking takes of a day. */
function hoursTaken({ startLocal, endLocal }: CalendarBooking, date: string): HourSpan {
  const from = startLocal.startsWith(date) ? hourOf(startLocal) : 0;
  const to = endLocal.startsWith(date) ? hourOf(endLocal) : DAY_HOURS;
  return { from, to: Math.max(to, from + LEAST) };
}

/** The hours of business, and as many more as it takes to see all that is booked, also at night. */
export function hoursShown({
  days,
  openHours,
}: Pick<DeskCalendar, "days" | "openHours">): HourSpan {
  const booked = days.flatMap(({ date, bookings }) =>
    bookings.map((booking) => hoursTaken(booking, date)),
  );
  const spans = [{ from: FIRST_HOUR, to: LAST_HOUR }, ...(openHours ? [openHours] : []), ...booked];
  return {
    from: Math.max(0, Math.floor(Math.min(...spans.map(({ from }) => from)))),
    to: Math.min(DAY_HOURS, Math.ceil(Math.max(...spans.map(({ to }) => to)))),
  };
}

export interface Placed extends HourSpan {
  booking: CalendarBooking;
  /** Those at the same time stand side by side: in which of how many lanes. */
  lane: number;
  lanes: number;
}

/** Where each booking of a day stands among the hours that are shown. */
export function placeBookings({ date, bookings }: CalendarDay, shown: HourSpan): Placed[] {
  const within = (hour: number) => Math.min(Math.max(hour, shown.from), shown.to);
  const placed: Placed[] = [];
  let together: Placed[] = [];
  let laneEnds: number[] = [];
  const close = () => {
    for (const each of together) each.lanes = laneEnds.length;
    [together, laneEnds] = [[], []];
  };
  const spans = bookings.map((booking) => ({ booking, ...hoursTaken(booking, date) }));
  for (const { booking, from, to } of spans.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (laneEnds.every((end) => end <= from)) close();
    const free = laneEnds.findIndex((end) => end <= from);
    const lane = free < 0 ? laneEnds.length : free;
    laneEnds[lane] = to;
    together.push({ booking, from: within(from), to: within(to), lane, lanes: 1 });
    placed.push(...together.slice(-1));
  }
  close();
  return placed;
}
