import {
  CONFIRM_BEFORE_START_HOURS,
  CONFIRM_HOURS,
  CONFIRM_MIN_MINUTES,
} from "./limits-contract.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How the places of one date stand. */
export interface Places {
  /** Null is without a limit. */
  capacity: number | null;
  /** People, not parties. */
  taken: number;
  waitingParties: number;
}

const fits = ({ capacity, taken }: Places, people: number): boolean =>
  capacity === null || taken + people <= capacity;

/** Who comes while others wait, waits: free places belong to those ahead. */
export const placeFor = (places: Places, people: number): "registered" | "waiting" =>
  places.waitingParties === 0 && fits(places, people) ? "registered" : "waiting";

/** From the head of the line as long as they fit; nobody passes one who does not. */
export function nextInLine<Party extends { attendeeCount: number }>(
  places: Places,
  line: readonly Party[],
): Party[] {
  let { taken } = places;
  const stop = line.findIndex(({ attendeeCount }) => {
    if (!fits({ ...places, taken }, attendeeCount)) return true;
    taken += attendeeCount;
    return false;
  });
  return stop === -1 ? [...line] : line.slice(0, stop);
}

export const peopleIn = (parties: readonly { attendeeCount: number }[]): number =>
  parties.reduce((sum, { attendeeCount }) => sum + attendeeCount, 0);

/** Until when whoever moves up says yes; null where nobody is waiting for the answer, or no time is left for it. */
export function confirmBy(
  { capacity, startsAt }: { capacity: number | null; startsAt: Date },
  now: Date,
): Date | null {
  if (capacity === null) return null;
  const end = Math.min(
    now.getTime() + CONFIRM_HOURS * HOUR,
    startsAt.getTime() - CONFIRM_BEFORE_START_HOURS * HOUR,
  );
  return end - now.getTime() < CONFIRM_MIN_MINUTES * MINUTE ? null : new Date(end);
}

/** The largest party that this one may become. */
export function largestParty(
  places: Places,
  { status, attendeeCount }: { status: string; attendeeCount: number },
  most: number,
): number {
  if (status !== "registered" || places.waitingParties > 0) return attendeeCount;
  const free = places.capacity === null ? most : places.capacity - places.taken;
  return Math.max(attendeeCount, Math.min(most, attendeeCount + free));
}
