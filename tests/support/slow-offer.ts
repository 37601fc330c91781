import { slowWallText } from "./slow-clock.ts";

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;

interface Item {
  timeZone: string;
  /** Hours of every day; 28 is four in the morning. */
  open: readonly [number, number] | null;
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

/** Somebody is there: of the day itself, or of the night that began the day before. */
function isStaffed({ open, timeZone }: Item, moment: number, isEnd: boolean): boolean {
  if (open === null) return true;
  const minute = minuteOf(wallAt(moment, timeZone));
  const [from, to] = [open[0] * 60, open[1] * 60];
  return [minute, minute + 1440].some((at) =>
    isEnd ? from < at && at <= to : from <= at && at < to,
  );
}

function isOneFree({ taken, quantity }: Item, moment: number): boolean {
  let [booked, closed] = [0, 0];
  for (const { startsAt, endsAt, units, isClosed } of taken) {
    if (startsAt.getTime() > moment || endsAt.getTime() <= moment) continue;
    if (isClosed) closed += units;
    else booked += units;
  }
  return booked + Math.min(closed, quantity) < quantity;
}

/** Whether a booking can begin then, looked up quarter by quarter of an hour: slow, and easy to believe. */
export function slowCanStart(item: Item, at: number, now: number): boolean {
  const { timeZone, startStep, noticeMinutes, bufferMinutes } = item;
  if (at <= now || at < now + noticeMinutes * MINUTE) return false;
  if (minuteOf(wallAt(at, timeZone)) % startStep !== 0 || !isStaffed(item, at, false)) return false;
  const shortest = item.minBookingDuration * HOUR;
  for (let length = QUARTER; length <= item.maxBookingDuration * HOUR; length += QUARTER) {
    const [last, end] = [at + length - QUARTER, at + length];
    if (!isInSeason(item, last) || !isOneFree(item, last)) return false;
    const isLength = length >= shortest && (length - shortest) % (startStep * MINUTE) === 0;
    if (!isLength || !isStaffed(item, end, true)) continue;
    const pause = Array.from({ length: bufferMinutes / 15 }, (_, part) => end + part * QUARTER);
    if (pause.every((moment) => isOneFree(item, moment))) return true;
  }
  return false;
}
