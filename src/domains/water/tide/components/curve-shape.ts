import type { TideCurve, TideExtreme } from "../contract.ts";
import { curveEnd, curveStart } from "../rules.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Pixels from the top: room for two lines of text above the highest point and below the lowest. */
export const CURVE_TOP = 58;
const CURVE_BOTTOM = 132;
export const PLOT_BOTTOM = 180;

export interface CurveScale {
  start: number;
  end: number;
  /** Percent of the width: the drawing has no width of its own. */
  x(time: number): number;
  y(feet: number): number;
}

export function scaleOf(curve: TideCurve): CurveScale {
  const start = curveStart(curve);
  const end = curveEnd(curve);
  const lowest = Math.min(...curve.heightsFeet);
  const range = Math.max(...curve.heightsFeet) - lowest || 1;
  return {
    start,
    end,
    x: (time) => ((time - start) / (end - start)) * 100,
    y: (feet) => CURVE_BOTTOM - ((feet - lowest) / range) * (CURVE_BOTTOM - CURVE_TOP),
  };
}

/** The curve in percent across and pixels down. The exact extremes are points of it. */
export function curvePath(curve: TideCurve, extremes: TideExtreme[], scale: CurveScale): string {
  const even = curve.heightsFeet.map((feet, order) => ({
    time: scale.start + order * curve.stepMinutes * MINUTE,
    feet,
  }));
  const exact = extremes.map(({ at, heightFeet }) => ({ time: Date.parse(at), feet: heightFeet }));
  return [...even, ...exact]
    .sort((a, b) => a.time - b.time)
    .map(({ time, feet }) => `${scale.x(time).toFixed(2)},${scale.y(feet).toFixed(2)}`)
    .join("L");
}

/** Midnight, morning, noon and evening; only midnight and noon where the curve is long. At the
 * edges there is no room for the text. */
export function hourTicks(scale: CurveScale, hourOf: (time: number) => number): number[] {
  const every = scale.end - scale.start > 30 * HOUR ? 12 : 6;
  const ticks: number[] = [];
  for (let time = Math.ceil(scale.start / HOUR) * HOUR; time <= scale.end; time += HOUR) {
    const x = scale.x(time);
    if (hourOf(time) % every === 0 && x > 4 && x < 96) ticks.push(time);
  }
  return ticks;
}

/** A few round heights. */
export function heightTicks(curve: TideCurve): number[] {
  const lowest = Math.min(...curve.heightsFeet);
  const highest = Math.max(...curve.heightsFeet);
  const step = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20].find((size) => (highest - lowest) / size <= 4.5);
  if (!step) return [];
  const first = Math.ceil(lowest / step - 1e-9);
  const last = Math.floor(highest / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, order) =>
    Number(((first + order) * step).toFixed(1)),
  );
}
