import { type Preferences, type RequestType, SPEED_ASSUMED } from "./limits-contract.ts";
import type { LeftOut } from "./plan-rules.ts";

interface Told {
  requestType: RequestType;
  preferences: Preferences;
  /** "Annapolis, MD"; null without a position. */
  placeName: string | null;
  /** Otherwise nobody said where to look, and a route begins at a place of ours. */
  isPlaceGiven: boolean;
  /** Why there is no forecast; null when there is one. */
  noForecast: "off" | "unreachable" | "unknown-place" | "nowhere" | null;
  /** The service did not answer since. */
  isForecastStale: boolean;
  leftOut: LeftOut;
  found: number;
}

const FORECAST_REASONS = {
  off: "forecasts are turned off here",
  unreachable: "the National Weather Service could not be reached",
  "unknown-place": "the National Weather Service has none for this place",
  nowhere: "no position was given",
} as const;

const OLD_FORECAST =
  "The forecast is an older one: the National Weather Service has not answered since, and warnings may be missing.";

const places = (count: number): string => (count === 1 ? "1 place" : `${count} places`);

/** What a reader has to know besides the cards: what is missing, and what was left out and why. */
export function notesOf(told: Told): string[] {
  const { requestType, placeName } = told;
  return [
    ...(told.found === 0 ? [nothingText(told)] : []),
    ...(told.isPlaceGiven ? [] : [noPlaceText(placeName)]),
    ...forecastNote(told),
    ...leftOutNotes(told),
    ...(requestType === "route" ? routeNotes(told) : []),
  ];
}

const noPlaceText = (start: string | null): string =>
  start === null
    ? "No position was given, so distances are not known."
    : `No position was given: the routes begin at ${start}.`;

function nothingText({ placeName, preferences }: Told): string {
  if (placeName === null) return "Nothing fits just now.";
  const where = placeName === "Your position" ? "your position" : placeName;
  return `Nothing fits within ${preferences.preferredDistance} miles of ${where}.`;
}

function forecastNote({ requestType, noForecast, isForecastStale }: Told): string[] {
  if (noForecast === null) return isForecastStale ? [OLD_FORECAST] : [];
  const missing = `The forecast is missing: ${FORECAST_REASONS[noForecast]}.`;
  if (requestType !== "weather_based") return [missing];
  return [`${missing} What is usual in this season stands in for it.`];
}

function leftOutNotes({ leftOut, preferences }: Told): string[] {
  const { budget, closed, shallow } = leftOut;
  const verb = (count: number, one: string, many: string) => (count === 1 ? one : many);
  return [
    ...(budget > 0
      ? [`Left out: ${places(budget)} that ${verb(budget, "costs", "cost")} more than your budget.`]
      : []),
    ...(closed > 0
      ? [`Left out: ${places(closed)} that ${verb(closed, "does", "do")} not open within a day.`]
      : []),
    ...(shallow > 0
      ? [`Left out: ${places(shallow)} too shallow for a draft of ${preferences.draftFeet} ft.`]
      : []),
  ];
}

function routeNotes({ preferences }: Told): string[] {
  const { boatSpeedKnots, draftFeet } = preferences;
  return [
    "Distances are straight lines between the stops: the way by water is longer. Not for navigation.",
    ...(boatSpeedKnots === null
      ? [`No speed was given: running times are for ${SPEED_ASSUMED} knots.`]
      : []),
    ...(draftFeet === null ? ["No draft was given: depths were not checked."] : []),
  ];
}
