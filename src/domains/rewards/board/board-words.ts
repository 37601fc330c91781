import { formatLongDay } from "#src/shared/plain-format.ts";
import { zoneName } from "../member/zone-words.ts";
import type { Board } from "./contract.ts";

/** What a week or a month is, and by which clock. */
export function periodText({ period, start, timeZone }: Board): string {
  if (period === "all" || start === null) return "All points since the beginning.";
  const until = period === "week" ? "Monday to Sunday" : "the first to the last day of the month";
  return `Since ${formatLongDay(start)}: a ${period} is ${until}, in ${zoneName(timeZone)}.`;
}
