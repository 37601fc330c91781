import { describeRule } from "../series/describe-rule.ts";
import { expandSeries } from "../series/expand-series.server.ts";
import { nearestInstant } from "../series/wall-time.ts";
import type { DatesPreviewRequest } from "./contract.ts";
import { seriesFrom } from "./event-columns.server.ts";

/** Any zone of the six states has the same days; only hours that clocks skip could differ. */
const ZONE = "America/New_York";
const YEARS = 5;
const YEAR_MS = 366 * 86_400_000;

/** What a rule means, before anything is saved: in words, and its next dates with those left out. */
export function previewDates(
  { startDate, rule, limit }: Pick<DatesPreviewRequest, "startDate" | "rule" | "limit">,
  now = new Date(),
) {
  const series = seriesFrom({ startDate, rule, endDate: null, isRecurring: true }, ZONE);
  const first = nearestInstant(series.startsLocal, ZONE);
  const from = first > now ? first : now;
  const until = new Date(from.getTime() + YEARS * YEAR_MS);
  const slotsOf = (skipped: string[]) =>
    expandSeries(
      { ...series, rule: series.rule && { ...series.rule, skipped } },
      { from, until },
    ).map(({ slot }) => slot);
  const left = new Set(series.rule?.skipped);
  const kept = slotsOf([...left]);
  const dates = kept.slice(0, limit);
  const last = kept.length > limit ? (dates.at(-1) ?? "") : "9";
  return {
    words: describeRule(series),
    dates,
    skipped: slotsOf([]).filter((slot) => left.has(slot) && slot <= last),
    hasMore: kept.length > limit,
  };
}
