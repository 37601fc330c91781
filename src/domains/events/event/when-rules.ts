/*
 * Days and times as the clock at the place shows them, out of texts such as 2027-06-12T09:30. Without
 * Intl, as in shared/plain-format.ts.
 */

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** "Sat, Jun 12, 2027" */
export function dayText(wall: string): string {
  const date = new Date(`${wall.slice(0, 10)}T00:00:00Z`);
  const day = `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
  return `${WEEKDAYS[date.getUTCDay()]}, ${day}`;
}

/** "9:30 AM" */
export function timeText(wall: string): string {
  const hour = Number(wall.slice(11, 13));
  return `${hour % 12 || 12}:${wall.slice(14, 16)}\u00a0${hour < 12 ? "AM" : "PM"}`;
}

interface When {
  startLocal: string;
  endLocal: string | null;
  zone: string;
  /** Where clocks are changed before its end. */
  endZone: string | null;
}

/** "Sat, Jun 12, 2027, 9:30 AM – 4:00 PM EDT"; the second day is named when it is another, and so are both times. */
export function whenText({ startLocal, endLocal, zone, endZone }: When): string {
  const start = `${dayText(startLocal)}, ${timeText(startLocal)}`;
  if (endLocal === null) return `${start} ${zone}`;
  const isSameDay = startLocal.slice(0, 10) === endLocal.slice(0, 10);
  const end = isSameDay ? timeText(endLocal) : `${dayText(endLocal)}, ${timeText(endLocal)}`;
  return endZone ? `${start} ${zone} – ${end} ${endZone}` : `${start} – ${end} ${zone}`;
}
