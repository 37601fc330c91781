import { hasSameRhythm } from "../series/continue-rule.ts";
import type { Series } from "../series/contract.ts";
import { expandSeries } from "../series/expand-series.server.ts";
import { DATES_AHEAD_MAX, HORIZON_DAYS } from "../series/limits-contract.ts";

const DAY = 86_400_000;

/**
 * Whether a change announces more than there was: another rhythm, a longer series, or a time to come
 * for something that is over. Moving what is announced adds nothing.
 */
export function addsDates(old: Series, next: Series, now = new Date()): boolean {
  if (next.rule !== null && !hasSameRhythm(old.rule, next.rule)) return true;
  return countAhead(next, now) > countAhead(old, now);
}

function countAhead(series: Series, now: Date): number {
  if (series.rule !== null && series.rule.until === null && series.rule.count === null)
    return DATES_AHEAD_MAX;
  const until = new Date(now.getTime() + 10 * HORIZON_DAYS * DAY);
  return expandSeries(series, { from: now, until }).filter(({ startsAt }) => startsAt > now).length;
}
