import { findZoneOffsets } from "#src/domains/water/station/zone-offsets.ts";

const DAY = 86_400_000;

interface Named {
  from: number;
  zone: string;
}

/** For each zone by days of universal time: the platform, which is slow, is asked twice for each. */
const known = new Map<string, Map<number, Named[]>>();
const DAYS_KEPT = 2000;

/** "EDT" of a place, for very many moments. */
export function zoneNames(timeZone: string): (moment: Date) => string {
  const ofDays = known.get(timeZone) ?? new Map<number, Named[]>();
  known.set(timeZone, ofDays);
  return (moment) => {
    const at = moment.getTime();
    const day = Math.floor(at / DAY);
    const names = ofDays.get(day) ?? namesOf(timeZone, day);
    if (ofDays.size >= DAYS_KEPT) ofDays.clear();
    if (!ofDays.has(day)) ofDays.set(day, names);
    return names.findLast(({ from }) => from <= at)?.zone ?? "UTC";
  };
}

const namesOf = (timeZone: string, day: number): Named[] =>
  findZoneOffsets(timeZone, day * DAY, (day + 1) * DAY - 1).map(({ from, zone }) => ({
    from: Date.parse(from),
    zone,
  }));
