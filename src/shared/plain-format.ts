/*
 * Numbers and days as everyone on the site reads them, the same on the server and in every browser.
 * Without Intl: browsers load its tables when it is first used, which holds up pages on slow phones.
 */

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** "1,234,567", for whole numbers. */
export const formatNumber = (value: number): string =>
  String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** "May 2, 2026", by universal time. */
export function formatDay(date: string): string {
  const [month, rest] = monthAndRest(date);
  return `${month.slice(0, 3)} ${rest}`;
}

/** "May 2026", by universal time. */
export function formatMonth(date: string): string {
  const [month, rest] = monthAndRest(date);
  return `${month.slice(0, 3)} ${rest.slice(-4)}`;
}

/** "September 2, 2026", by universal time. */
export function formatLongDay(date: string): string {
  return monthAndRest(date).join(" ");
}

function monthAndRest(text: string): [month: string, dayAndYear: string] {
  const date = new Date(text);
  const month = MONTHS[date.getUTCMonth()] ?? "";
  return [month, `${date.getUTCDate()}, ${date.getUTCFullYear()}`];
}
