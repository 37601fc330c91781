import type { BoaterFacts } from "#src/domains/directory/listing/boater-facts-contract.ts";
import type { TideCurve } from "#src/domains/water/tide/contract.ts";
import { curveEnd, curveStart, heightAt } from "#src/domains/water/tide/rules.ts";
import type { Candidate } from "./candidate-rules.ts";
import { dayAndClock } from "./clock-text.ts";
import { arrivalAt } from "./judge-time.ts";
import { isReachedByBoat } from "./kind-rules.ts";
import type { Judgement, Plan, Surroundings } from "./plan-rules.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const STEP = 10 * MINUTE;

/** Feet of water that stay below the keel. */
const UNDER_KEEL_FEET = 1;

/** The least of what is stored, taken as the depth at low water; null where nothing is. */
export function listedDepth(facts: BoaterFacts): number | null {
  const depths = [facts.approachDepth, facts.dockDepth, facts.lowWaterDepth].filter(
    (depth) => typeof depth === "number",
  );
  return depths.length === 0 ? null : Math.min(...depths);
}

/** How high the tide must stand for this draft; zero and below is any tide. */
export const neededTide = (depth: number, draftFeet: number): number =>
  draftFeet + UNDER_KEEL_FEET - depth;

/** The first moment from then on at which the tide stands so; null when it does not by the end. */
export function firstTime(
  curve: TideCurve,
  isThere: (feet: number) => boolean,
  span: { from: number; to: number },
): number | null {
  const end = Math.min(span.to, curveEnd(curve));
  for (let at = Math.max(span.from, curveStart(curve)); at <= end; at += STEP) {
    if (isThere(heightAt(curve, at))) return at;
  }
  return null;
}

/** The last moment at which it still stands so high without a break; null when it does to the end. */
export function staysUntil(curve: TideCurve, feetNeeded: number, from: number): number | null {
  const below = firstTime(curve, (feet) => feet < feetNeeded, { from, to: curveEnd(curve) });
  return below === null ? null : below - STEP;
}

/** Too shallow for the boat through the coming day, by a stored depth. */
export function isTooShallow(candidate: Candidate, plan: Plan, { tide }: Surroundings): boolean {
  const { draftFeet } = plan.preferences;
  const depth = listedDepth(candidate.facts);
  if (draftFeet === null || depth === null || !isReachedByBoat(candidate)) return false;
  const needed = neededTide(depth, draftFeet);
  if (needed <= 0) return false;
  if (tide === null) return true;
  return firstTime(tide, (feet) => feet >= needed, { from: plan.now, to: plan.now + DAY }) === null;
}

export function judgeTide(candidate: Candidate, plan: Plan, around: Surroundings): Judgement {
  const { draftFeet } = plan.preferences;
  const { tide, lowWaters } = around;
  if (!isReachedByBoat(candidate)) return null;
  if (draftFeet !== null) return judgeDepth(candidate, { draftFeet, plan, tide });
  if (candidate.category !== "sandbars") return null;
  return tide === null ? { unknown: "the tide there" } : judgeLowWater(candidate, plan, lowWaters);
}

interface Depth {
  draftFeet: number;
  plan: Plan;
  tide: TideCurve | null;
}

function judgeDepth(candidate: Candidate, { draftFeet, plan, tide }: Depth): Judgement {
  const depth = listedDepth(candidate.facts);
  if (depth === null) return { unknown: "how deep it is" };
  const needed = neededTide(depth, draftFeet);
  const listed = `listed depth ${depth} ft`;
  const boat = `a draft of ${draftFeet} ft`;
  if (needed <= 0) return { score: 1, text: `${listed}, enough for ${boat} at any tide` };
  if (tide === null) return { score: 0, text: `${listed}, too little for ${boat}` };
  const arrival = arrivalAt(candidate, plan);
  const span = { from: arrival, to: plan.now + DAY };
  const from = firstTime(tide, (feet) => feet >= needed, span);
  if (from === null) return { score: 0, text: `${listed}, too little for ${boat}` };
  const when = dayAndClock(from, plan.now, candidate.timeZone);
  const wait = (from - arrival) / MINUTE;
  const end = staysUntil(tide, needed, from);
  const until = end === null ? "" : ` until ${dayAndClock(end, plan.now, candidate.timeZone)}`;
  const only = `enough for ${boat} only near high water, from ${when}${until}`;
  return { score: wait < 60 ? 0.7 : 0.4, text: `${listed}, ${only}` };
}

/** A sandbar is what it is called after when the water is low. */
function judgeLowWater(
  { timeZone }: Candidate,
  { now }: Plan,
  lowWaters: readonly number[],
): Judgement {
  const low = lowWaters.find((at) => at >= now);
  if (low === undefined) return { unknown: "when the water is low" };
  const hours = (low - now) / (60 * MINUTE);
  return {
    score: hours <= 3 ? 1 : hours <= 8 ? 0.7 : 0.4,
    text: `low water about ${dayAndClock(low, now, timeZone)}`,
  };
}
