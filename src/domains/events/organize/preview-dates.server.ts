import { describeRule } from "../series/describe-rule.ts";
import { expandSeries } from "../series/expand-series.server.ts";
import { nearestInstant } from "../series/wall-time.ts";
import type { NewEvent } from "./contract.ts";
import { seriesFrom } from "./event-columns.server.ts";

/** Any zone of the six states has the same days; only hours that clocks skip could differ. */
const ZONE = "America/New_York";
const SHOWN = 6;
const YEARS = 5;
const YEAR_MS = 366 * 86_400_000;

/** What a rule means, before anything is saved: in words, and its first dates. */
export function previewDates(given: Pick<NewEvent, "startDate" | "rule">) {
  const series = seriesFrom({ ...given, endDate: null, isRecurring: true }, ZONE);
  const first = nearestInstant(series.startsLocal, ZONE);
  const until = new Date(first.getTime() + YEARS * YEAR_MS);
  const slots = expandSeries(series, { until });
  return { words: describeRule(series), dates: slots.slice(0, SHOWN).map(({ slot }) => slot) };
}
