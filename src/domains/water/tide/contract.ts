import { z } from "zod";
import { Moon, SunDay } from "../sky/contract.ts";
import { Instant, Station, ZoneOffset } from "../station/contract.ts";

/** Heights are feet above MLLW, the zero of US charts. */
export const TideExtreme = z.object({
  kind: z.enum(["high", "low"]),
  at: Instant,
  heightFeet: z.number(),
});
export type TideExtreme = z.infer<typeof TideExtreme>;

/** Evenly spaced heights: a tenth of the size of points that each carry their time. */
export const TideCurve = z.object({
  startsAt: Instant,
  stepMinutes: z.number().int().positive(),
  heightsFeet: z.array(z.number()),
});
export type TideCurve = z.infer<typeof TideCurve>;

export const Tide = z.object({
  heightNowFeet: z.number(),
  direction: z.enum(["rising", "falling"]),
  nextHigh: TideExtreme,
  nextLow: TideExtreme,
  /** Every high and low of the curve, in order. */
  extremes: z.array(TideExtreme),
  curve: TideCurve,
});
export type Tide = z.infer<typeof Tide>;

export const WaterConditions = z.object({
  /** Null when no station lies within STATION_LIMIT_MILES; then the tide is null too. */
  station: Station.nullable(),
  tide: Tide.nullable(),
  sun: SunDay,
  moon: Moon,
  /** When the sun is up during the curve. */
  daylight: z.array(z.object({ from: Instant, to: Instant })),
  timeZone: z.string(),
  /** Of every moment told here: two where clocks are changed in between. */
  zoneOffsets: z.array(ZoneOffset),
  computedAt: Instant,
  notForNavigation: z.string(),
});
export type WaterConditions = z.infer<typeof WaterConditions>;
