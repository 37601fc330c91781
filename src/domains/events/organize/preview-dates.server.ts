import { zoneAt } from "../event/zone-at.ts";
import { describeSeries } from "../series/describe-series.server.ts";
import { expandSeries } from "../series/expand-series.server.ts";
import { nearestInstant } from "../series/wall-time.ts";
import type { DatesPreviewRequest } from "./contract.ts";
import { placeOf, seriesFrom } from "./event-columns.server.ts";

const YEARS = 5;
const YEAR_MS = 366 * 86_400_000;

/** What a rule means, before anything is saved: in words, and its next dates with those left out. */
export async function previewDates(
  { startDate, rule, limit, ...place }: Omit<DatesPreviewRequest, "endDate">,
  now = new Date(),
) {
  const { timeZone } = await placeOf(place);
  const series = seriesFrom({ startDate, rule, endDate: null, isRecurring: true }, timeZone);
  const first = nearestInstant(series.startsLocal, timeZone);
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
    words: describeSeries(series),
    dates,
    skipped: slotsOf([]).filter((slot) => left.has(slot) && slot <= last),
    zone: zoneAt(first, timeZone),
    hasMore: kept.length > limit,
  };
}
