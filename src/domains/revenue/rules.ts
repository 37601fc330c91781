const DAY_MS = 86_400_000;
/** What was begun before midnight is booked by then. */
const SETTLING_MS = 15 * 60_000;

/** "2026-11-16", in UTC. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The last day of which nothing more will be booked. */
export const lastFullDay = (now: Date): string =>
  dayOf(new Date(now.getTime() - SETTLING_MS - DAY_MS));

/** "12.5%" */
export const percent = (rate: number): string => `${Math.round(rate * 1000) / 10}%`;
