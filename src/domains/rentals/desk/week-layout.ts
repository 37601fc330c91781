import type { CalendarBooking, CalendarDay, DeskCalendar, HourSpan } from "./calendar-contract.ts";

const DAY_HOURS = 24;
/** Shown also when nothing is booked. */
const FIRST_HOUR = 8;
const LAST_HOUR = 18;

const hourOf = (local: string): number =>
  Number(local.slice(11, 13)) + Number(local.slice(14, 16)) / 60;

/** Less than this nobody sees: where clocks are set back, a booking may end before it begins. */
const LEAST = 0.25;

interface Taken extends HourSpan {
  /** With the pause after it. */
  until: number;
}

/** What a booking takes of a day. */
function hoursTaken({ startLocal, endLocal, pauseLocal }: CalendarBooking, date: string): Taken {
  const from = startLocal.startsWith(date) ? hourOf(startLocal) : 0;
  const ends = endLocal.startsWith(date) ? hourOf(endLocal) : DAY_HOURS;
  const to = Math.max(ends, from + LEAST);
  if (pauseLocal === null || !endLocal.startsWith(date)) return { from, to, until: to };
  return { from, to, until: Math.max(to, pauseEnd(pauseLocal, date)) };
}

const pauseEnd = (pauseLocal: string, date: string): number =>
  pauseLocal.startsWith(date) ? hourOf(pauseLocal) : DAY_HOURS;

/** Of a booking that was over before the day began. */
const pauseTaken = ({ pauseLocal }: CalendarBooking, date: string): Taken => ({
  ...{ from: 0, to: 0, until: pauseEnd(pauseLocal ?? "", date) },
});

type Held = Pick<CalendarDay, "date" | "bookings" | "pauses">;

const takenOn = ({ date, bookings, pauses }: Held): (Taken & { booking: CalendarBooking })[] => [
  ...bookings.map((booking) => ({ booking, ...hoursTaken(booking, date) })),
  ...pauses.map((booking) => ({ booking, ...pauseTaken(booking, date) })),
];

/** The hours of business, and as many more as it takes to see all that is booked, also at night. */
export function hoursShown({
  days,
  openHours,
}: Pick<DeskCalendar, "days" | "openHours">): HourSpan {
  const booked = days.flatMap(takenOn).map(({ from, until }) => ({ from, to: until }));
  const spans = [{ from: FIRST_HOUR, to: LAST_HOUR }, ...(openHours ? [openHours] : []), ...booked];
  return {
    from: Math.max(0, Math.floor(Math.min(...spans.map(({ from }) => from)))),
    to: Math.min(DAY_HOURS, Math.ceil(Math.max(...spans.map(({ to }) => to)))),
  };
}

export interface Placed extends Taken {
  booking: CalendarBooking;
  /** Those at the same time stand side by side: in which of how many lanes. */
  lane: number;
  lanes: number;
}

/** Where each booking of a day, and the pause after it, stands among the hours that are shown. */
export function placeBookings(day: CalendarDay, shown: HourSpan): Placed[] {
  const within = (hour: number) => Math.min(Math.max(hour, shown.from), shown.to);
  const placed: Placed[] = [];
  let together: Placed[] = [];
  let laneEnds: number[] = [];
  const close = () => {
    for (const each of together) each.lanes = laneEnds.length;
    [together, laneEnds] = [[], []];
  };
  const spans = takenOn(day).toSorted((a, b) => a.from - b.from || a.until - b.until);
  for (const { booking, from, to, until } of spans) {
    if (laneEnds.every((end) => end <= from)) close();
    const free = laneEnds.findIndex((end) => end <= from);
    const lane = free < 0 ? laneEnds.length : free;
    laneEnds[lane] = until;
    const hours = { from: within(from), to: within(to), until: within(until) };
    together.push({ booking, ...hours, lane, lanes: 1 });
    placed.push(...together.slice(-1));
  }
  close();
  return placed;
}
