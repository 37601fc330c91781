import type { ZoneOffset } from "#src/domains/water/contract.ts";
import { findZoneOffsets } from "#src/domains/water/zone-offsets.ts";

const DAY = 86_400_000;

/** "EDT" of very many moments of a place: the platform, which is slow, is asked twice for each day of them. */
export function zoneNames(timeZone: string): (moment: Date) => string {
  const ofDays = new Map<number, ZoneOffset[]>();
  return (moment) => {
    const day = Math.floor(moment.getTime() / DAY);
    const offsets = ofDays.get(day) ?? findZoneOffsets(timeZone, day * DAY, (day + 1) * DAY - 1);
    ofDays.set(day, offsets);
    const shown = moment.toISOString();
    return offsets.findLast(({ from }) => from <= shown)?.zone ?? "UTC";
  };
}
