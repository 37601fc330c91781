import { instantOf, wallMinuteAt } from "./calendar.ts";
import type { Hours, Span } from "./contract.ts";
import { DAY_MINUTES } from "./limits-contract.ts";
import { scheduleOn } from "./schedule.ts";

/** From the first open instant to the first closed one. */
export type OpenInterval = [startUtc: Date, endUtc: Date];

/**
 * When a place is open between an instant and the end of the last of so many days there, today
 * included; cut at both ends, so that the intervals of successive calls fit together.
 */
export function openIntervals(
  hours: Hours,
  fromInstant: Date,
  days: number,
  timeZone: string,
): OpenInterval[] {
  const today = dayAt(fromInstant, timeZone);
  const windowEnd = instantOf((today + days) * DAY_MINUTES, timeZone);
  const intervals: OpenInterval[] = [];
  for (const stretch of openStretches(hours, today - 1, today + days)) {
    const [start, end] = toInstants(stretch, timeZone);
    const kept: OpenInterval = [
      start < fromInstant ? fromInstant : start,
      end > windowEnd ? windowEnd : end,
    ];
    if (kept[0] < kept[1]) intervals.push(kept);
  }
  return intervals;
}

/** The stretch that is under way at an instant, or else the next one that starts within the days. */
export function firstStretchFrom(
  hours: Hours,
  instant: Date,
  days: number,
  timeZone: string,
): OpenInterval | undefined {
  const today = dayAt(instant, timeZone);
  for (const stretch of openStretches(hours, today - 1, today + days)) {
    const interval = toInstants(stretch, timeZone);
    // A stretch that lies in the hour that spring skips never happens.
    if (interval[1] > instant && interval[0] < interval[1]) return interval;
  }
  return undefined;
}

export const dayAt = (instant: Date, timeZone: string) =>
  Math.floor(wallMinuteAt(instant, timeZone) / DAY_MINUTES);

const toInstants = ({ start, end }: Span, timeZone: string): OpenInterval => [
  instantOf(start, timeZone),
  instantOf(end, timeZone),
];

/** In wall minutes, in order, and touching spans as one; the last day is left out. */
function* openStretches(hours: Hours, firstDay: number, lastDay: number): Generator<Span> {
  let current: Span | undefined;
  for (let day = firstDay; day < lastDay; day++) {
    for (const span of scheduleOn(hours, day).spans) {
      const [start, end] = [day * DAY_MINUTES + span.start, day * DAY_MINUTES + span.end];
      if (current && start <= current.end) {
        current.end = Math.max(current.end, end);
      } else {
        if (current) yield current;
        current = { start, end };
      }
    }
  }
  if (current) yield current;
}
