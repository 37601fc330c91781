import type { Candidate } from "./candidate-rules.ts";
import { difficultyOf, levelOf } from "./kind-rules.ts";
import {
  type Budget,
  EXPERIENCE_LEVELS,
  type GroupSize,
  type Preferences,
} from "./limits-contract.ts";
import { ACTIVITY_EVIDENCE, INTEREST_EVIDENCE, type Match, matchesOf } from "./match-rules.ts";
import type { Judgement, Plan } from "./plan-rules.ts";

/** What lies at the limit still counts for something. */
const AT_THE_LIMIT = 0.2;

export function judgeDistance({ distanceMiles }: Candidate, plan: Plan): Judgement {
  if (!plan.hasPosition) return { unknown: "how far it is, without a position" };
  if (distanceMiles === null) return { unknown: "how far it is" };
  const part = Math.min(1, distanceMiles / plan.preferences.preferredDistance);
  return { score: 1 - (1 - AT_THE_LIMIT) * part, text: `${milesText(distanceMiles)} away` };
}

const milesText = (miles: number): string => {
  const shown = Math.max(0.1, miles).toFixed(1);
  return shown === "1.0" ? "1 mile" : `${shown} miles`;
};

/** One wish met plainly is most of it; the others add. */
function judgeWishes(matches: readonly Match<string>[], wishes: number, none: string): Judgement {
  const [best] = matches;
  if (!best) return { score: 0.1, text: none };
  const met = matches.reduce((sum, { strength }) => sum + strength, 0) / wishes;
  const names = listText(matches.map(({ wish }) => wish));
  return { score: Math.min(1, 0.2 + 0.5 * best.strength + 0.3 * met), text: `speaks of ${names}` };
}

export function judgeActivities(candidate: Candidate, { preferences }: Plan): Judgement {
  const wished = preferences.favoriteActivities;
  if (wished.length === 0) return { unknown: "which activities you like" };
  const matches = matchesOf(candidate, wished, ACTIVITY_EVIDENCE);
  return judgeWishes(matches, wished.length, "none of your activities is mentioned");
}

export function judgeInterests(candidate: Candidate, { preferences }: Plan): Judgement {
  const wished = preferences.interests;
  if (wished.length === 0) return { unknown: "what interests you" };
  const matches = matchesOf(candidate, wished, INTEREST_EVIDENCE);
  return judgeWishes(matches, wished.length, "none of your interests is mentioned");
}

/** From free to the dearest. */
const FITTING: Readonly<Record<Budget, readonly [number, number, number, number, number]>> = {
  budget: [1, 1, 0.4, 0, 0],
  moderate: [0.9, 0.9, 1, 0.5, 0],
  luxury: [0.4, 0.4, 0.6, 1, 1],
};

/** So much dearer than the budget that it is not recommended. */
export const isBeyondBudget = ({ priceLevel }: Candidate, { budgetRange }: Preferences): boolean =>
  priceLevel !== null && FITTING[budgetRange][priceLevel] === 0;

export function judgeBudget({ priceLevel, priceText }: Candidate, plan: Plan): Judgement {
  const { budgetRange } = plan.preferences;
  if (priceLevel === null) return { unknown: "what it costs" };
  const score = FITTING[budgetRange][priceLevel] ?? 0;
  const name = { budget: "small", moderate: "moderate", luxury: "luxury" }[budgetRange];
  if (score >= 0.9) return { score, text: `${priceText} fits a ${name} budget` };
  const isDear = budgetRange !== "luxury";
  return {
    score,
    text: `${priceText} is ${isDear ? "dearer" : "simpler"} than a ${name} budget asks`,
  };
}

const SUITS: Readonly<Record<GroupSize, readonly string[]>> = {
  solo: ["Lessons", "Guided Tours", "WiFi", "Kayak Rental", "Paddleboard Rental", "Full Bar"],
  couple: ["Sunset Cruises", "Waterfront View", "Private Dining", "Spa", "Reservations"],
  family: ["Kid Friendly", "Swimming", "Sandy Beach", "Summer Camps", "Picnic Area", "Pool"],
  group: ["Private Trips", "Catering", "Reservations", "Picnic Area", "Dance Floor", "Full Bar"],
};
const COMPANY: Readonly<Record<GroupSize, string>> = {
  solo: "one alone",
  couple: "a couple",
  family: "a family",
  group: "a group",
};
const GROUP_MIN = 5;

export function judgeGroup({ features, facts, event }: Candidate, plan: Plan): Judgement {
  const { groupSize } = plan.preferences;
  if (groupSize === "family" && event?.ageRestriction) {
    return { score: 0.1, text: `has an age limit: ${event.ageRestriction}` };
  }
  const { passengers } = facts;
  if (groupSize === "group" && typeof passengers === "number" && passengers < GROUP_MIN) {
    return { score: 0.1, text: `takes ${passengers} passengers, few for a group` };
  }
  const suiting = SUITS[groupSize].filter((feature) => features.includes(feature));
  if (suiting.length === 0) return { unknown: `whether it suits ${COMPANY[groupSize]}` };
  const score = suiting.length === 1 ? 0.75 : 1;
  return { score, text: `suits ${COMPANY[groupSize]} with ${listText(suiting.slice(0, 2))}` };
}

export function judgeExperience(candidate: Candidate, { preferences }: Plan): Judgement {
  const difficulty = difficultyOf(candidate);
  const { experienceLevel } = preferences;
  const above = levelOf(difficulty) - EXPERIENCE_LEVELS.indexOf(experienceLevel);
  const who = `${/^[aeiou]/.test(experienceLevel) ? "an" : "a"} ${experienceLevel}`;
  const word = difficulty.toLowerCase();
  if (above > 0) return { score: above > 1 ? 0 : 0.25, text: `${word}, a stretch for ${who}` };
  if (above < -1) return { score: 0.7, text: `${word}, little to ask of ${who}` };
  return { score: 1, text: `${word}, right for ${who}` };
}

/** As many reviews of the middle as make one review no proof. */
const USUAL_REVIEWS = 5;
const USUAL_RATING = 4.2;
/** Few ratings are lower: what is rated so speaks wholly against a place. */
const WORST_RATING = 2.5;

export function judgeRating({ kind, rating }: Candidate): Judgement {
  if (kind === "event") return null;
  if (rating === null) return { unknown: "how others liked it: no reviews yet" };
  const { mean, count } = rating;
  const weighted = (mean * count + USUAL_RATING * USUAL_REVIEWS) / (count + USUAL_REVIEWS);
  const reviews = count === 1 ? "1 review" : `${count} reviews`;
  return {
    score: Math.max(0, (weighted - WORST_RATING) / (5 - WORST_RATING)),
    text: `rated ${mean.toFixed(1)} from ${reviews}`,
  };
}

/** "Sailing, Fishing and Diving" */
export function listText(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
