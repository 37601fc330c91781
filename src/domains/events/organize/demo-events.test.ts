import { expect, test } from "vitest";
import { findWaterConditions } from "#src/domains/water/tide/queries.server.ts";
import { EVENT_CATEGORIES, EVENT_STATES, SEASONS } from "../event/limits-contract.ts";
import { seasonOf } from "../event/rules.ts";
import { findTimeZone } from "../series/find-time-zone.server.ts";
import { wallTimeAt } from "../series/wall-time.ts";
import { DEMO_EVENTS, type DemoEvent } from "./demo/data/events.ts";
import { DEMO_PLACES } from "./demo/data/places.ts";
import { seriesOfDemo } from "./demo/series-of-demo.server.ts";
import { planDates } from "./plan-dates.server.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Its dates when it is loaded then. */
function datesOf(demo: DemoEvent, now: Date) {
  const place = DEMO_PLACES[demo.place];
  const timeZone = findTimeZone(place);
  const { slots } = planDates(seriesOfDemo(demo, timeZone, now), now);
  return slots.map(({ slot, startsAt, endsAt }) => ({
    ...{ slot, place, timeZone, startsAt, endsAt: endsAt ?? startsAt },
  }));
}

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

const WEEKDAY = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/;
const weekdayOf = (slot: string) =>
  new Date(`${slot}:00Z`).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });

test("an event that is called after a day of the week is on that day, on each of its dates", () => {
  const named = DEMO_EVENTS.filter(({ title }) => WEEKDAY.test(title));
  expect(named.length).toBeGreaterThan(3);
  for (const turn of Array(10).keys()) {
    for (const demo of named) {
      const days = datesOf(demo, new Date(Date.UTC(2026, 10, 1 + 3 * turn))).map(({ slot }) =>
        weekdayOf(slot),
      );
      expect([demo.title, ...new Set(days)]).toEqual([demo.title, WEEKDAY.exec(demo.title)?.[0]]);
    }
  }
});

test("a full moon paddle is under a full moon, at high water", async () => {
  const paddle = DEMO_EVENTS.find(({ title }) => title === "Full Moon Kayak");
  for (const month of Array(24).keys()) {
    const [date] = paddle ? datesOf(paddle, new Date(Date.UTC(2026, month, 10, month))) : [];
    if (!date) throw new Error("It is not there");
    const { place, timeZone, startsAt, endsAt } = date;
    const { moon, tide } = await findWaterConditions({ ...place, timeZone, at: startsAt });
    expect(moon.illuminatedPercent).toBeGreaterThanOrEqual(99);
    expect(new Date(tide?.nextHigh.at ?? 0) < endsAt, date.slot).toBe(true);
  }
});

test("whenever they are loaded, one is under way and one begins later on the same day", () => {
  const soon = DEMO_EVENTS.filter(({ inDays }) => Math.abs(inDays) < 10);
  for (const hour of Array(24).keys()) {
    const now = new Date(Date.UTC(2027, 2, 13, hour, 59));
    const today = wallTimeAt(now, "America/New_York").slice(0, 10);
    const dates = soon.flatMap((demo) => datesOf(demo, now));
    const isUnderWay = dates.some(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
    const isLater = dates.some(({ slot, startsAt }) => slot.startsWith(today) && startsAt > now);
    expect([now.toISOString(), isUnderWay, isLater]).toEqual([now.toISOString(), true, true]);
  }
});
