/** From the first to the last day, both of UTC and both counted. */
export interface Period {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;

/** In UTC: "2026-11-15". */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * DAY_MS));

/** Today, as far as it has come, and the days before it. */
export function periodUntil(now: Date, days: number): Period {
  const to = dayOf(now);
  return { from: addDays(to, 1 - days), to };
}

export const lengthOf = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** As many days, up to the day before. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -lengthOf(period)),
  to: addDays(period.from, -1),
});

export const EFFECT_DAYS_MIN = 7;
const EFFECT_DAYS_MAX = 90;

/**
 * As many whole days before something began as after it; the day on which it began is in neither.
 * Null while too few have passed to say anything.
 */
export function periodsAround(since: Date, now: Date): { before: Period; after: Period } | null {
  const began = dayOf(since);
  const passed = lengthOf({ from: addDays(began, 1), to: addDays(dayOf(now), -1) });
  const days = Math.min(passed, EFFECT_DAYS_MAX);
  if (days < EFFECT_DAYS_MIN) return null;
  return {
    before: { from: addDays(began, -days), to: addDays(began, -1) },
    after: { from: addDays(began, 1), to: addDays(began, days) },
  };
}
