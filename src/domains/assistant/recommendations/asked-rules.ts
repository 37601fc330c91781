import type { RecommendationRequestInput } from "./contract.ts";
import {
  ACTIVITIES,
  BUDGETS,
  DISTANCE_DEFAULT,
  DISTANCE_MAX,
  DISTANCE_MIN,
  DRAFT_MAX,
  EXPERIENCE_LEVELS,
  GROUP_SIZES,
  INTERESTS,
  PLACE_MAX_LENGTH,
  type Preferences,
  REQUEST_TYPES,
  type RequestType,
  SPEED_MAX,
  SPEED_MIN,
  WEATHER_SENSITIVITIES,
} from "./limits-contract.ts";

/** What the panel holds, as its fields and the address of the page have it. */
export interface Asked {
  /** Null before anything was asked for. */
  requestType: RequestType | null;
  preferences: Preferences;
  place: string;
  position: { lat: number; lng: number } | null;
}

/** A form sends its fields as the address of the page has them. */
type Fields = Pick<URLSearchParams, "get" | "getAll">;

const oneOf = <Name extends string>(names: readonly Name[], given: string | null): Name | null =>
  names.find((name) => name === given) ?? null;

const someOf = <Name extends string>(names: readonly Name[], given: readonly string[]): Name[] =>
  names.filter((name) => given.includes(name));

/** Null for an empty field, and for a text that is no number. */
function numberOf(text: string | null, least: number, most: number): number | null {
  const value = Number.parseFloat(text ?? "");
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : null;
}

/** Text that is not a number falls back to the usual distance. */
export const distanceOf = (text: string | null): number =>
  numberOf(text, DISTANCE_MIN, DISTANCE_MAX) ?? DISTANCE_DEFAULT;

export function readAsked(fields: Fields, kept: Preferences): Asked {
  const names = Object.keys(REQUEST_TYPES) as RequestType[];
  const requestType = oneOf(names, fields.get("requestType"));
  if (requestType === null) return { requestType, preferences: kept, place: "", position: null };
  return {
    requestType,
    preferences: {
      experienceLevel:
        oneOf(EXPERIENCE_LEVELS, fields.get("experienceLevel")) ?? kept.experienceLevel,
      favoriteActivities: someOf(ACTIVITIES, fields.getAll("favoriteActivities")),
      budgetRange: oneOf(BUDGETS, fields.get("budgetRange")) ?? kept.budgetRange,
      groupSize: oneOf(GROUP_SIZES, fields.get("groupSize")) ?? kept.groupSize,
      interests: someOf(INTERESTS, fields.getAll("interests")),
      preferredDistance: distanceOf(fields.get("preferredDistance")),
      weatherSensitivity:
        oneOf(WEATHER_SENSITIVITIES, fields.get("weatherSensitivity")) ?? kept.weatherSensitivity,
      boatSpeedKnots: numberOf(fields.get("boatSpeedKnots"), SPEED_MIN, SPEED_MAX),
      draftFeet: numberOf(fields.get("draftFeet"), 0, DRAFT_MAX),
    },
    place: placeOf(fields.get("place")),
    position: positionOf(fields),
  };
}

const placeOf = (text: string | null): string =>
  (text ?? "").replace(/\p{C}/gu, "").trim().slice(0, PLACE_MAX_LENGTH);

function positionOf(fields: Fields): Asked["position"] {
  const lat = numberOf(fields.get("lat"), -90, 90);
  const lng = numberOf(fields.get("lng"), -180, 180);
  return lat === null || lng === null ? null : { lat, lng };
}

/** A place that was named wins over the position of the device. */
export function toRequest({
  requestType,
  preferences,
  place,
  position,
}: Asked & { requestType: RequestType }): RecommendationRequestInput {
  return { requestType, preferences, location: place === "" ? position : place };
}

/** The address of the page that shows the same again. */
export function toAddress({ requestType, preferences, place, position }: Asked): URLSearchParams {
  const { favoriteActivities, interests, ...single } = preferences;
  const given = { requestType, ...single, place, lat: position?.lat, lng: position?.lng };
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (value !== null && value !== undefined && value !== "") address.append(name, String(value));
  }
  for (const activity of favoriteActivities) address.append("favoriteActivities", activity);
  for (const interest of interests) address.append("interests", interest);
  return address;
}
