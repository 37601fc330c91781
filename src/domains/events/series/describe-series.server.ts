import type { Series } from "./contract.ts";
import { describeRule } from "./describe-rule.ts";
import { expandSeries } from "./expand-series.server.ts";
import { nearestInstant } from "./wall-time.ts";

/**
 * The rule in words; where its dates come to an end, with how many of them are left out. Those that only
 * became events of their own take place.
 */
export function describeSeries(series: Series, apartCount = 0): string | null {
  const leftOut = countLeftOut(series) - apartCount;
  const words = describeRule(series);
  if (leftOut <= 0) return words;
  return series.rule?.count == null
    ? `${words}, ${leftOut} skipped`
    : `${words}, ${leftOut} of them skipped`;
}

/** Days that the rule does not have are left out of nothing. */
function countLeftOut({ rule, ...series }: Series): number {
  const last = rule?.skipped.toSorted().at(-1);
  if (!rule || (rule.count ?? rule.until) === null || last === undefined) return 0;
  const until = nearestInstant(last, series.timeZone);
  const all = expandSeries({ ...series, rule: { ...rule, skipped: [] } }, { until });
  return all.filter(({ slot }) => rule.skipped.includes(slot)).length;
}
