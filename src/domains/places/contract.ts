import { z } from "zod";
import { NOT_PLAIN, ONE_LINE } from "#src/shared/one-line.ts";
import { showsSomething } from "#src/shared/shows-something.ts";
import {
  LOCATION_MAX_LENGTH,
  LOCATION_MISSING,
  POSITION_SOURCES,
  type PositionSource,
} from "./limits-contract.ts";

const NUMBER = /^-?\d{1,3}(\.\d{1,15})?$/;
const ACCURACY_MAX_METERS = 500_000;
const sources = Object.keys(POSITION_SOURCES) as [PositionSource, ...PositionSource[]];

/** The meridian opposite to Greenwich has two numbers. */
const onePlace = (degrees: number): number => (degrees === 180 ? -180 : degrees);

/** Degrees as text with six places, as the database keeps them. Empty where no position was taken. */
const degrees = (limit: number, wrong: string) =>
  z
    .union([z.number(), z.string()], wrong)
    .nullish()
    .transform((given) => (given === undefined || given === null ? "" : String(given).trim()))
    .refine((text) => text === "" || (NUMBER.test(text) && Math.abs(Number(text)) <= limit), wrong)
    .transform((text) => (text === "" ? null : onePlace(Number(text)).toFixed(6)));

const WRONG_ACCURACY = "Please give the accuracy in meters.";
const Accuracy = z
  .union([z.number(), z.string()], WRONG_ACCURACY)
  .nullish()
  .transform((given) => (given === undefined || given === null || given === "" ? null : +given))
  .refine(
    (meters) => meters === null || (meters >= 0 && meters <= ACCURACY_MAX_METERS),
    WRONG_ACCURACY,
  )
  .transform((meters) => (meters === null ? null : Math.ceil(meters)));

/**
 * For the schema of something that happened somewhere: `z.object({ …, ...POSITION_SHAPE })`. A place without words
 * needs a position (`hasPlace`).
 */
export const POSITION_SHAPE = {
  location: z
    .string(LOCATION_MISSING)
    .trim()
    .max(LOCATION_MAX_LENGTH, { error: `At most ${LOCATION_MAX_LENGTH} characters.`, abort: true })
    .regex(ONE_LINE, NOT_PLAIN)
    .nullish()
    .transform((place) => (place && showsSomething(place) ? place : "")),
  latitude: degrees(85, "Please give a latitude between -85 and 85."),
  longitude: degrees(180, "Please give a longitude between -180 and 180."),
  accuracyMeters: Accuracy,
  positionSource: z
    .union([z.enum(sources), z.literal("")], "Please say where the position comes from.")
    .nullish()
    .transform((source) => source || null),
};

const GivenPosition = z.object(POSITION_SHAPE);
export type GivenPosition = z.infer<typeof GivenPosition>;

interface Halves {
  latitude?: string | null;
  longitude?: string | null;
}

/** For the `refine` of that schema: words, a position, or what is there already. */
export const hasPlace = ({ location, latitude }: Halves & { location?: string }): boolean =>
  location === undefined || location !== "" || (latitude ?? null) !== null;
export const NO_PLACE = {
  path: ["location"],
  message: LOCATION_MISSING,
  // Together with what the single fields lack.
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

/** For the `refine` of that schema: half a position is a slip. */
export const hasWholePosition = ({ latitude, longitude }: Halves): boolean =>
  (latitude ?? null) === null ? (longitude ?? null) === null : (longitude ?? null) !== null;
export const HALF_POSITION = { path: ["longitude"], message: "Please give both coordinates." };

/** Where it is shown: exactly, or as the middle of a cell. */
export const SHOWN_PLACE_SHAPE = {
  /** As it was written, or the county or water of the cell. */
  location: z.string(),
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  /** The true place lies within so many meters of the shown point. */
  uncertaintyMeters: z.int().nullable(),
  /** It is shown only roughly, to protect the animal. */
  isBlurred: z.boolean(),
};

const BOX = /^-?\d{1,3}(\.\d{1,12})?(,-?\d{1,3}(\.\d{1,12})?){3}$/;
const WRONG_BOX = "Please give a box as west,south,east,north in degrees.";
const AT_LEAST = { latitude: "Please give a latitude.", longitude: "Please give a longitude." };

export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** "-76.6,38.9,-76.4,39": west, south, east, north. */
const WrittenBox = z
  .string(WRONG_BOX)
  .regex(BOX, WRONG_BOX)
  .transform((text): Box => {
    const [west = 0, south = 0, east = 0, north = 0] = text.split(",").map(Number);
    return { west, south, east, north };
  })
  .refine(({ west, south, east, north }) => west < east && south < north, WRONG_BOX);

/** For the query of a list: a box, or a circle around a point. */
export const AREA_SHAPE = {
  box: WrittenBox.optional(),
  latitude: z.coerce.number(AT_LEAST.latitude).min(-90).max(90).optional(),
  longitude: z.coerce.number(AT_LEAST.longitude).min(-180).max(180).optional(),
  radiusMiles: z.coerce.number("Please give a radius in miles.").min(1).max(500).optional(),
};
export interface AreaAsked {
  box?: Box;
  latitude?: number;
  longitude?: number;
  radiusMiles?: number;
}

export const HotlineQuery = z.object({
  latitude: z.coerce.number(AT_LEAST.latitude).min(-90).max(90).optional(),
  longitude: z.coerce.number(AT_LEAST.longitude).min(-180).max(180).optional(),
  place: z.string().trim().max(LOCATION_MAX_LENGTH).optional(),
});
export type HotlineQuery = z.infer<typeof HotlineQuery>;

const Hotline = z.object({
  name: z.string(),
  phone: z.string(),
  covers: z.string(),
  source: z.string(),
  /** The day on which it was looked up. */
  lookedUp: z.string(),
});
export type Hotline = z.infer<typeof Hotline>;

export const HotlinesAnswer = z.object({
  /** Null where nobody knows which place is meant. */
  area: z.string().nullable(),
  hotlines: z.array(Hotline),
});
export type HotlinesAnswer = z.infer<typeof HotlinesAnswer>;
