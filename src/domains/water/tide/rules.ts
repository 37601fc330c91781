import type { Tide, TideCurve, TideExtreme } from "./contract.ts";

const MINUTE = 60_000;

export const curveStart = ({ startsAt }: TideCurve): number => Date.parse(startsAt);

export const curveEnd = (curve: TideCurve): number =>
  curveStart(curve) + (curve.heightsFeet.length - 1) * curve.stepMinutes * MINUTE;

/** Between two points of the curve the water is taken to move evenly. */
export function heightAt(curve: TideCurve, time: number): number {
  const last = curve.heightsFeet.length - 1;
  const steps = (time - curveStart(curve)) / (curve.stepMinutes * MINUTE);
  const place = Math.min(Math.max(steps, 0), last);
  const before = Math.min(Math.floor(place), Math.max(last - 1, 0));
  const from = curve.heightsFeet[before] ?? 0;
  const to = curve.heightsFeet[before + 1] ?? from;
  return from + (to - from) * (place - before);
}

/** What a reader wants to know at this moment; null when the curve does not reach far enough. */
export function tideAt(extremes: TideExtreme[], curve: TideCurve, time: number): Tide | null {
  const coming = extremes.filter(({ at }) => Date.parse(at) > time);
  const nextHigh = coming.find(({ kind }) => kind === "high");
  const nextLow = coming.find(({ kind }) => kind === "low");
  if (!nextHigh || !nextLow) return null;
  return {
    heightNowFeet: Math.round(heightAt(curve, time) * 100) / 100 + 0,
    direction: coming[0] === nextHigh ? "rising" : "falling",
    nextHigh,
    nextLow,
    extremes,
    curve,
  };
}
