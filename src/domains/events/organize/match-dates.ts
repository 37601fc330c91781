import type { Slot } from "../series/contract.ts";
import { addMinutes, dayOf } from "../series/wall-time.ts";

interface KnownDate {
  slot: string;
  status: string;
}

interface Matching {
  /** By how much the clock of every date moves, in minutes. */
  shift: number;
  /** What the rule had before: a date that it left out is not taken along to another day. */
  before: ReadonlySet<string>;
  /** Slots of dates that stay as they are. */
  claimed: ReadonlySet<string>;
}

interface Matched<Date> {
  kept: { date: Date; planned: Slot }[];
  dropped: Date[];
}

/**
 * Which date is which after a change of the rule. Who registered for the 12th stays with the 12th: a
 * date first looks for its own day. Only when the rule has nothing there, and has moved as a whole, is
 * it taken along. A rule has one date a day at most.
 */
export function matchDates<Date extends KnownDate>(
  dates: readonly Date[],
  slots: readonly Slot[],
  { shift, before, claimed }: Matching,
): Matched<Date> {
  const free = new Map(
    slots.filter(({ slot }) => !claimed.has(slot)).map((slot) => [dayOf(slot.slot), slot]),
  );
  const kept: Matched<Date>["kept"] = [];
  const take = (date: Date, day: string): boolean => {
    const planned = free.get(day);
    if (!planned) return false;
    free.delete(day);
    kept.push({ date, planned });
    return true;
  };
  const firstActive = dates.toSorted((one, other) => rank(one) - rank(other));
  const homeless = firstActive.filter((date) => !take(date, dayOf(date.slot)));
  const dropped = homeless.filter(
    (date) => !(before.has(date.slot) && take(date, dayOf(addMinutes(date.slot, shift)))),
  );
  return { kept, dropped };
}

const rank = ({ status }: KnownDate): number => (status === "cancelled" ? 1 : 0);
