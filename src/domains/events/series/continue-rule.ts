import type { SeriesRule } from "./contract.ts";
import { weekdaysOf, weekOfMonth } from "./rule-text.ts";

interface Continuation {
  /** The date from which it goes on, by its slot. */
  slot: string;
  /** How many dates there are from it on; null where they are not counted. */
  left: number | null;
}

/**
 * The rule as it is said from one of its dates on, so that the same days follow. Days that went without
 * saying by the first date are named: the fourth Saturday of one month is not the last of each.
 */
export function continueRule(
  rule: SeriesRule,
  startsLocal: string,
  { slot, left }: Continuation,
): SeriesRule {
  const isLast = rule.monthlyBy === "weekday" && weekOfMonth(rule, startsLocal) === -1;
  return {
    ...rule,
    weekdays: rule.weekdays.length > 0 ? weekdaysOf(rule, startsLocal) : [],
    monthlyBy: isLast ? "last_weekday" : rule.monthlyBy,
    count: left,
    skipped: rule.skipped.filter((each) => each >= slot),
  };
}

type Rhythm = Pick<SeriesRule, "frequency" | "interval" | "weekdays" | "monthlyBy">;

/** Whether both come as often and on the same days, however long they go on and whatever they leave out. */
export function hasSameRhythm(one: Rhythm | null, other: Rhythm | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.frequency === other.frequency &&
    one.interval === other.interval &&
    one.monthlyBy === other.monthlyBy &&
    one.weekdays.toSorted().join() === other.weekdays.toSorted().join()
  );
}
