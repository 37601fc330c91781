import { nextFullMoon } from "#src/domains/water/sky/sun-times.server.ts";
import { type Series, SeriesRule } from "../../series/contract.ts";
import { addMinutes, dayOf, wallTimeAt } from "../../series/wall-time.ts";
import type { DemoEvent } from "./data/events.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The evening that is nearest to a moment before it is that of the day before. */
const MORNING = 7 * HOUR;

/** When an invented event is, counted from the moment at which it is loaded. */
export function seriesOfDemo(demo: DemoEvent, timeZone: string, now: Date): Series {
  const startsLocal = `${dayOfDemo(demo, timeZone, now)}T${String(demo.hour).padStart(2, "0")}:00`;
  return {
    rule: demo.rule ? SeriesRule.parse(demo.rule) : null,
    startsLocal,
    endsLocal: addMinutes(startsLocal, demo.hours * 60),
    timeZone,
  };
}

function dayOfDemo(
  { inDays, weekday, isAtFullMoon }: DemoEvent,
  timeZone: string,
  now: Date,
): string {
  const day = new Date(now.getTime() + inDays * DAY);
  if (isAtFullMoon)
    return dayOf(wallTimeAt(new Date(nextFullMoon(day).getTime() - MORNING), timeZone));
  const ahead = weekday === undefined ? 0 : (weekday - day.getUTCDay() + 7) % 7;
  return dayOf(new Date(day.getTime() + ahead * DAY).toISOString());
}
