import { z } from "zod";
import { Instant } from "../station/contract.ts";

const Hour = z.object({
  startsAt: Instant,
  temperatureF: z.number(),
  windSpeed: z.string(),
  windDirection: z.string(),
  rainPercent: z.number().nullable(),
  summary: z.string(),
});

/** Of the National Weather Service; without one, the reason. */
export const ForecastAnswer = z.object({
  forecast: z
    .object({
      periods: z.array(
        Hour.extend({
          name: z.string(),
          isDaytime: z.boolean(),
        }),
      ),
      hours: z.array(Hour),
      /** Wind and waves on the water, every three hours. */
      water: z.array(
        z.object({
          startsAt: Instant,
          waveFeet: z.number().nullable(),
          windKnots: z.number().nullable(),
          gustKnots: z.number().nullable(),
          windFrom: z.string().nullable(),
        }),
      ),
      alerts: z.array(
        z.object({
          id: z.string(),
          event: z.string(),
          headline: z.string(),
          description: z.string().nullable(),
          until: Instant.nullable(),
        }),
      ),
      issuedAt: Instant,
      fetchedAt: Instant,
      /** The service has not answered since: warnings may be missing. */
      isStale: z.boolean(),
      /** The place lies in water, and the forecast is for the shore at this town. */
      shore: z.string().nullable(),
    })
    .nullable(),
  reason: z.enum(["off", "unreachable", "unknown-place"]).nullable(),
});
export type ForecastAnswer = z.infer<typeof ForecastAnswer>;
export type Forecast = NonNullable<ForecastAnswer["forecast"]>;
