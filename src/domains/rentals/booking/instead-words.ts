import { isCalendarDay } from "#src/shared/wall-time.ts";
import type { Picker } from "./picker-contract.ts";
import { dateWords } from "./when-words.ts";

interface ShownInstead extends Pick<Picker, "day" | "quantity" | "firstDay" | "lastDay"> {
  /** Units that there are. */
  most: number;
}

/** What the address asks for and cannot be had, and what is shown instead; null when all of it is shown. */
export function insteadWords(search: URLSearchParams, shown: ShownInstead): string | null {
  const [day, units] = [search.get("day"), search.get("units")];
  const why = [
    day !== null && day !== shown.day ? dayObjection(day, shown) : null,
    units !== null && units !== String(shown.quantity) ? unitsObjection(shown) : null,
  ].filter((objection) => objection !== null);
  if (why.length === 0) return null;
  const forUnits = shown.most === 1 ? "" : ` for ${shown.quantity}`;
  return `${why.join(" ")} These are the times of ${dateWords(shown.day)}${forUnits}.`;
}

function dayObjection(day: string, { firstDay, lastDay }: ShownInstead): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))
    return "The day that was asked for is not in the calendar.";
  if (day > lastDay) return `Bookings can begin by ${dateWords(lastDay)} at the latest.`;
  if (day < firstDay && isCalendarDay(day)) return `${dateWords(day)} is over.`;
  return "The day that was asked for is over.";
}

const unitsObjection = ({ most }: ShownInstead): string =>
  most === 1 ? "There is only one." : `You can choose from 1 to ${most} of them.`;
