/** Days as texts such as 2027-06-12, the first and the last. */
export interface DaySpan {
  startDate: string;
  endDate: string;
}

const DAY_MS = 86_400_000;

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Saturday and Sunday; of a weekend that has begun, what is left. */
function weekendFrom(today: string): DaySpan {
  const weekday = new Date(Date.parse(today)).getUTCDay();
  if (weekday === 0) return { startDate: today, endDate: today };
  const saturday = daysAfter(today, 6 - weekday);
  return { startDate: saturday, endDate: daysAfter(saturday, 1) };
}

/** What most people look for, by name. */
export const spansFrom = (today: string): (DaySpan & { label: string })[] => [
  { label: "Today", startDate: today, endDate: today },
  { label: "This weekend", ...weekendFrom(today) },
  { label: "Next 7 days", startDate: today, endDate: daysAfter(today, 6) },
];

/** The last day lies before the first. */
export const isBackwards = (
  startDate: string | null | undefined,
  endDate: string | null | undefined,
): boolean => Boolean(startDate && endDate && endDate < startDate);
