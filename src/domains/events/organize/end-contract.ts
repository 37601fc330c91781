import { isWallTime, minutesBetween } from "#src/shared/wall-time.ts";
import { LENGTH_MAX_DAYS } from "../event/limits-contract.ts";

/** What is wrong with the end, by the clocks of the place; null while there is nothing to compare. */
export function endProblem(start: string, end: string | null): string | null {
  if (end === null || !isWallTime(start) || !isWallTime(end)) return null;
  const minutes = minutesBetween(start, end);
  if (minutes < 0) return "It cannot end before it starts.";
  return minutes > LENGTH_MAX_DAYS * 24 * 60 ? `At most ${LENGTH_MAX_DAYS} days.` : null;
}
