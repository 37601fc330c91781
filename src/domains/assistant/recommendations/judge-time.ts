import { describeOpenState, openStateAt } from "#src/domains/hours/open-state.ts";
import type { Candidate } from "./candidate-rules.ts";
import { clockText, dayAndClock } from "./clock-text.ts";
import { isOpenAir } from "./kind-rules.ts";
import type { Judgement, Plan, Surroundings } from "./plan-rules.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MILES_IN_NAUTICAL = 1.150779;

/** Its hours are understood, and it opens neither now nor within a day. */
export function staysClosed(
  { timeZone }: Candidate,
  { hours }: Surroundings,
  now: number,
): boolean {
  if (hours === null) return false;
  const state = openStateAt(hours, new Date(now), timeZone);
  return !state.isOpen && (state.opensAt === null || state.opensAt.getTime() - now > DAY);
}

/** "Open" is said only of hours that are understood. */
export function judgeHours(candidate: Candidate, plan: Plan, { hours }: Surroundings): Judgement {
  const { event, timeZone } = candidate;
  if (event) return judgeStart(event.startsAt, event.when, plan.now);
  if (hours === null) return { unknown: "its opening hours" };
  const now = new Date(plan.now);
  const said = describeOpenState(hours, now, timeZone).replace(" · ", ", ");
  const text = said.charAt(0).toLowerCase() + said.slice(1);
  return { score: openStateAt(hours, now, timeZone).isOpen ? 1 : 0.45, text };
}

function judgeStart(startsAt: number, when: string, now: number): Judgement {
  const days = (startsAt - now) / DAY;
  const score = days <= 7 ? 1 : days <= 30 ? 0.8 : days <= 90 ? 0.6 : 0.3;
  return { score, text: `takes place ${when.replaceAll("\u00a0", " ")}` };
}

/** When somebody who leaves now is there; now, where nobody knows how fast they come. */
export function arrivalAt({ distanceMiles }: Candidate, { now, preferences }: Plan): number {
  const { boatSpeedKnots } = preferences;
  if (distanceMiles === null || boatSpeedKnots === null) return now;
  return now + (distanceMiles / MILES_IN_NAUTICAL / boatSpeedKnots) * HOUR;
}

export function judgeDaylight(candidate: Candidate, plan: Plan, around: Surroundings): Judgement {
  if (!isOpenAir(candidate)) return null;
  const { sun } = around;
  if (sun?.sunrise == null || sun.sunset == null) return { unknown: "the daylight there" };
  const { timeZone, event } = candidate;
  const sunset = clockText(sun.sunset, timeZone);
  if (event) {
    const isLight = event.startsAt >= sun.sunrise && event.startsAt < sun.sunset;
    const text = isLight
      ? `begins in daylight, sunset ${sunset}`
      : `begins in the dark, sunset ${sunset}`;
    return { score: isLight ? 1 : 0.4, text };
  }
  if (plan.now < sun.sunrise || plan.now >= sun.sunset) {
    const next = plan.now < sun.sunrise ? sun.sunrise : sun.nextSunrise;
    const until = next === null ? "" : ` until ${dayAndClock(next, plan.now, timeZone)}`;
    return { score: 0.3, text: `dark there${until}` };
  }
  const left = (sun.sunset - arrivalAt(candidate, plan)) / HOUR;
  if (left < 0) return { score: 0.05, text: `sunset at ${sunset} comes before you do` };
  return { score: left >= 3 ? 1 : left >= 1 ? 0.7 : 0.4, text: `daylight until ${sunset}` };
}
