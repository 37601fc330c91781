import { z } from "zod";
import { Instant } from "../station/contract.ts";

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
