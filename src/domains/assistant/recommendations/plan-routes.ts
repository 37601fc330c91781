import type { Point } from "./candidate-rules.ts";
import { hrefOf } from "./candidate-rules.ts";
import { type Chain, findChain, fuelOnTheWay } from "./chain-stops.ts";
import { clockText, dayAndClock, lengthOf, nauticalMilesWord } from "./clock-text.ts";
import type { Factor, Recommendation, Route } from "./contract.ts";
import { listText } from "./fit-rules.ts";
import { FACTORS, type FactorName, ROUTES_MAX, SPEED_ASSUMED } from "./limits-contract.ts";
import type { Plan } from "./plan-rules.ts";
import type { Ranked } from "./rank-candidates.ts";
import { reasoningOf } from "./reasoning-rules.ts";
import { nauticalMiles, type Run, type Stop } from "./run-leg.ts";
import { scoreOf } from "./score-candidate.ts";
import { toRecommendation } from "./to-recommendation.ts";

/** As many of the best are tried as the last stop of a route. */
const TRIED_MAX = 8;
/** What lies nearer is where the boat is already. */
const UNDER_WAY_NAUTICAL_MILES = 0.1;

export interface Start {
  point: Point;
  name: string;
  timeZone: string;
  /** "Thu 6:51 AM": the plan's own moment, as somebody reads it who asks now. */
  departure: string;
  sunset: number | null;
}

const isStop = (ranked: Ranked): ranked is Ranked & { candidate: { point: Point } } =>
  ranked.candidate.point !== null;

interface Found {
  recommendations: Recommendation[];
  /** Why there are fewer, or none. */
  notes: string[];
}

/** Chains of stops from one place, the best first. What each card is about is its last stop. */
export function planRoutes(start: Start, ranked: readonly Ranked[], plan: Plan): Found {
  const stops = ranked
    .filter(isStop)
    .map((each): Stop => ({ ...each, point: each.candidate.point as Point }))
    .filter(({ point }) => nauticalMiles(start.point, point) >= UNDER_WAY_NAUTICAL_MILES);
  const { draftFeet, boatSpeedKnots } = plan.preferences;
  const speedKnots = boatSpeedKnots ?? SPEED_ASSUMED;
  const run: Run = { speedKnots, draftFeet, sunset: start.sunset };
  const byLastStop = new Map<number, Recommendation>();
  const ways = new Set<string>();
  const refusals = new Set<string>();
  for (const destination of stops.slice(0, TRIED_MAX)) {
    const chain = findChain({ from: start.point, at: plan.now }, { destination, stops, run });
    const last = chain.legs.at(-1);
    if (!last) for (const refusal of chain.refusals) refusals.add(refusal);
    else if (!byLastStop.has(last.stop.candidate.id) && !ways.has(sameStops(chain))) {
      const route = toRoute(start, { chain, run, all: stops }, plan);
      byLastStop.set(last.stop.candidate.id, toCard(chain, route));
      ways.add(sameStops(chain));
    }
  }
  const recommendations = [...byLastStop.values()]
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, ROUTES_MAX);
  return { recommendations, notes: recommendations.length > 0 ? [] : [...refusals] };
}

/** The same for every order of the same stops. */
const sameStops = ({ legs }: Chain): string =>
  legs
    .map(({ stop }) => stop.candidate.id)
    .toSorted((a, b) => a - b)
    .join(" ");

interface Way {
  chain: Chain;
  run: Run;
  all: readonly Stop[];
}

function toRoute(start: Start, { chain, run, all }: Way, plan: Plan): Route {
  const stops = chain.legs.map(({ stop }) => stop);
  const fuel = fuelOnTheWay(start.point, stops, all).slice(0, 2);
  return {
    from: start.name,
    departure: start.departure,
    speedKnots: run.speedKnots,
    nauticalMiles: tenths(chain.legs.reduce((sum, leg) => sum + leg.nauticalMiles, 0)),
    runningMinutes: Math.round(chain.legs.reduce((sum, leg) => sum + leg.runningMinutes, 0)),
    sunset: run.sunset === null ? null : clockText(run.sunset, start.timeZone),
    legs: chain.legs.map((leg) => ({
      stop: { ...titled(leg.stop), href: hrefOf(leg.stop.candidate) },
      nauticalMiles: tenths(leg.nauticalMiles),
      runningMinutes: Math.round(leg.runningMinutes),
      waitMinutes: Math.round(leg.waitMinutes),
      arrivesAt: new Date(leg.arrivesAt).toISOString(),
      arrival: dayAndClock(leg.arrivesAt, plan.now, leg.stop.candidate.timeZone),
      notes: leg.notes,
    })),
    fuel: fuel.length === 0 ? "No fuel is known on the way." : fuelText(fuel),
    notes: chain.refusals,
  };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
const titled = ({ candidate: { id, title } }: Stop) => ({ id, title });

function fuelText(stops: readonly Stop[]): string {
  const sold = ({ candidate: { title, facts } }: Stop): string =>
    `${title} (${listText(facts.fuel as string[])})`;
  return `Fuel on the way: ${stops.map(sold).join(", ")}.`;
}

/** Each factor is the mean of the stops that it has a say about. */
function toCard(chain: Chain, route: Route): Recommendation {
  const stops = chain.legs.map(({ stop }) => onArrival(stop));
  const [last] = stops.slice(-1) as [Stop];
  const factors = meanFactors(stops);
  const names = listText(stops.map(({ candidate }) => candidate.title));
  const under = `${route.nauticalMiles} ${nauticalMilesWord(route.nauticalMiles)}, ${lengthOf(route.runningMinutes)} under way`;
  const end = route.legs.at(-1);
  const light = route.sunset === null ? "" : `, sunset ${route.sunset}`;
  const arrival = `last arrival ${end?.arrival}${light}`;
  return {
    ...toRecommendation({ ...last, factors, score: scoreOf(factors) }),
    title: `${route.from} to ${last.candidate.title}`,
    duration: `${lengthOf(route.runningMinutes)} under way, ${stops.length === 1 ? "1 stop" : `${stops.length} stops`}`,
    reasoning: `${under} at ${route.speedKnots} knots by way of ${names}; ${arrival}. ${reasoningOf(factors)}`,
    route,
  };
}

/** A stop whose hours are known is in a chain only because it is open then, whatever it is before. */
const onArrival = (stop: Stop): Stop => ({
  ...stop,
  factors: stop.factors.map((factor) =>
    factor.name === "hours" && factor.isKnown
      ? { ...factor, score: 1, text: "open on arrival" }
      : factor,
  ),
});

function meanFactors(stops: readonly Stop[]): Factor[] {
  const all = stops.flatMap(({ factors }) => factors);
  const means = (Object.keys(FACTORS) as FactorName[]).flatMap((name) => {
    const same = all.filter((factor) => factor.name === name);
    const known = same.filter(({ isKnown }) => isKnown);
    const told = known.length > 0 ? known : same.slice(0, 1);
    if (told.length === 0) return [];
    const mean = (values: number[]) =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    return [
      {
        name,
        score: Math.round(mean(same.map(({ score }) => score)) * 100) / 100,
        share: mean(same.map(({ share }) => share)),
        isKnown: known.length > 0,
        text: [...new Set(told.map(({ text }) => text))].join(", then "),
      },
    ];
  });
  const whole = means.reduce((sum, { share }) => sum + share, 0);
  return means.map((factor) => ({ ...factor, share: factor.share / whole }));
}
