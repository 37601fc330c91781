import { z } from "zod";

/** From a query string, where an empty text would otherwise count as zero. */
const degrees = (name: string, limit: number) => {
  const range = `${name} lies between -${limit} and ${limit}.`;
  return z
    .string(`${name} is missing.`)
    .regex(/^[+-]?\d{1,3}(\.\d{1,20})?$/, `${name} must be a number of degrees.`)
    .transform(Number)
    .pipe(z.number().min(-limit, range).max(limit, range));
};

export const PositionQuery = z.object({
  latitude: degrees("Latitude", 90),
  longitude: degrees("Longitude", 180),
});

const Instant = z.iso.datetime();

const BAD_MOMENT = "at must be a time such as 2026-07-04T16:00:00Z, between 2000 and 2099.";

/** Now, or any moment for which the sky is known well. */
export const MomentQuery = PositionQuery.extend({
  at: z.iso
    .datetime({ offset: true, error: BAD_MOMENT })
    .refine((at) => at.startsWith("20"), BAD_MOMENT)
    .optional(),
});
export type MomentQuery = z.infer<typeof MomentQuery>;

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

export const TideStation = z.object({
  id: z.string(),
  name: z.string(),
  distanceMiles: z.number(),
  source: z.object({
    name: z.string(),
    url: z.string(),
    licence: z.string(),
    /** The notice that the database asks to be shown. */
    attribution: z.string(),
  }),
});
export type TideStation = z.infer<typeof TideStation>;

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

export const MOON_PHASES = [
  "New moon",
  "Waxing crescent",
  "First quarter",
  "Waxing gibbous",
  "Full moon",
  "Waning gibbous",
  "Last quarter",
  "Waning crescent",
] as const;

/** An event is null when it does not happen: near the poles the sun may stay up or down. */
export const SunDay = z.object({
  date: z.iso.date(),
  civilDawn: Instant.nullable(),
  sunrise: Instant.nullable(),
  sunset: Instant.nullable(),
  civilDusk: Instant.nullable(),
  daylight: z.enum(["part of the day", "all day", "none"]),
});
export type SunDay = z.infer<typeof SunDay>;

export const Moon = z.object({
  phase: z.enum(MOON_PHASES),
  illuminatedPercent: z.number().int().min(0).max(100),
});
export type Moon = z.infer<typeof Moon>;

/** Local time from a moment on. */
export const ZoneOffset = z.object({
  from: Instant,
  minutesFromUtc: z.number().int(),
  /** "EDT" */
  zone: z.string(),
});
export type ZoneOffset = z.infer<typeof ZoneOffset>;

export const WaterConditions = z.object({
  /** Null when no station lies within STATION_LIMIT_MILES; then the tide is null too. */
  station: TideStation.nullable(),
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

/** Of the National Weather Service; without one, the reason. */
export const ForecastAnswer = z.object({
  forecast: z
    .object({
      periods: z.array(
        z.object({
          name: z.string(),
          startsAt: Instant,
          isDaytime: z.boolean(),
          temperatureF: z.number(),
          windSpeed: z.string(),
          windDirection: z.string(),
          rainPercent: z.number().nullable(),
          summary: z.string(),
        }),
      ),
      alerts: z.array(z.object({ event: z.string(), headline: z.string() })),
      issuedAt: Instant,
    })
    .nullable(),
  reason: z.enum(["off", "unreachable", "unknown-place"]).nullable(),
});
export type ForecastAnswer = z.infer<typeof ForecastAnswer>;
export type Forecast = NonNullable<ForecastAnswer["forecast"]>;
