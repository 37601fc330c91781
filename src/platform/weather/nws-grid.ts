import type { NwsGrid, NwsSeries } from "./nws-answers.ts";
import type { WaterHour } from "./weather.server.ts";

const HOUR_MS = 3_600_000;
const STEP_HOURS = 3;
const STEPS = 8;
const FEET_OF_METER = 3.280_84;
const KNOTS: Readonly<Record<string, number>> = {
  "wmoUnit:km_h-1": 1 / 1.852,
  "wmoUnit:m_s-1": 3.6 / 1.852,
};
const WINDS = [
  ...["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE"],
  ...["S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"],
];

/** Wind and waves for a day from now on, where the service has any. */
export function readWaterHours(grid: NwsGrid, now: number): WaterHour[] {
  const begin = Math.floor(now / HOUR_MS) * HOUR_MS;
  return Array.from({ length: STEPS }, (_, step) => begin + step * STEP_HOURS * HOUR_MS)
    .map((time) => hourAt(grid, time))
    .filter(({ waveFeet, windKnots }) => waveFeet !== null || windKnots !== null);
}

function hourAt(grid: NwsGrid, time: number): WaterHour {
  const waves = valueAt(grid.waveHeight, time) ?? valueAt(grid.windWaveHeight, time);
  const from = valueAt(grid.windDirection, time);
  return {
    startsAt: new Date(time).toISOString(),
    waveFeet: waves === null ? null : Math.round(waves * FEET_OF_METER * 10) / 10,
    windKnots: knotsAt(grid.windSpeed, time),
    gustKnots: knotsAt(grid.windGust, time),
    windFrom: from === null ? null : (WINDS[Math.round(from / 22.5) % WINDS.length] ?? null),
  };
}

function knotsAt(series: NwsSeries, time: number): number | null {
  const value = valueAt(series, time);
  const knots = KNOTS[series?.uom ?? ""];
  return value === null || knots === undefined ? null : Math.round(value * knots);
}

/** Values hold for spans: "2026-06-01T12:00:00+00:00/PT3H". */
function valueAt(series: NwsSeries, time: number): number | null {
  const found = series?.values.find(({ validTime }) => {
    const [start = "", length = ""] = validTime.split("/");
    const begin = Date.parse(start);
    return begin <= time && time < begin + spanOf(length);
  });
  return found?.value ?? null;
}

const SPAN = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/;

function spanOf(text: string): number {
  const [, days = 0, hours = 0, minutes = 0] = SPAN.exec(text) ?? [];
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60_000;
}
