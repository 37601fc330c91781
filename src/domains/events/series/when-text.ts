import { formatLongDay } from "#src/shared/plain-format.ts";
import { WEEKDAY_WORDS, WEEKDAYS } from "./limits-contract.ts";
import { dayOf, weekdayOf } from "./wall-time.ts";

/** What clocks at the place show, and how they call their time. */
interface When {
  /** "2027-06-12T09:30" */
  startLocal: string;
  endLocal: string | null;
  /** "EDT" */
  zone: string;
}

/** "Saturday, June 12, 2027, 9:30 AM to 11:00 AM EDT" */
export function whenText({ startLocal, endLocal, zone }: When): string {
  return `${momentText(startLocal)}${endText(startLocal, endLocal)} ${zone}`;
}

function endText(startLocal: string, endLocal: string | null): string {
  if (endLocal === null || endLocal === startLocal) return "";
  const isSameDay = dayOf(endLocal) === dayOf(startLocal);
  return ` to ${isSameDay ? timeText(endLocal) : momentText(endLocal)}`;
}

const momentText = (wall: string): string => `${dayText(wall)}, ${timeText(wall)}`;

/** "Saturday, June 12, 2027" */
export const dayText = (wall: string): string =>
  `${WEEKDAY_WORDS[WEEKDAYS[weekdayOf(wall)] ?? "MO"]}, ${formatLongDay(`${wall}Z`)}`;

/** "9:30 AM" */
export function timeText(wall: string): string {
  const hour = Number(wall.slice(11, 13));
  return `${hour % 12 || 12}:${wall.slice(14, 16)} ${hour < 12 ? "AM" : "PM"}`;
}
