import { dayOfIsoDate, instantOf, localDateAt } from "#src/domains/hours/calendar.ts";
import { addDays } from "#src/shared/calendar-days.ts";
import { SITE_TIME_ZONE } from "#src/shared/site-zone.ts";

/** A clock that a person lives by from a moment on. */
export interface ZoneSince {
  timeZone: string;
  effectiveFrom: Date;
}

const DAY_MINUTES = 1440;
const DAY_MS = 86_400_000;

/** The clock of a moment, of clocks in the order of their beginnings. */
export const zoneAt = (zones: readonly ZoneSince[], moment: Date): string =>
  zones.findLast(({ effectiveFrom }) => effectiveFrom <= moment)?.timeZone ?? SITE_TIME_ZONE;

/** The person's day of a moment: that of the clock that was in force then. */
export const localDayOf = (zones: readonly ZoneSince[], moment: Date): string =>
  localDateAt(moment, zoneAt(zones, moment));

/**
 * When another clock comes into force: not before the day by the old one is over, nor within a day of
 * the last change, so that no day begins twice.
 */
export function zoneTakesEffect(zones: readonly ZoneSince[], now: Date): Date {
  const inForce = zones.findLast(({ effectiveFrom }) => effectiveFrom <= now);
  const zone = inForce?.timeZone ?? SITE_TIME_ZONE;
  const tomorrow = addDays(localDateAt(now, zone), 1);
  const dayEnds = instantOf(dayOfIsoDate(tomorrow) * DAY_MINUTES, zone);
  const dayAfterChange = (inForce?.effectiveFrom.getTime() ?? 0) + DAY_MS;
  return new Date(Math.max(dayEnds.getTime(), dayAfterChange));
}
