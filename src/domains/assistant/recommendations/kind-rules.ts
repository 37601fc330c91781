import type { Candidate } from "./candidate-rules.ts";
import { DIFFICULTIES, type Difficulty, type RequestType } from "./limits-contract.ts";

const ASHORE = ["restaurants", "hotels", "venues", "outdoor-stores"];

/** Which kinds of listings answer a request; a route asks for more, see `isReachedByBoat`. */
export const KINDS: Readonly<Record<RequestType, readonly string[]>> = {
  destination: ["marinas", "sandbars", "restaurants", "hotels", "venues"],
  activity: ["charters", "watersports", "rentals", "captain-services", "sandbars", "restaurants"],
  route: ["marinas", "sandbars", "restaurants", "hotels", "venues"],
  weather_based: [
    ...["marinas", "sandbars", "restaurants", "hotels", "charters", "watersports", "rentals"],
  ],
};

/** Requests that events answer as well. */
export const TAKES_EVENTS: Readonly<Record<RequestType, boolean>> = {
  destination: false,
  activity: true,
  route: false,
  weather_based: true,
};

const OPEN_AIR_EVENTS = ["Sailing Race", "Fishing Tournament", "Watersports Competition"];

/** Spent on the water or under the sky, so that light, season and weather matter. */
export function isOpenAir({ category, event }: Pick<Candidate, "category" | "event">): boolean {
  if (event) return event.isWeatherDependent || OPEN_AIR_EVENTS.includes(category);
  return !ASHORE.includes(category);
}

const BOAT_FEATURES = ["Boat Access", "Dockage", "Dinghy Dock"];

/** The row says that a boat can come alongside or anchor. */
export function isReachedByBoat({ kind, category, facts, features }: Candidate): boolean {
  if (kind === "event") return false;
  if (category === "marinas" || category === "sandbars") return true;
  if ("dockSlips" in facts || "tieUp" in facts || "dockDepth" in facts) return true;
  return BOAT_FEATURES.some((feature) => features.includes(feature));
}

const MODERATE = ["rentals", "watersports", "sandbars", "Sailing Race", "Fishing Tournament"];
const CHALLENGING = ["Watersports Competition"];
const HARD_SPORTS = ["Kiteboarding", "Surfing", "Scuba Diving", "Wakeboarding"];
const GUIDED = ["Lessons", "Guided Tours", "Licensed Captain"];
const SHALLOW_FEET = 3;

/** What it asks of somebody, by what the row says: lessons and captains make it easier. */
export function difficultyOf({ category, features, facts }: Candidate): Difficulty {
  const isGuided = GUIDED.some((feature) => features.includes(feature));
  const { lowWaterDepth, holding } = facts;
  const isTricky =
    (typeof lowWaterDepth === "number" && lowWaterDepth < SHALLOW_FEET) || holding === "rock";
  const isHardSport = HARD_SPORTS.some((feature) => features.includes(feature));
  if (CHALLENGING.includes(category) || (category === "sandbars" && isTricky)) return "Challenging";
  if (category === "watersports" && isHardSport && !isGuided) return "Challenging";
  return MODERATE.includes(category) && !isGuided ? "Moderate" : "Easy";
}

export const levelOf = (difficulty: Difficulty): number => DIFFICULTIES.indexOf(difficulty);

const USUAL_LENGTH: Readonly<Record<string, string>> = {
  restaurants: "Usually 1 to 2 hours",
  marinas: "A stop or a night",
  sandbars: "Usually half a day",
  charters: "Half a day or a day",
  watersports: "Usually 2 to 3 hours",
  rentals: "Usually half a day",
  hotels: "A night or more",
  "outdoor-stores": "Usually under an hour",
};

const HOUR = 3_600_000;

/** What the row says; else what such a place usually takes, said as such. */
export function durationOf({ category, facts, event }: Candidate): string {
  if (event) return event.endsAt === null ? "End not announced" : lengthText(event);
  if (typeof facts.tripLengths === "string") return facts.tripLengths;
  return USUAL_LENGTH[category] ?? "As booked";
}

function lengthText({ startsAt, endsAt }: { startsAt: number; endsAt: number | null }): string {
  const hours = ((endsAt ?? startsAt) - startsAt) / HOUR;
  if (hours > 24) return `${Math.ceil(hours / 24)} days`;
  const shown = Math.round(hours * 2) / 2;
  return shown === 1 ? "1 hour" : `${shown} hours`;
}
