const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

/** What clocks show, asked of the platform each time: slow, and easy to believe. */
export function slowWallText(moment: number, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", {
      timeZone,
      dateStyle: "short",
      timeStyle: "short",
    });
  formats.set(timeZone, format);
  return format.format(moment).replace(" ", "T");
}

/** The same time on the clock so many days later, found by looking at each minute; at least 24 hours a day. */
export function slowDayEnd(startsAt: Date, days: number, timeZone: string): number {
  const start = startsAt.getTime();
  const elapsed = start + days * 24 * HOUR;
  const [date = "", time = ""] = slowWallText(start, timeZone).split("T");
  const day = new Date(Date.parse(`${date}T00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 10);
  let minute = elapsed - 3 * HOUR;
  while (slowWallText(minute, timeZone) < `${day}T${time}`) minute += MINUTE;
  return Math.max(elapsed, minute);
}
