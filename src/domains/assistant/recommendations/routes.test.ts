import { expect, test } from "vitest";
import { parseHours } from "#src/domains/hours/parse-hours.ts";
import type { Candidate } from "./candidate-rules.ts";
import { findChain } from "./chain-stops.ts";
import { nauticalMilesWord } from "./clock-text.ts";
import { DEFAULT_PREFERENCES } from "./limits-contract.ts";
import { planRoutes } from "./plan-routes.ts";
import { NOTHING_KNOWN, type Plan } from "./plan-rules.ts";
import type { Stop } from "./run-leg.ts";

/** Noon in Annapolis, on a Tuesday in June. */
const NOON = Date.parse("2027-06-15T16:00:00Z");
const HERE = { latitude: 38.97, longitude: -76.48 };
const RUN = { speedKnots: 6, draftFeet: null, sunset: null };
const PLAN: Plan = {
  ...{ requestType: "route", preferences: DEFAULT_PREFERENCES, now: NOON },
  ...{ hasPosition: true, outlook: null },
};

function stop(id: number, north: number, category: string, hours: string | null = null): Stop {
  const point = { ...HERE, latitude: HERE.latitude + north / 60 };
  const candidate: Candidate = {
    ...{ kind: "business", id, title: `Stop ${id}`, description: "", category, point },
    ...{ categoryName: "Places", place: "Annapolis, MD", timeZone: "America/New_York" },
    ...{ distanceMiles: 3, priceLevel: 2, priceText: "$$", features: [], facts: {} },
    ...{ rating: null, hoursText: null, picture: null, event: null },
  };
  const around = { ...NOTHING_KNOWN, hours: hours === null ? null : parseHours(hours) };
  return { candidate, point, factors: [], score: 0.5, around };
}

const idsOf = (legs: readonly { stop: Stop }[]) => legs.map((leg) => leg.stop.candidate.id);

test("a route stops at another place of the kind where the best one is closed on arrival", () => {
  const closed = stop(1, 6, "marinas", "Daily 8am-12:30pm");
  const open = stop(2, 7, "marinas");
  const destination = stop(3, 12, "sandbars");
  const sought = { destination, stops: [destination, closed, open], run: RUN };
  const { legs, refusals } = findChain({ from: HERE, at: NOON }, sought);
  expect(idsOf(legs)).toEqual([2, 3]);
  expect(refusals).toEqual([]);
});

test("a route is not shown again the other way round", () => {
  const start = { point: HERE, name: "Here", timeZone: "UTC", departure: "noon", sunset: null };
  const stops = [stop(1, 6, "marinas"), stop(2, 6.5, "sandbars")];
  expect(planRoutes(start, stops, PLAN).recommendations).toHaveLength(1);
});

test("a route does not end where it begins", () => {
  const start = { point: HERE, name: "Here", timeZone: "UTC", departure: "noon", sunset: null };
  const stops = [stop(1, 0.01, "marinas"), stop(2, 6, "sandbars")];
  const [route, ...more] = planRoutes(start, stops, PLAN).recommendations;
  expect(route?.route?.legs.map((leg) => leg.stop.id)).toEqual([2]);
  expect(more).toEqual([]);
});

test.each([
  [1, "nautical mile"],
  [0.9, "nautical miles"],
  [2, "nautical miles"],
])("%s is one of %s", (count, word) => {
  expect(nauticalMilesWord(count)).toBe(word);
});
