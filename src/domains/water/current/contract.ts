import { z } from "zod";
import { Station, ZoneOffset } from "../station/contract.ts";

const Instant = z.iso.datetime();

/** Where no slack comes between two floods, the least one stands in between; the same for ebbs. */
const CURRENT_EVENTS = [
  "slack before flood",
  "flood",
  "least flood",
  "slack before ebb",
  "ebb",
  "least ebb",
] as const;
export type CurrentEventKind = (typeof CURRENT_EVENTS)[number];

/** Degrees true that the water runs toward; null where nobody published it, and at slack. */
const Toward = z.number().min(0).max(360).nullable();

export const CurrentEvent = z.object({
  kind: z.enum(CURRENT_EVENTS),
  at: Instant,
  speedKnots: z.number().min(0),
  towardDegrees: Toward,
});
export type CurrentEvent = z.infer<typeof CurrentEvent>;

export const CurrentNow = z.object({
  state: z.enum(["flood", "ebb", "slack"]),
  speedKnots: z.number().min(0),
  towardDegrees: Toward,
});
export type CurrentNow = z.infer<typeof CurrentNow>;

export const Currents = z.object({
  /** Null when no current station lies within CURRENT_LIMIT_MILES; then there is no current. */
  station: Station.nullable(),
  current: z.object({ now: CurrentNow, events: z.array(CurrentEvent) }).nullable(),
  timeZone: z.string(),
  zoneOffsets: z.array(ZoneOffset),
  computedAt: Instant,
  notForNavigation: z.string(),
});
export type Currents = z.infer<typeof Currents>;
