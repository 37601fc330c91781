import { expect, test } from "vitest";
import { EVENT_CATEGORIES, EVENT_STATES, SEASONS } from "../event/limits-contract.ts";
import { seasonOf } from "../event/rules.ts";
import { DEMO_EVENTS } from "./demo/data/events.ts";
import { DEMO_PLACES } from "./demo/data/places.ts";

const DAY = 86_400_000;
const countBy = (predicate: (event: (typeof DEMO_EVENTS)[number]) => unknown) =>
  DEMO_EVENTS.filter(predicate).length;

test("demo events are many, and of all categories and states", () => {
  expect(DEMO_EVENTS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(DEMO_EVENTS.map(({ category }) => category))).toEqual(new Set(EVENT_CATEGORIES));
  const states = DEMO_EVENTS.map(({ place }) => DEMO_PLACES[place].state);
  expect(new Set(states)).toEqual(new Set(EVENT_STATES));
});

test("they are spread over the past and the coming year, in every season, whenever they are loaded", () => {
  for (const quarter of [-4, -3, -2, -1, 0, 1, 2, 3]) {
    const from = quarter * 92;
    expect(countBy(({ inDays }) => inDays >= from && inDays < from + 92)).toBeGreaterThan(0);
  }
  for (const month of Array(12).keys()) {
    const loaded = Date.UTC(2026, month, 15);
    const seasons = DEMO_EVENTS.map(({ inDays }) =>
      seasonOf(new Date(loaded + inDays * DAY).toISOString()),
    );
    expect(new Set(seasons)).toEqual(new Set(SEASONS));
  }
});

test("some recur, are full, have links or an age limit, and have met every fate", () => {
  expect(countBy(({ rule }) => rule)).toBeGreaterThan(2);
  expect(countBy(({ isFull }) => isFull)).toBeGreaterThan(1);
  for (const name of ["website", "ticketUrl", "ageRestriction"] as const)
    expect(countBy((event) => event[name])).toBeGreaterThan(2);
  for (const fate of ["cancelled", "postponed", "go", "no_go"])
    expect(countBy((event) => event.fate === fate)).toBeGreaterThan(0);
  expect(
    countBy(({ fate, isWeatherDependent }) => fate?.includes("go") && !isWeatherDependent),
  ).toBe(0);
});
