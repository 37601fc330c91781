import { formatNumber } from "#src/shared/plain-format.ts";
import type { EventDate } from "../../event/contract.ts";

type Registered = Pick<EventDate, "attendeeCount" | "waitingCount">;

const people = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? "person" : "people"} registered`;
const parties = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? "party" : "parties"} waiting`;

/** "2 people registered, 1 party waiting"; empty where nobody is there. */
export function registeredWords({ attendeeCount, waitingCount }: Registered): string {
  if (waitingCount > 0) return `${people(attendeeCount)}, ${parties(waitingCount)}`;
  return attendeeCount > 0 ? people(attendeeCount) : "";
}

/** "2 people registered of 4 places, 1 party waiting"; "Nobody registered yet, 4 places". */
export function takenWords(date: Registered & Pick<EventDate, "capacity">): string {
  const { attendeeCount, waitingCount, capacity } = date;
  const places =
    capacity === null ? "" : `${formatNumber(capacity)} ${capacity === 1 ? "place" : "places"}`;
  const line = waitingCount === 0 ? "" : `, ${parties(waitingCount)}`;
  if (attendeeCount === 0) return `Nobody registered yet${places && `, ${places}`}${line}`;
  return `${people(attendeeCount)}${places && ` of ${places}`}${line}`;
}
