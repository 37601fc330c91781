import { createTidePredictor, type Extreme } from "@neaps/tide-predictor";
import type { TideCurve, TideExtreme } from "./contract.ts";
import type { StationRecord } from "./read-tide-stations.server.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FEET_PER_METRE = 1 / 0.3048;
const STEP_MINUTES = 10;

/** The curve shows what has just been and the day that comes. */
const HOURS_BEFORE = 4;
const HOURS_AFTER = 24;
/** Where there is one tide a day, the next high can be more than a day away. */
const SEARCH_HOURS = 72;
/** Extremes at the edges of a search are unreliable, and a subordinate station's are shifted. */
const MARGIN_HOURS = 30;

export interface TidePrediction {
  extremes: TideExtreme[];
  curve: TideCurve;
}

/** For the hour that begins at `hour`; the next high and low after any minute of it are included. */
export function predictTides(station: StationRecord, hour: Date): TidePrediction | null {
  const predictor = createTidePredictor(station.constituents, {
    offset: station.meanSeaLevelAboveMllw,
    // The corrections that NOAA uses; the other ones lead up to 0.2 ft away from its tables.
    nodeCorrections: "schureman",
  });
  const { offsets } = station;
  const start = hoursAfter(hour, -HOURS_BEFORE);
  const all = alternate(
    predictor
      .getExtremesPrediction({
        start: hoursAfter(start, -MARGIN_HOURS),
        end: hoursAfter(hour, SEARCH_HOURS + MARGIN_HOURS),
        offsets,
      })
      .toSorted((a, b) => a.time.getTime() - b.time.getTime()),
  );
  const end = endOfCurve(all, hour);
  if (!end) return null;
  const timeline = predictor.getTimelinePrediction({
    start,
    end,
    timeFidelity: STEP_MINUTES * 60,
    offsets,
  });
  return {
    extremes: all.filter(({ time }) => time >= start && time <= end).map(toTideExtreme),
    curve: {
      startsAt: start.toISOString(),
      stepMinutes: STEP_MINUTES,
      heightsFeet: timeline.map(({ level }) => toFeet(level, 3)),
    },
  };
}

/** Late enough to show the next high and the next low; null where the water knows neither. */
function endOfCurve(extremes: Extreme[], hour: Date): Date | null {
  const nextHour = hoursAfter(hour, 1);
  const coming = extremes.filter(({ time }) => time > nextHour);
  const high = coming.find((extreme) => extreme.high);
  const low = coming.find((extreme) => extreme.low);
  if (!high || !low) return null;
  const later = high.time > low.time ? high.time : low.time;
  const usual = hoursAfter(hour, HOURS_AFTER);
  const end = Math.max(usual.getTime(), hoursAfter(later, 2).getTime());
  return new Date(Math.ceil(end / HOUR) * HOUR);
}

/** The predictor drops ripples; where that leaves two highs in a row, the higher one is the tide. */
function alternate(extremes: Extreme[]): Extreme[] {
  const kept: Extreme[] = [];
  for (const extreme of extremes) {
    const last = kept.at(-1);
    if (last?.high !== extreme.high) kept.push(extreme);
    else if (extreme.high ? extreme.level > last.level : extreme.level < last.level) {
      kept[kept.length - 1] = extreme;
    }
  }
  return kept;
}

/** To the minute and the hundredth of a foot, as NOAA's tables show them. */
const toTideExtreme = ({ high, time, level }: Extreme): TideExtreme => ({
  kind: high ? "high" : "low",
  at: new Date(Math.round(time.getTime() / MINUTE) * MINUTE).toISOString(),
  heightFeet: toFeet(level),
});

const hoursAfter = (time: Date, hours: number): Date => new Date(time.getTime() + hours * HOUR);

/** Adding 0 turns a negative zero into zero. */
function toFeet(metres: number, decimals = 2): number {
  return Number((metres * FEET_PER_METRE).toFixed(decimals)) + 0;
}
