import { z } from "zod";
import { Instant } from "../station/contract.ts";

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
