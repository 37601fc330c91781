import { slowWallText } from "./slow-clock.ts";

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;

export type OpenDay = readonly (readonly [number, number])[];

interface Item {
  timeZone: string;
  /** Hours of each day from Monday on; 28 is four in the morning. */
  week: readonly OpenDay[] | null;
  availableSeasons: readonly string[];
  minBookingDuration: number;
  maxBookingDuration: number;
  noticeMinutes: number;
  startStep: number;
  quantity: number;
  bufferMinutes: number;
  taken: readonly { startsAt: Date; endsAt: Date; units: number; isClosed: boolean }[];
}

const known = new Map<string, string>();

function wallAt(moment: number, timeZone: string): string {
  const key = `${timeZone} ${moment}`;
  const wall = known.get(key) ?? slowWallText(moment, timeZone);
  known.set(key, wall);
  return wall;
}

const minuteOf = (wall: string) => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));

const SEASON_OF_MONTH =
  "winter winter spring spring spring summer summer summer fall fall fall winter".split(" ");

const isInSeason = ({ availableSeasons, timeZone }: Item, moment: number) =>
  availableSeasons.includes("all") ||
  availableSeasons.includes(
    SEASON_OF_MONTH[Number(wallAt(moment, timeZone).slice(5, 7)) - 1] ?? "",
  );

const weekdayOf = (wall: string) => (new Date(`${wall.slice(0, 10)}T00:00Z`).getUTCDay() + 6) % 7;

/** Somebody is there: of the day itself, or of the night that began the day before. */
function isStaffed({ week, timeZone }: Item, moment: number, isEnd: boolean): boolean {
  if (week === null) return true;
  const wall = wallAt(moment, timeZone);
  const [today, minute] = [weekdayOf(wall), minuteOf(wall)];
  const isIn = (day: OpenDay | undefined, at: number) =>
    day?.some(([from, to]) => from * 60 <= at && (isEnd ? at <= to * 60 : at < to * 60)) ?? false;
  return isIn(week[today], minute) || isIn(week[(today + 6) % 7], minute + 1440);
}

function areFree({ taken, quantity }: Item, moment: number, wanted: number): boolean {
  let [booked, closed] = [0, 0];
  for (const { startsAt, endsAt, units, isClosed } of taken) {
    if (startsAt.getTime() > moment || endsAt.getTime() <= moment) continue;
    if (isClosed) closed += units;
    else booked += units;
  }
  return booked + Math.min(closed, quantity) + wanted <= quantity;
}

/** Each quarter of an hour from one moment until before another. */
const quarters = (from: number, to: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / QUARTER) }, (_, part) => from + part * QUARTER);

interface Asked {
  start: number;
  end: number;
}

interface Wanted {
  now: number;
  units: number;
}

/** Whether the rules let somebody ask for that time, whoever else has it. */
export function slowMayAsk(item: Item, { start, end }: Asked, now: number): boolean {
  const { minBookingDuration: min, maxBookingDuration: max, noticeMinutes } = item;
  const hours = (end - start) / HOUR;
  return (
    hours > 0 &&
    hours >= min &&
    hours <= max &&
    start > now &&
    start >= now + noticeMinutes * MINUTE &&
    isStaffed(item, start, false) &&
    isStaffed(item, end, true) &&
    [...quarters(start, end), end - MINUTE].every((moment) => isInSeason(item, moment))
  );
}

const isOnStep = ({ timeZone, startStep }: Item, at: number) =>
  minuteOf(wallAt(at, timeZone)) % startStep === 0;

const isFree = (item: Item, { start, end }: Asked, units: number) =>
  quarters(start, end + item.bufferMinutes * MINUTE).every((moment) =>
    areFree(item, moment, units),
  );

/** When a booking that begins then can end, looked up quarter by quarter of an hour: slow, and easy to believe. */
export function slowEnds(item: Item, start: number, { now, units }: Wanted): number[] {
  const shortest = start + item.minBookingDuration * HOUR;
  return quarters(shortest, start + item.maxBookingDuration * HOUR + QUARTER).filter(
    (end) =>
      (end - shortest) % (item.startStep * MINUTE) === 0 &&
      slowMayAsk(item, { start, end }, now) &&
      isFree(item, { start, end }, units),
  );
}

export const slowCanStart = (item: Item, at: number, wanted: Wanted): boolean =>
  isOnStep(item, at) && slowEnds(item, at, wanted).length > 0;

const TWO_WEEKS = 14 * 24 * HOUR;

/** The first later start from which as long a time can be had. */
export function slowNextFree(item: Item, { start, end }: Asked, wanted: Wanted): Asked | null {
  for (let at = start + QUARTER; at < start + TWO_WEEKS; at += QUARTER) {
    const later = { start: at, end: at + end - start };
    if (
      isOnStep(item, at) &&
      slowMayAsk(item, later, wanted.now) &&
      isFree(item, later, wanted.units)
    )
      return later;
  }
  return null;
}
