import type { EventDate } from "../../event/contract.ts";

/** "2 registered, 1 waiting": people who have a place, and parties in line; empty where nobody is there. */
export function registeredWords({
  attendeeCount,
  waitingCount,
}: Pick<EventDate, "attendeeCount" | "waitingCount">): string {
  if (waitingCount > 0) return `${attendeeCount} registered, ${waitingCount} waiting`;
  return attendeeCount > 0 ? `${attendeeCount} registered` : "";
}
