import type { CalendarBooking, CalendarDay } from "./calendar-contract.ts";

const DAY_HOURS = 24;
/** Shown also when nothing is booked. */
const FIRST_HOUR = 8;
const LAST_HOUR = 18;

/** Hours on the clocks of the place. */
export interface HourSpan {
  from: number;
  to: number;
}

const hourOf = (local: string): number =>
  Number(local.slice(11, 13)) + Number(local.slice(14, 16)) / 60;

/** What a booking takes of a day. */
const hoursTaken = (
  { startLocal, endLocal }: Pick<CalendarBooking, "startLocal" | "endLocal">,
  date: string,
): HourSpan => ({
  from: startLocal.startsWith(date) ? hourOf(startLocal) : 0,
  to: endLocal.startsWith(date) ? hourOf(endLocal) : DAY_HOURS,
});

/** The hours of business, and as many more as it takes to see where something begins and ends. */
export function hoursShown(days: readonly CalendarDay[]): HourSpan {
  let [from, to] = [FIRST_HOUR, LAST_HOUR];
  for (const { date, bookings } of days)
    for (const booking of bookings) {
      const taken = hoursTaken(booking, date);
      if (taken.from > 0) {
        from = Math.min(from, Math.floor(taken.from));
        to = Math.max(to, Math.floor(taken.from) + 1);
      }
      if (taken.to < DAY_HOURS) {
        from = Math.min(from, Math.ceil(taken.to) - 1);
        to = Math.max(to, Math.ceil(taken.to));
      }
    }
  return { from: Math.max(0, from), to: Math.min(DAY_HOURS, to) };
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
