/*
 * Days and months as texts, "2027-06-12" and "2027-06", as calendars turn their leaves. Without Intl, as
 * in plain-format.ts.
 */

/** "June 2027", of "2027-06". */
export function monthText(month: string): string {
  const [year = "", number = "1"] = month.split("-");
  const names =
    "January February March April May June July August September October November December";
  return `${names.split(" ")[Number(number) - 1]} ${year}`;
}

/** The month so many months later, or earlier. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month from Sunday on; days of other months are null. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const before = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const cells = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, index) => {
    const day = index - before + 1;
    return day < 1 || day > length ? null : `${month}-${String(day).padStart(2, "0")}`;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

const DAY_MS = 86_400_000;

/** The day so many days later, or earlier. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The week of a day, from Sunday on. */
export function weekOf(day: string): string[] {
  const sunday = addDays(day, -new Date(`${day}T00:00Z`).getUTCDay());
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
}
