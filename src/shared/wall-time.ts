const SHAPE = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const EARLIEST = "1900";
/** No year in it: calendars and clocks that far ahead are anybody's guess. */
const LATEST = "2200";

/** "2027-03-14T09:00", with no 31st of April and no hour 25. */
export function isWallTime(text: string): boolean {
  if (!SHAPE.test(text) || text < EARLIEST || text >= LATEST) return false;
  const time = Date.parse(`${text}:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** By what the clock shows: a change of clocks between them does not count. */
export const minutesBetween = (from: string, to: string): number =>
  (Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / 60_000;

export const isCalendarDay = (text: string): boolean => isWallTime(`${text}T00:00`);

/** What is said of a day or a moment that is none of these. */
export const FAR_TIME = "Please give a time from 1900 to 2199.";

export const isCountedMoment = (moment: Date): boolean =>
  isCalendarDay(moment.toISOString().slice(0, 10));
