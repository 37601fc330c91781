import { milesBetween } from "#src/domains/directory/listing/position-rules.ts";
import { openStateAt } from "#src/domains/hours/open-state.ts";
import type { Point } from "./candidate-rules.ts";
import { clockText, dayAndClock, lengthOf } from "./clock-text.ts";
import { firstTime, listedDepth, neededTide, staysUntil } from "./judge-water.ts";
import type { Ranked } from "./rank-candidates.ts";

const MINUTE = 60_000;
const MILES_IN_NAUTICAL = 1.150779;
const WAIT_MAX_MINUTES = 180;

/** A stop of a route lies somewhere. */
export type Stop = Ranked & { point: Point };

export interface Run {
  speedKnots: number;
  draftFeet: number | null;
  /** Null where the sun does not set. */
  sunset: number | null;
}

/** One leg as it can be run, or why it cannot. */
export type RunLeg =
  | {
      stop: Stop;
      nauticalMiles: number;
      runningMinutes: number;
      waitMinutes: number;
      arrivesAt: number;
      notes: string[];
    }
  | { stop: Stop; refusal: string; isSunset: boolean };

export const nauticalMiles = (from: Point, to: Point): number =>
  milesBetween(from, to) / MILES_IN_NAUTICAL;

/** From a place and a moment to a stop: light, depth and hours on arrival decide. */
export function runLeg(from: Point, departs: number, stop: Stop, run: Run): RunLeg {
  const { candidate, point } = stop;
  const { title, timeZone } = candidate;
  const distance = nauticalMiles(from, point);
  const runningMinutes = (distance / run.speedKnots) * 60;
  const reached = departs + runningMinutes * MINUTE;
  const water = waterAt(stop, reached, run);
  if ("refusal" in water) return { stop, refusal: water.refusal, isSunset: false };
  const arrivesAt = reached + water.waitMinutes * MINUTE;
  if (run.sunset !== null && arrivesAt > run.sunset) {
    const sunset = clockText(run.sunset, timeZone);
    const leg = `the leg to ${title} (${distance.toFixed(1)} nautical miles)`;
    return { stop, refusal: `Sunset at ${sunset} comes before the end of ${leg}.`, isSunset: true };
  }
  const hours = hoursAt(stop, arrivesAt);
  if ("refusal" in hours) return { stop, refusal: hours.refusal, isSunset: false };
  return {
    ...{ stop, nauticalMiles: distance, runningMinutes, waitMinutes: water.waitMinutes, arrivesAt },
    notes: [...water.notes, ...hours.notes],
  };
}

type Checked<More> = ({ notes: string[] } & More) | { refusal: string };

/** A shallow stop only when the tide carries the boat; it may wait for that a while. */
function waterAt(
  { candidate, around }: Stop,
  at: number,
  run: Run,
): Checked<{ waitMinutes: number }> {
  const depth = listedDepth(candidate.facts);
  if (run.draftFeet === null) return { waitMinutes: 0, notes: [] };
  if (depth === null) return { waitMinutes: 0, notes: ["Its depth is not known."] };
  const needed = neededTide(depth, run.draftFeet);
  const listed = `listed depth ${depth} ft`;
  if (needed <= 0) return { waitMinutes: 0, notes: [`Deep enough at any tide: ${listed}.`] };
  const span = { from: at, to: at + WAIT_MAX_MINUTES * MINUTE };
  const first = around.tide && firstTime(around.tide, (feet) => feet >= needed, span);
  if (first === null) {
    const clock = clockText(at, candidate.timeZone);
    return { refusal: `${candidate.title} is too shallow about ${clock}: ${listed}.` };
  }
  const waitMinutes = Math.max(0, (first - at) / MINUTE);
  const why = `Only near high water: ${listed} plus the tide`;
  const end = around.tide && staysUntil(around.tide, needed, first);
  const leave = end === null ? "" : ` Leave by ${dayAndClock(end, at, candidate.timeZone)}.`;
  if (waitMinutes === 0)
    return { waitMinutes, notes: [`${why}, which is high enough on arrival.${leave}`] };
  const until = clockText(first, candidate.timeZone);
  return { waitMinutes, notes: [`${why}; wait ${lengthOf(waitMinutes)}, until ${until}.${leave}`] };
}

function hoursAt({ candidate, around }: Stop, at: number): Checked<object> {
  if (around.hours === null) return { notes: ["Its opening hours are not known."] };
  const { title, timeZone } = candidate;
  const state = openStateAt(around.hours, new Date(at), timeZone);
  if (!state.isOpen) return { refusal: `${title} is closed at ${clockText(at, timeZone)}.` };
  if (state.closesAt === null) return { notes: ["Open on arrival."] };
  const until = dayAndClock(state.closesAt.getTime(), at, timeZone);
  return { notes: [`Open on arrival, until ${until}.`] };
}
