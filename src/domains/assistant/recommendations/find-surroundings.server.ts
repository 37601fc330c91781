import { parseHours } from "#src/domains/hours/parse-hours.ts";
import { findDaylight } from "#src/domains/water/sky/sun-times.server.ts";
import { findTide } from "#src/domains/water/tide/queries.server.ts";
import type { Candidate, Point } from "./candidate-rules.ts";
import { isOpenAir, isReachedByBoat } from "./kind-rules.ts";
import { NOTHING_KNOWN, type Plan, type Sun, type Surroundings } from "./plan-rules.ts";

const DAY = 86_400_000;

/** Sunrise and sunset of the day at the place, and the sunrise of the next. */
export function findSun(point: Point, timeZone: string, at: number): Sun {
  const today = findDaylight(point, timeZone, new Date(at));
  const tomorrow = findDaylight(point, timeZone, new Date(at + DAY));
  const moment = (time: string | null) => (time === null ? null : Date.parse(time));
  return {
    sunrise: moment(today.sunrise),
    sunset: moment(today.sunset),
    nextSunrise: moment(tomorrow.sunrise),
  };
}

/** A tenth of a degree: the sun rises within half a minute of the same time there. */
const nearby = ({ latitude, longitude }: Point): Point => ({
  latitude: Math.round(latitude * 10) / 10,
  longitude: Math.round(longitude * 10) / 10,
});

/** The tide has a say about sandbars, and wherever a boat of known draft goes. */
const needsTide = (candidate: Candidate, { preferences }: Plan): boolean =>
  isReachedByBoat(candidate) &&
  (candidate.category === "sandbars" || preferences.draftFeet !== null);

/** Everything is reckoned: hours from their text, light and tide without a network. */
export async function findSurroundings(candidate: Candidate, plan: Plan): Promise<Surroundings> {
  const { point, timeZone, event, hoursText } = candidate;
  const hours = hoursText === null ? null : parseHours(hoursText);
  if (point === null) return { ...NOTHING_KNOWN, hours };
  const light = event?.startsAt ?? plan.now;
  const sun = isOpenAir(candidate) ? findSun(nearby(point), timeZone, light) : null;
  const at = new Date(plan.now);
  const tide = needsTide(candidate, plan) ? await findTide({ ...point, timeZone, at }) : null;
  const lowWaters = (tide?.extremes ?? [])
    .filter(({ kind }) => kind === "low")
    .map((low) => Date.parse(low.at));
  return { hours, tide: tide?.curve ?? null, lowWaters, sun };
}
