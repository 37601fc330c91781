import { Ban } from "lucide-react";
import type { CalendarDay } from "../calendar-contract.ts";

type Free = Pick<CalendarDay, "free" | "isInSeason" | "isHandedOut">;

export function freeWords({ free, isInSeason, isHandedOut }: Free, quantity: number): string {
  if (free === null) return "";
  if (!isInSeason) return "not in season";
  if (!isHandedOut) return "no hours";
  if (quantity > 1) return `${free} of ${quantity} free`;
  return free === 1 ? "free" : "";
}

const closedWords = ({ quantity, note }: CalendarDay["closed"][number]): string => {
  const what = quantity === null ? "Closed" : `${quantity} closed`;
  return note ? `${what}: ${note}` : what;
};

/** Days, or some units of them, that are not to be had. */
export const ClosedUnits = ({ closed }: Pick<CalendarDay, "closed">) =>
  closed.map((each) => (
    <p
      key={each.id}
      className="flex items-start gap-1.5 border-danger border-l-4 bg-danger-soft px-2 py-1"
    >
      <Ban aria-hidden className="mt-0.5 size-3.5 shrink-0 text-danger" />
      <span className="min-w-0 break-words">{closedWords(each)}</span>
    </p>
  ));
