import type { Candidate } from "./candidate-rules.ts";
import { monthAt } from "./clock-text.ts";
import type { Factor } from "./contract.ts";
import {
  judgeActivities,
  judgeBudget,
  judgeDistance,
  judgeExperience,
  judgeGroup,
  judgeInterests,
  judgeRating,
} from "./fit-rules.ts";
import { judgeDaylight, judgeHours } from "./judge-time.ts";
import { judgeTide } from "./judge-water.ts";
import { FACTORS, type FactorName, type RequestType } from "./limits-contract.ts";
import type { Judgement, Plan, Surroundings } from "./plan-rules.ts";
import { judgeForecast, judgeSeason } from "./weather-rules.ts";

/** What each factor weighs. Nobody can pay for a place: no level of advertising is a factor. */
const WEIGHTS: Readonly<Record<FactorName, number>> = {
  distance: 16,
  activities: 18,
  interests: 8,
  budget: 10,
  group: 8,
  experience: 8,
  season: 6,
  hours: 8,
  tide: 6,
  daylight: 5,
  forecast: 7,
  rating: 8,
};

/** How many times as much a factor weighs in a request of this type. */
const EMPHASIS: Readonly<Record<RequestType, Partial<Record<FactorName, number>>>> = {
  destination: { distance: 1.25, rating: 1.5 },
  activity: { activities: 1.5, interests: 1.25 },
  route: { tide: 2, daylight: 2 },
  weather_based: { forecast: 3, season: 2 },
};

/** What nobody knows speaks neither for nor against. */
const UNKNOWN_SCORE = 0.5;

function judge(
  name: FactorName,
  candidate: Candidate,
  plan: Plan,
  around: Surroundings,
): Judgement {
  switch (name) {
    case "distance":
      return judgeDistance(candidate, plan);
    case "activities":
      return judgeActivities(candidate, plan);
    case "interests":
      return judgeInterests(candidate, plan);
    case "budget":
      return judgeBudget(candidate, plan);
    case "group":
      return judgeGroup(candidate, plan);
    case "experience":
      return judgeExperience(candidate, plan);
    case "season":
      return judgeSeason(candidate, plan, monthAt(plan.now, candidate.timeZone));
    case "hours":
      return judgeHours(candidate, plan, around);
    case "tide":
      return judgeTide(candidate, plan, around);
    case "daylight":
      return judgeDaylight(candidate, plan, around);
    case "forecast":
      return judgeForecast(candidate, plan);
    case "rating":
      return judgeRating(candidate);
  }
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Every factor that has a say about a candidate, with its part of the whole. */
export function factorsOf(candidate: Candidate, plan: Plan, around: Surroundings): Factor[] {
  const judged = (Object.keys(FACTORS) as FactorName[]).flatMap((name) => {
    const found = judge(name, candidate, plan, around);
    return found === null ? [] : [{ name, found, weight: weightOf(name, plan) }];
  });
  const all = judged.reduce((sum, { weight }) => sum + weight, 0);
  return judged.map(({ name, found, weight }) => ({
    name,
    share: weight / all,
    ...("unknown" in found
      ? { score: UNKNOWN_SCORE, isKnown: false, text: found.unknown }
      : { score: hundredths(found.score), isKnown: true, text: found.text }),
  }));
}

/** Without a forecast the usual weather of the season stands in for it. */
function weightOf(name: FactorName, { requestType, outlook }: Plan): number {
  const isStandIn = requestType === "weather_based" && outlook === null;
  const times = EMPHASIS[requestType][name] ?? 1;
  if (isStandIn && name === "forecast") return WEIGHTS.forecast;
  return WEIGHTS[name] * (isStandIn && name === "season" ? times * 2 : times);
}

/** The weighted mean: it makes the order, and is shown as the confidence. */
export const scoreOf = (factors: readonly Factor[]): number =>
  hundredths(factors.reduce((sum, { score, share }) => sum + score * share, 0));
