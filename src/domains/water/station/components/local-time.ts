import type { ZoneOffset } from "../contract.ts";

const MINUTE = 60_000;

export interface LocalClock {
  /** "3:42 PM" */
  time(at: number): string;
  /** "Mon", or null for today. */
  weekday(at: number): string | null;
  /** "3:42 PM", with the weekday before it when that is not today. */
  dayAndTime(at: number): string;
  hour(at: number): number;
  /** "EDT" */
  zone: string;
}

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/**
 * Put together from parts: engines disagree about the space before AM and PM, and the page must
 * read the same on the server and in the browser.
 */
export function createLocalClock(offsets: ZoneOffset[], now: number): LocalClock {
  const offsetAt = (at: number) =>
    offsets.findLast(({ from }) => Date.parse(from) <= at) ?? offsets[0];
  /** Local time as the UTC of a date. */
  const local = (at: number) => new Date(at + (offsetAt(at)?.minutesFromUtc ?? 0) * MINUTE);
  const hour = (at: number) => local(at).getUTCHours();
  const time = (at: number) => {
    const minute = String(local(at).getUTCMinutes()).padStart(2, "0");
    return `${hour(at) % 12 || 12}:${minute}\u00a0${hour(at) < 12 ? "AM" : "PM"}`;
  };
  const weekday = (at: number) =>
    local(at).getUTCDate() === local(now).getUTCDate()
      ? null
      : (WEEKDAYS[local(at).getUTCDay()] ?? null);
  return {
    time,
    weekday,
    dayAndTime: (at) => [weekday(at), time(at)].filter(Boolean).join("\u00a0"),
    hour,
    zone: offsetAt(now)?.zone ?? "UTC",
  };
}

/** "6 h 10 min" */
export function formatWait(from: number, to: number): string {
  const minutes = Math.max(0, Math.round((to - from) / MINUTE));
  const hours = Math.floor(minutes / 60);
  const rest = `${minutes % 60}\u00a0min`;
  return hours === 0 ? rest : `${hours}\u00a0h ${rest}`;
}

/** "1.4 ft"; a proper minus sign, and no negative zero. */
export function formatFeet(feet: number): string {
  const rounded = Math.round(feet * 10) / 10 + 0;
  return `${rounded.toFixed(1).replace("-", "\u2212")}\u00a0ft`;
}
