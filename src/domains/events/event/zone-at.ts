import { findZoneOffsets } from "#src/domains/water/station/zone-offsets.ts";

/** How clocks there call their time at a moment: "EDT". */
export function zoneAt(moment: Date, timeZone: string): string {
  const at = moment.getTime();
  return findZoneOffsets(timeZone, at, at)[0]?.zone ?? "UTC";
}

/** At the end of a date; null where nobody said when it ends, or it is as at its start. */
export function endZoneOf(startsAt: Date, endsAt: Date | null, timeZone: string): string | null {
  const zone = endsAt && zoneAt(endsAt, timeZone);
  return zone === zoneAt(startsAt, timeZone) ? null : zone;
}
