import { formatNumber } from "#src/shared/plain-format.ts";

interface Places {
  capacity: number | null;
  attendeeCount: number;
  waitingCount: number;
}

const people = (count: number): string =>
  count === 1 ? "1 attendee" : `${formatNumber(count)} attendees`;
const parties = (count: number): string =>
  count === 1 ? "1 party" : `${formatNumber(count)} parties`;

/** "12 of 40 places are free", "2 free, 1 party ahead of you", "All 40 places are taken", "The one place is free". */
export function placesText({ capacity, attendeeCount, waitingCount }: Places): string {
  if (capacity === null) return `${people(attendeeCount)} so far, and room for more`;
  const free = Math.max(0, capacity - attendeeCount);
  if (waitingCount > 0) return `${formatNumber(free)} free, ${parties(waitingCount)} ahead of you`;
  if (capacity === 1) return `The one place is ${free === 0 ? "taken" : "free"}`;
  if (free === 0) return `All ${formatNumber(capacity)} places are taken`;
  return `${formatNumber(free)} of ${formatNumber(capacity)} places ${free === 1 ? "is" : "are"} free`;
}

/** Whoever registers now waits in any case. */
export const mustWait = ({ capacity, attendeeCount, waitingCount }: Places): boolean =>
  waitingCount > 0 || (capacity !== null && attendeeCount >= capacity);
