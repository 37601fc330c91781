import { z } from "zod";
import { AreaText, SearchConditions } from "./contract.ts";

/** Of one answer; more would hide the chart under them. */
export const MAP_MARKS_MAX = 300;
/** Beyond this many matches the numbers in the clusters say "at least". */
export const MAP_MATCHES_MAX = 50_000;
/** From here on every place has a pin of its own. */
export const MAP_PINS_ZOOM = 15;

/** In degrees; the east lies west of the west where the box crosses the date line. */
const Bounds = z.object({
  west: z.number(),
  south: z.number(),
  east: z.number(),
  north: z.number(),
});
export type Bounds = z.infer<typeof Bounds>;

/** Without `bbox` the answer frames everything that was found. */
export const MapRequest = SearchConditions.extend({
  /** What the map shows; `area` is what was searched. */
  bbox: AreaText.optional(),
  zoom: z.coerce.number().min(0).max(24).optional(),
}).refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
  path: ["longitude"],
  message: "Give both coordinates.",
});
export type MapRequest = z.infer<typeof MapRequest>;

export const MapMarks = z.object({
  /** What the marks cover; null when nothing was found and no box was given. */
  bounds: Bounds.nullable(),
  pins: z.array(
    z.object({ id: z.int(), name: z.string(), latitude: z.number(), longitude: z.number() }),
  ),
  clusters: z.array(z.object({ count: z.int(), latitude: z.number(), longitude: z.number() })),
  isCapped: z.boolean(),
});
export type MapMarks = z.infer<typeof MapMarks>;
