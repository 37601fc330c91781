import type { Span } from "./contract.ts";
import { weekOf } from "./schedule.ts";

/** What one phrase says: these days have these spans, or are closed. */
export interface DayRule {
  days: readonly number[];
  spans: readonly Span[];
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/**
 * A week from phrases in any order, the more special one winning: "Daily 9-5, closed Mondays".
 * Null when they contradict each other, or leave open when the place is open.
 */
export function weekFrom(rules: readonly DayRule[]): Span[] | null {
  const isComplete =
    rules.some(({ spans }) => spans.length > 0) ||
    WEEK.every((day) => rules.some(({ days }) => days.includes(day)));
  if (!isComplete) return null;
  const bySize = rules.toSorted((a, b) => b.days.length - a.days.length);
  const week: (readonly Span[])[] = [];
  for (const day of WEEK) {
    const spans = spansFrom(bySize.filter(({ days }) => days.includes(day)));
    if (!spans) return null;
    week.push(spans);
  }
  return weekOf(week);
}

function spansFrom(rules: readonly DayRule[]): readonly Span[] | null {
  const [first, ...others] = rules;
  if (!first) return [];
  let current = first;
  for (const rule of others) {
    const isAlike = rule.days.length === current.days.length;
    const isClosed = rule.spans.length === 0 || current.spans.length === 0;
    const isOverlap = overlap(rule.spans, current.spans);
    if (isAlike) {
      if (isClosed || isOverlap) return null;
      const spans = [...current.spans, ...rule.spans].sort((a, b) => a.start - b.start);
      current = { days: current.days, spans };
    } else if (isClosed || isOverlap) {
      current = rule;
    } else {
      // "Mon-Fri 9-5; Wed 6pm-8pm" may add an evening or replace the day.
      return null;
    }
  }
  return current.spans;
}

const overlap = (some: readonly Span[], others: readonly Span[]) =>
  some.some((a) => others.some((b) => a.start < b.end && b.start < a.end));
