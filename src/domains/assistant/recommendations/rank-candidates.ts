import { type Candidate, keyOf } from "./candidate-rules.ts";
import type { Factor } from "./contract.ts";
import { isBeyondBudget } from "./fit-rules.ts";
import { staysClosed } from "./judge-time.ts";
import { isTooShallow } from "./judge-water.ts";
import { isReachedByBoat, KINDS, TAKES_EVENTS } from "./kind-rules.ts";
import { type LeftOut, NOTHING_KNOWN, type Plan, type Surroundings } from "./plan-rules.ts";
import { factorsOf, scoreOf } from "./score-candidate.ts";

export interface Ranked {
  candidate: Candidate;
  factors: Factor[];
  score: number;
  around: Surroundings;
}

/** Nobody knows the weather of a day later than that. */
const WEATHER_REACH = 7 * 86_400_000;

/** It can answer the request: of its kind, within the distance, not over. */
function answers(candidate: Candidate, plan: Plan): boolean {
  const { kind, category, distanceMiles, event } = candidate;
  const { requestType, preferences, hasPosition, now } = plan;
  if (kind === "event") {
    if (!TAKES_EVENTS[requestType] || event === null || event.startsAt <= now) return false;
    if (requestType === "weather_based" && event.startsAt > now + WEATHER_REACH) return false;
  } else if (!KINDS[requestType].includes(category)) return false;
  if (requestType === "route" && !isReachedByBoat(candidate)) return false;
  return !hasPosition || (distanceMiles !== null && distanceMiles <= preferences.preferredDistance);
}

/** The best first; of equal ones the nearer, then the older. */
const inOrder = (a: Ranked, b: Ranked): number =>
  b.score - a.score ||
  (a.candidate.distanceMiles ?? 0) - (b.candidate.distanceMiles ?? 0) ||
  (keyOf(a.candidate) < keyOf(b.candidate) ? -1 : 1);

const rank = (candidate: Candidate, plan: Plan, around: Surroundings): Ranked => {
  const factors = factorsOf(candidate, plan, around);
  return { candidate, factors, score: scoreOf(factors), around };
};

/** By what the rows alone say: light, tide and hours are looked up for the best of these. */
export function shortlist(
  candidates: readonly Candidate[],
  plan: Plan,
): { listed: Candidate[]; beyondBudget: number } {
  const answering = candidates.filter((candidate) => answers(candidate, plan));
  const affordable = answering.filter((each) => !isBeyondBudget(each, plan.preferences));
  const listed = affordable
    .map((candidate) => rank(candidate, plan, NOTHING_KNOWN))
    .toSorted(inOrder)
    .map(({ candidate }) => candidate);
  return { listed, beyondBudget: answering.length - affordable.length };
}

/** With all that is known around them; what is closed or too shallow is left out. */
export function rankAll(
  known: readonly { candidate: Candidate; around: Surroundings }[],
  plan: Plan,
): { ranked: Ranked[]; leftOut: Pick<LeftOut, "closed" | "shallow"> } {
  const isClosed = ({ candidate, around }: (typeof known)[number]) =>
    candidate.event === null && staysClosed(candidate, around, plan.now);
  const open = known.filter((each) => !isClosed(each));
  const afloat = open.filter(({ candidate, around }) => !isTooShallow(candidate, plan, around));
  return {
    ranked: afloat.map(({ candidate, around }) => rank(candidate, plan, around)).toSorted(inOrder),
    leftOut: { closed: known.length - open.length, shallow: open.length - afloat.length },
  };
}
