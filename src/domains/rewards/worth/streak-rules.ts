import { addDays } from "#src/shared/calendar-days.ts";
import { FORGIVING_DAYS } from "./limits-contract.ts";

export interface Streak {
  /** Active days; those that were forgiven do not count. */
  days: number;
  last: string | null;
  /** The missed day that was forgiven last. */
  forgiven: string | null;
}

const NO_STREAK: Streak = { days: 0, last: null, forgiven: null };

/** Of a missed day: nothing was forgiven in the days before it. */
const isForgivable = ({ forgiven }: Streak, missed: string): boolean =>
  forgiven === null || addDays(forgiven, FORGIVING_DAYS) <= missed;

/** The streak after one more active day. */
export function extendStreak(streak: Streak, day: string): Streak {
  const { days, last } = streak;
  if (last === day) return streak;
  if (last !== null && day === addDays(last, 1)) return { ...streak, days: days + 1, last: day };
  const missed = last === null ? null : addDays(last, 1);
  if (missed !== null && day === addDays(missed, 1) && isForgivable(streak, missed))
    return { days: days + 1, last: day, forgiven: missed };
  return { days: 1, last: day, forgiven: null };
}

/** The streak that ends with the last active day, and the longest of all; days in their order. */
export function foldStreak(days: readonly string[]): { streak: Streak; best: number } {
  let [streak, best] = [NO_STREAK, 0];
  for (const day of days) {
    streak = extendStreak(streak, day);
    best = Math.max(best, streak.days);
  }
  return { streak, best };
}

/** Its days while it can still go on, otherwise 0. */
export function aliveDays(streak: Streak, today: string): number {
  const { last, days } = streak;
  if (last === null) return 0;
  const missed = addDays(last, 1);
  const isAlive = missed >= today || (addDays(missed, 1) === today && isForgivable(streak, missed));
  return isAlive ? days : 0;
}
