import type { Hours } from "#src/domains/hours/contract.ts";
import type { TideCurve } from "#src/domains/water/tide/contract.ts";
import type { Preferences, RequestType } from "./limits-contract.ts";

/** One daytime of a forecast, as far as it is judged. */
export interface OutlookPeriod {
  name: string;
  startsAt: number;
  isDaytime: boolean;
  /** The strongest wind that it names, in miles per hour; null where it names none. */
  windMph: number | null;
  wind: string;
  rainPercent: number | null;
  summary: string;
}

export interface Outlook {
  periods: OutlookPeriod[];
  /** The warnings in force. */
  alerts: string[];
}

/** What is asked, when, and what is known of the weather. */
export interface Plan {
  requestType: RequestType;
  preferences: Preferences;
  now: number;
  hasPosition: boolean;
  /** Null when there is no forecast. */
  outlook: Outlook | null;
}

/** When the sun is up at a place: on the day of the plan, and the sunrise after it. */
export interface Sun {
  sunrise: number | null;
  sunset: number | null;
  nextSunrise: number | null;
}

/** What is reckoned for one candidate; null where it is not known. */
export interface Surroundings {
  hours: Hours | null;
  tide: TideCurve | null;
  /** The moments of low water, in order. */
  lowWaters: readonly number[];
  sun: Sun | null;
}

export const NOTHING_KNOWN: Surroundings = {
  ...{ hours: null, tide: null, lowWaters: [], sun: null },
};

/** How one factor sees a candidate; null where it has no say. */
export type Judgement = { score: number; text: string } | { unknown: string } | null;

/** Why candidates were left out, and how many. */
export interface LeftOut {
  budget: number;
  closed: number;
  shallow: number;
}
