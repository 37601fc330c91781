import type { Series } from "../series/contract.ts";
import { expandSeries } from "../series/expand-series.server.ts";

/** Nobody plans beyond it. */
const FAR = new Date("2200-01-01T00:00:00Z");

/** How many dates a series that is counted has from a slot on, those left out included; null for others. */
export function dateCounter(series: Series): (slot: string) => number | null {
  const { rule } = series;
  if (rule?.count == null) return () => null;
  const all = expandSeries({ ...series, rule: { ...rule, skipped: [] } }, { until: FAR });
  return (slot) => Math.max(1, all.filter((each) => each.slot >= slot).length);
}
