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

/**
 * Put together from parts: engines disagree about the space before AM and PM, and the page must
 * read the same on the server and in the browser.
 */
export function createLocalClock(timeZone: string, now: number): LocalClock {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    timeZoneName: "short",
  });
  const hours = new Intl.DateTimeFormat("en-US", { timeZone, hour: "2-digit", hourCycle: "h23" });
  const part = (at: number, type: Intl.DateTimeFormatPartTypes) =>
    format.formatToParts(at).find((candidate) => candidate.type === type)?.value ?? "";
  const time = (at: number) =>
    `${part(at, "hour")}:${part(at, "minute")}\u00a0${part(at, "dayPeriod")}`;
  const weekday = (at: number) =>
    part(at, "day") === part(now, "day") ? null : part(at, "weekday");
  return {
    time,
    weekday,
    dayAndTime: (at) => [weekday(at), time(at)].filter(Boolean).join("\u00a0"),
    hour: (at) => Number(hours.format(at)),
    zone: part(now, "timeZoneName"),
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
