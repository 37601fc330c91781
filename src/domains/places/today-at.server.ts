import { localDateAt } from "#src/domains/hours/calendar.ts";
import { AppError } from "#src/shared/errors.ts";
import { SITE_TIME_ZONE } from "#src/shared/site-zone.ts";
import { findTimeZone } from "./find-time-zone.server.ts";

/** Where in the country a day begins first. */
const FIRST_ZONE = "Pacific/Guam";

interface Position {
  latitude: string | null;
  longitude: string | null;
}

export const NOWHERE: Position = { latitude: null, longitude: null };

/** The day on the clocks of a place; off the shore people go by those of the coast as well. */
export function todayAt({ latitude, longitude }: Position, now: Date): string | null {
  if (latitude === null || longitude === null) return null;
  const zone = findTimeZone({ latitude: Number(latitude), longitude: Number(longitude) });
  const zones = zone.startsWith("Etc/") ? [zone, SITE_TIME_ZONE] : [zone];
  return zones.map((name) => localDateAt(now, name)).reduce((a, b) => (a > b ? a : b));
}

/** A time of a day that has begun; where nobody knows the place, by the clocks of the coast. */
export function requireTimePassed(
  { day, time }: { day: string; time: string | null },
  { latitude, longitude }: Position,
  { field, now }: { field: string; now: Date },
): void {
  if (time === null) return;
  const isPlaced = latitude !== null && longitude !== null;
  const zone = isPlaced
    ? findTimeZone({ latitude: Number(latitude), longitude: Number(longitude) })
    : SITE_TIME_ZONE;
  const zones = zone.startsWith("Etc/") || !isPlaced ? [zone, SITE_TIME_ZONE] : [zone];
  const isToCome = (name: string) =>
    day === localDateAt(now, name) && time > localTimeAt(now, name);
  if (!zones.every(isToCome)) return;
  const message = "This time is still to come.";
  throw new AppError("invalid", message, { fields: { [field]: message } });
}

const localTimeAt = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  }).format(now);

/** Where nobody knows the place, a day counts that has begun anywhere in the country. */
export function requireDayBegun(
  day: string,
  position: Position,
  { field, now }: { field: string; now: Date },
): void {
  if (day <= (todayAt(position, now) ?? localDateAt(now, FIRST_ZONE))) return;
  const message = "This day is still to come.";
  throw new AppError("invalid", message, { fields: { [field]: message } });
}
