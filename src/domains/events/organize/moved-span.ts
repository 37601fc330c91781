import { isWallTime, minutesBetween } from "#src/shared/wall-time.ts";
import { addMinutes } from "../series/wall-time.ts";

interface Span {
  startLocal: string;
  endLocal: string | null;
}

/** When a date ends that starts then and stays as long as it is; empty where nobody said when it ends. */
export function endOfMoved({ startLocal, endLocal }: Span, start: string): string {
  if (endLocal === null) return "";
  return isWallTime(start) ? addMinutes(start, minutesBetween(startLocal, endLocal)) : endLocal;
}
