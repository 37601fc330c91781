import type { Point } from "./candidate-rules.ts";
import { nauticalMiles, type Run, type RunLeg, runLeg, type Stop } from "./run-leg.ts";

const MINUTE = 60_000;
const STOPS_MAX = 3;
/** How much longer than the straight way a further stop may make it. */
const DETOUR = 1.35;
const DETOUR_NAUTICAL_MILES = 3;

/** How long people stay, in minutes. */
const STAYS: Readonly<Record<string, number>> = { restaurants: 90, sandbars: 120, marinas: 45 };
const STAY = 60;

export interface Chain {
  legs: Extract<RunLeg, { arrivesAt: number }>[];
  /** Why stops were left out, in the order of the way. */
  refusals: string[];
  /** Closed or too shallow when the boat would come. */
  refused: Stop[];
}

export interface Departure {
  from: Point;
  at: number;
}

const lengthOfWay = (from: Point, stops: readonly Stop[]): number =>
  stops.reduce(
    (sum, { point }, index) => sum + nauticalMiles(stops[index - 1]?.point ?? from, point),
    0,
  );

const isAllowedDetour = (way: number, straight: number): boolean =>
  way <= Math.max(straight * DETOUR, straight + DETOUR_NAUTICAL_MILES);

/** The shortest way through two stops to the last. */
function withStop(from: Point, way: readonly Stop[], more: Stop): Stop[] {
  const last = way.slice(-1);
  const before = [...way.slice(0, -1), more];
  const orders = before.length === 2 ? [before, before.toReversed()] : [before];
  const ways = orders.map((order) => [...order, ...last]);
  return ways.toSorted((a, b) => lengthOfWay(from, a) - lengthOfWay(from, b))[0] ?? [...way];
}

/** Stops of other kinds that lie on the way, the best first. */
export function chooseStops(from: Point, destination: Stop, others: readonly Stop[]): Stop[] {
  const straight = lengthOfWay(from, [destination]);
  return others.reduce<Stop[]>(
    (way, more) => {
      const isKnown = way.some(({ candidate }) => candidate.category === more.candidate.category);
      if (way.length >= STOPS_MAX || isKnown) return way;
      const longer = withStop(from, way, more);
      return isAllowedDetour(lengthOfWay(from, longer), straight) ? longer : way;
    },
    [destination],
  );
}

/** One leg after the other. A stop that cannot be reached is passed by; after sunset nothing comes. */
export function runChain({ from, at }: Departure, stops: readonly Stop[], run: Run): Chain {
  const chain: Chain = { legs: [], refusals: [], refused: [] };
  let here = from;
  let departs = at;
  for (const stop of stops) {
    const leg = runLeg(here, departs, stop, run);
    if ("refusal" in leg) {
      chain.refusals.push(leg.refusal);
      if (leg.isSunset) break;
      chain.refused.push(stop);
      continue;
    }
    chain.legs.push(leg);
    here = stop.point;
    departs = leg.arrivesAt + (STAYS[stop.candidate.category] ?? STAY) * MINUTE;
  }
  return chain;
}

interface Sought {
  destination: Stop;
  stops: readonly Stop[];
  run: Run;
}

/** The way to a place by stops that are open when the boat comes: one that is not makes room for another. */
export function findChain(departure: Departure, { destination, stops, run }: Sought): Chain {
  const way = chooseStops(departure.from, destination, stops);
  const chain = runChain(departure, way, run);
  const passedBy = chain.refused.filter((stop) => stop !== destination);
  if (passedBy.length === 0) return chain;
  const others = stops.filter((stop) => !passedBy.includes(stop));
  return findChain(departure, { destination, stops: others, run });
}

/** From now while there is light for an hour at least, else at the next sunrise. */
export function departureTime(
  now: number,
  sun: { sunrise: number | null; sunset: number | null; nextSunrise: number | null },
): number {
  const { sunrise, sunset, nextSunrise } = sun;
  if (sunrise === null || sunset === null) return now;
  if (now < sunrise) return sunrise;
  return now < sunset - 60 * MINUTE ? now : (nextSunrise ?? now);
}

const NEAR_NAUTICAL_MILES = 2;

/** How far a point lies from the straight line between two others; a leg is short enough to be flat. */
function distanceFromLeg(point: Point, from: Point, to: Point): number {
  const stretch = Math.cos((from.latitude * Math.PI) / 180);
  const east = (place: Point) => (place.longitude - from.longitude) * stretch;
  const north = (place: Point) => place.latitude - from.latitude;
  const squared = east(to) ** 2 + north(to) ** 2;
  const dot = east(point) * east(to) + north(point) * north(to);
  const part = squared === 0 ? 0 : Math.min(1, Math.max(0, dot / squared));
  return nauticalMiles(point, {
    latitude: from.latitude + part * north(to),
    longitude: from.longitude + part * (to.longitude - from.longitude),
  });
}

/** Where fuel is known to be sold along the way, the nearest to it first. */
export function fuelOnTheWay(from: Point, stops: readonly Stop[], all: readonly Stop[]): Stop[] {
  const points = [from, ...stops.map(({ point }) => point)];
  const away = ({ point }: Stop): number =>
    Math.min(
      ...points.slice(1).map((to, index) => distanceFromLeg(point, points[index] ?? from, to)),
    );
  return all
    .filter(
      ({ candidate }) => Array.isArray(candidate.facts.fuel) && candidate.facts.fuel.length > 0,
    )
    .filter((stop) => away(stop) <= NEAR_NAUTICAL_MILES)
    .toSorted((a, b) => away(a) - away(b));
}
