import type { ZoneOffset } from "./contract.ts";

const MINUTE = 60_000;

/**
 * What local time is between two moments: one entry, or two where clocks are changed. With these,
 * a browser shows local times without starting its own calendar, which takes it 30 ms.
 */
export function findZoneOffsets(timeZone: string, from: number, to: number): ZoneOffset[] {
  let before = Math.floor(from / MINUTE);
  let after = Math.floor(to / MINUTE);
  const first = offsetAt(timeZone, before);
  if (offsetAt(timeZone, after).zone === first.zone) return [first];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(timeZone, middle).zone === first.zone) before = middle;
    else after = middle;
  }
  return [first, offsetAt(timeZone, after)];
}

function offsetAt(timeZone: string, utcMinute: number): ZoneOffset {
  const at = utcMinute * MINUTE;
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) shown[type] = value;
  const { year, month, day, hour, minute, timeZoneName = "" } = shown;
  const local = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
  );
  return {
    from: new Date(at).toISOString(),
    minutesFromUtc: local / MINUTE - utcMinute,
    zone: timeZoneName,
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
    timeZoneName: "short",
  });
  formats.set(timeZone, format);
  return format;
}
