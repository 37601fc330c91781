import { z } from "zod";
import { WaterConditions } from "#src/domains/water/tide/contract.ts";
import {
  ACTIVITIES,
  BUDGETS,
  DEFAULT_PREFERENCES,
  DIFFICULTIES,
  DISTANCE_MAX,
  DISTANCE_MIN,
  DRAFT_MAX,
  ENGINES,
  EXPERIENCE_LEVELS,
  FACTORS,
  type FactorName,
  GROUP_SIZES,
  INTERESTS,
  PLACE_MAX_LENGTH,
  REQUEST_TYPES,
  type RequestType,
  SHOWN_MAX,
  SPEED_MAX,
  SPEED_MIN,
  WEATHER_SENSITIVITIES,
} from "./limits-contract.ts";

const DISTANCE_RANGE = `The distance goes from ${DISTANCE_MIN} to ${DISTANCE_MAX} miles.`;
const SPEED_RANGE = `The speed goes from ${SPEED_MIN} to ${SPEED_MAX} knots.`;
const DRAFT_RANGE = `The draft goes from 0 to ${DRAFT_MAX} feet.`;

/** Every one at most once. */
const chosenOf = <Names extends readonly [string, ...string[]]>(names: Names) =>
  z
    .array(z.enum(names, "Please choose from the list."))
    .max(names.length, `At most ${names.length}.`)
    .transform((chosen) => [...new Set(chosen)]);

const given = DEFAULT_PREFERENCES;

const PREFERENCE_SHAPE = {
  experienceLevel: z.enum(EXPERIENCE_LEVELS).default(given.experienceLevel),
  favoriteActivities: chosenOf(ACTIVITIES).default(given.favoriteActivities),
  budgetRange: z.enum(BUDGETS).default(given.budgetRange),
  groupSize: z.enum(GROUP_SIZES).default(given.groupSize),
  interests: chosenOf(INTERESTS).default(given.interests),
  preferredDistance: z
    .number(DISTANCE_RANGE)
    .min(DISTANCE_MIN, DISTANCE_RANGE)
    .max(DISTANCE_MAX, DISTANCE_RANGE)
    .default(given.preferredDistance),
  weatherSensitivity: z.enum(WEATHER_SENSITIVITIES).default(given.weatherSensitivity),
  boatSpeedKnots: z
    .number(SPEED_RANGE)
    .min(SPEED_MIN, SPEED_RANGE)
    .max(SPEED_MAX, SPEED_RANGE)
    .nullable()
    .default(given.boatSpeedKnots),
  draftFeet: z
    .number(DRAFT_RANGE)
    .min(0, DRAFT_RANGE)
    .max(DRAFT_MAX, DRAFT_RANGE)
    .nullable()
    .default(given.draftFeet),
};

/** What is kept of somebody: not where they are. */
export const KeptPreferences = z.object(PREFERENCE_SHAPE);

const LatLng = z.object(
  {
    lat: z.number("Latitude is a number.").min(-90).max(90),
    lng: z.number("Longitude is a number.").min(-180).max(180),
  },
  "A location has lat and lng.",
);

const PlaceName = z
  .string()
  .trim()
  .max(PLACE_MAX_LENGTH, `At most ${PLACE_MAX_LENGTH} characters.`);

export const RecommendationRequest = z.object({
  requestType: z.enum(Object.keys(REQUEST_TYPES) as [RequestType, ...RequestType[]]),
  preferences: z.object({ ...PREFERENCE_SHAPE, location: LatLng.nullish() }).prefault({}),
  /** A position, or a place as people name it: "Annapolis, MD", "21403". It wins over that of the preferences. */
  location: z.union([LatLng, PlaceName], "Give lat and lng, or the name of a place.").nullish(),
});
export type RecommendationRequest = z.output<typeof RecommendationRequest>;
export type RecommendationRequestInput = z.input<typeof RecommendationRequest>;

const Factor = z.object({
  name: z.enum(Object.keys(FACTORS) as [FactorName, ...FactorName[]]),
  /** 0 speaks against it, 1 for it; 0.5 where nobody knows. */
  score: z.number().min(0).max(1),
  /** Its part of all weights of this card. */
  share: z.number().min(0).max(1),
  isKnown: z.boolean(),
  text: z.string(),
});
export type Factor = z.infer<typeof Factor>;

const Leg = z.object({
  stop: z.object({ id: z.int(), title: z.string(), href: z.string() }),
  nauticalMiles: z.number(),
  runningMinutes: z.int(),
  waitMinutes: z.int(),
  arrivesAt: z.iso.datetime(),
  /** "2:40 PM", by the clock at the stop. */
  arrival: z.string(),
  notes: z.array(z.string()),
});
export type Leg = z.infer<typeof Leg>;

const Route = z.object({
  from: z.string(),
  departure: z.string(),
  speedKnots: z.number(),
  nauticalMiles: z.number(),
  runningMinutes: z.int(),
  sunset: z.string().nullable(),
  legs: z.array(Leg),
  fuel: z.string(),
  notes: z.array(z.string()),
});
export type Route = z.infer<typeof Route>;

export const Recommendation = z.object({
  kind: z.enum(["business", "event"]),
  id: z.int(),
  href: z.string(),
  title: z.string(),
  location: z.string(),
  duration: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  /** The score that made the ranking. */
  confidence: z.number().min(0).max(1),
  description: z.string(),
  reasoning: z.string(),
  tags: z.array(z.string()),
  factors: z.array(Factor),
  /** In miles from the position; null where one of the two is not known. */
  distanceMiles: z.number().nullable(),
  category: z.string(),
  picture: z.string().nullable(),
  rating: z.number().nullable(),
  /** Null for anything but a route, whose last stop is what the card is about. */
  route: Route.nullable(),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const RecommendationAnswer = z.object({
  recommendations: z.array(Recommendation).max(SHOWN_MAX),
  engine: z.enum(ENGINES),
  /** What the reader has to know: what was left out and why, what is missing. */
  notes: z.array(z.string()),
  /** What was understood of the location. */
  place: z.object({ name: z.string(), lat: z.number(), lng: z.number() }).nullable(),
  /** Tide, sun and moon there. */
  water: WaterConditions.nullable(),
});
export type RecommendationAnswer = z.infer<typeof RecommendationAnswer>;
