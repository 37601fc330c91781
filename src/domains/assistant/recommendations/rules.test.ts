import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseHours } from "#src/domains/hours/parse-hours.ts";
import type { TideCurve } from "#src/domains/water/tide/contract.ts";
import { distanceOf, readAsked, toAddress } from "./asked-rules.ts";
import type { Candidate } from "./candidate-rules.ts";
import { chooseStops, runChain } from "./chain-stops.ts";
import {
  ACTIVITIES,
  BUDGETS,
  DEFAULT_PREFERENCES,
  GROUP_SIZES,
  INTERESTS,
} from "./limits-contract.ts";
import { notesOf } from "./note-rules.ts";
import { NOTHING_KNOWN, type Plan, type Surroundings } from "./plan-rules.ts";
import { rankAll, shortlist } from "./rank-candidates.ts";
import { reasoningOf } from "./reasoning-rules.ts";
import type { Stop } from "./run-leg.ts";
import { factorsOf, scoreOf } from "./score-candidate.ts";
import { priceLevelOf } from "./to-candidate.ts";
import { outsideScore, seasonNormal } from "./weather-rules.ts";

const HOUR = 3_600_000;
/** Noon in Annapolis, on a Tuesday in June. */
const NOON = Date.parse("2027-06-15T16:00:00Z");
const HERE = { latitude: 38.97, longitude: -76.48 };

const candidate = (facts: Partial<Candidate> = {}): Candidate => ({
  ...{ kind: "business", id: 1, title: "Gull Bar", description: "", category: "sandbars" },
  ...{ categoryName: "Sandbars & Anchorages", place: "Annapolis, MD", point: HERE },
  ...{ timeZone: "America/New_York", distanceMiles: 3, priceLevel: 2, priceText: "$$" },
  ...{ features: [], facts: {}, rating: null, hoursText: null, picture: null, event: null },
  ...facts,
});

const plan = (facts: Partial<Plan> = {}): Plan => ({
  ...{ requestType: "destination", preferences: DEFAULT_PREFERENCES, now: NOON },
  ...{ hasPosition: true, outlook: null },
  ...facts,
});
const wishing = (preferences: Partial<Plan["preferences"]>): Plan =>
  plan({ preferences: { ...DEFAULT_PREFERENCES, ...preferences } });

/** Two feet over low water at noon, rising to four at four o'clock and falling again. */
const TIDE: TideCurve = {
  startsAt: new Date(NOON - 4 * HOUR).toISOString(),
  stepMinutes: 60,
  heightsFeet: [
    0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 3.5, 3, 2.5, 2, 1.5, 1, 0.5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0,
  ],
};
const SUN = { sunrise: NOON - 6 * HOUR, sunset: NOON + 8 * HOUR, nextSunrise: NOON + 18 * HOUR };
const around = (facts: Partial<Surroundings> = {}): Surroundings => ({
  ...NOTHING_KNOWN,
  ...facts,
});

const factor = (name: string, what: Candidate, asked = plan(), known = around()) =>
  factorsOf(what, asked, known).find((each) => each.name === name);

describe("the factors", () => {
  test("are distance, activities, budget, group, experience, season, hours, tide, daylight, forecast, interests and rating, and each moves the score", () => {
    const outlook = (summary: string, windMph: number) => ({
      alerts: [],
      periods: [
        ...[
          { name: "Today", startsAt: NOON, isDaytime: true, windMph, wind: `${windMph} mph S` },
        ].map((period) => ({ ...period, rainPercent: 0, summary })),
      ],
    });
    const asked = plan({
      preferences: {
        ...DEFAULT_PREFERENCES,
        ...{ favoriteActivities: ["Kayaking"], interests: ["Relaxation"], draftFeet: 3 },
      },
      outlook: outlook("Sunny", 5),
    });
    const whole = candidate({
      features: ["Kayak Launch", "Waterfront View"],
      facts: { lowWaterDepth: 6 },
      rating: { mean: 4.8, count: 40 },
    });
    const known = around({ hours: parseHours("Daily 9am-9pm"), tide: TIDE, sun: SUN });
    const best = scoreOf(factorsOf(whole, asked, known));
    const names = factorsOf(whole, asked, known).map(({ name }) => name);
    expect(names).toEqual([
      ...["distance", "activities", "interests", "budget", "group", "experience", "season"],
      ...["hours", "tide", "daylight", "forecast", "rating"],
    ]);
    const worse: Record<string, [Candidate, Plan, Surroundings]> = {
      distance: [{ ...whole, distanceMiles: 24 }, asked, known],
      activities: [{ ...whole, features: ["Waterfront View"] }, asked, known],
      interests: [{ ...whole, features: ["Kayak Launch"] }, asked, known],
      budget: [{ ...whole, priceLevel: 3 }, asked, known],
      group: [
        whole,
        { ...asked, preferences: { ...asked.preferences, groupSize: "family" } },
        known,
      ],
      experience: [
        { ...whole, facts: { lowWaterDepth: 6, holding: "rock" } },
        { ...asked, preferences: { ...asked.preferences, experienceLevel: "beginner" } },
        known,
      ],
      season: [
        { ...whole, point: { ...HERE, latitude: 44 } },
        { ...asked, now: Date.parse("2027-03-15T16:00:00Z") },
        known,
      ],
      hours: [whole, asked, { ...known, hours: parseHours("Daily 5pm-9pm") }],
      tide: [{ ...whole, facts: { lowWaterDepth: 1 } }, asked, known],
      daylight: [whole, asked, { ...known, sun: { ...SUN, sunset: NOON + HOUR / 2 } }],
      forecast: [whole, { ...asked, outlook: outlook("Thunderstorms", 30) }, known],
      rating: [{ ...whole, rating: { mean: 2, count: 40 } }, asked, known],
    };
    expect(Object.keys(worse).toSorted()).toEqual(names.toSorted());
    for (const [name, [what, wish, there]] of Object.entries(worse)) {
      const changed = factorsOf(what, wish, there);
      expect(scoreOf(changed), name).toBeLessThan(best);
      const [before, after] = [factorsOf(whole, asked, known), changed].map(
        (all) => all.find((each) => each.name === name)?.score ?? 1,
      );
      expect(after, name).toBeLessThan(before ?? 0);
    }
  });

  test("that nobody knows count one half and are said to be unknown", () => {
    const factors = factorsOf(candidate(), plan(), around());
    const unknown = factors.filter(({ isKnown }) => !isKnown);
    expect(unknown.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["activities", "hours", "tide", "daylight", "forecast", "rating"]),
    );
    for (const { score } of unknown) expect(score).toBe(0.5);
    expect(reasoningOf(factors)).toMatch(/Not known: .*its opening hours.*the forecast is missing/);
  });

  test("speak of depth only where one is stored: any tide, near high water, or not at all", () => {
    const deep = (depth: number | null, draftFeet: number) =>
      factor(
        "tide",
        candidate({ facts: depth === null ? {} : { lowWaterDepth: depth } }),
        wishing({ draftFeet }),
        around({ tide: TIDE }),
      );
    expect(deep(6, 4)).toMatchObject({
      score: 1,
      text: "listed depth 6 ft, enough for a draft of 4 ft at any tide",
    });
    expect(deep(1.5, 4)?.text).toBe(
      "listed depth 1.5 ft, enough for a draft of 4 ft only near high water, from 3:00 PM until 5:00 PM",
    );
    expect(deep(1, 9)).toMatchObject({
      score: 0,
      text: "listed depth 1 ft, too little for a draft of 9 ft",
    });
    expect(deep(null, 4)).toMatchObject({ isKnown: false, text: "how deep it is" });
  });

  test("tell the low water that comes next, not when the water begins to be low", () => {
    const lowWaters = [NOON - 4 * HOUR, NOON + 9.5 * HOUR];
    const low = factor("tide", candidate(), plan(), around({ tide: TIDE, lowWaters }));
    expect(low?.text).toBe("low water about 9:30 PM");
  });

  test("count a word of the description less than the name, and a word once however often it is written", () => {
    const asked = wishing({ favoriteActivities: ["Fishing"] });
    const score = (facts: Partial<Candidate>) =>
      factor("activities", candidate({ category: "charters", ...facts }), asked)?.score ?? 0;
    const once = score({ description: "Fishing off the point." });
    expect(score({ title: "Fishing off the point" })).toBeGreaterThan(once);
    expect(score({ description: "Fishing ".repeat(200) })).toBe(once);
    expect(score({ description: "Selfishing" })).toBeLessThan(once);
  });

  test("know the usual weather of a month by the latitude, and judge a forecast by how much somebody minds", () => {
    expect([7, 4, 1].map((month) => seasonNormal(39, month))).toEqual(["warm", "mild", "cold"]);
    expect(seasonNormal(25, 1)).toBe("mild");
    const windy = {
      name: "Today",
      startsAt: NOON,
      isDaytime: true,
      windMph: 22,
      wind: "22 mph",
      rainPercent: 30,
      summary: "Breezy",
    };
    const scores = (["low", "medium", "high"] as const).map((care) =>
      outsideScore(windy, [], care),
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(outsideScore(windy, ["Gale Warning"], "medium")).toBeLessThan(scores[1] ?? 0);
  });

  test.each([
    ["Free", 0],
    ["$15", 1],
    ["$35 per boat", 2],
    ["$120 - $1,400", 4],
    ["Donations welcome", null],
    [null, null],
  ])("read the price %s as level %s", (price, level) => expect(priceLevelOf(price)).toBe(level));
});

describe("the order", () => {
  const candidates = fc.array(
    fc.record({
      id: fc.nat(),
      distanceMiles: fc.double({ min: 0, max: 600, noNaN: true }),
      priceLevel: fc.option(fc.nat({ max: 4 })),
      category: fc.constantFrom("sandbars", "marinas", "restaurants", "charters", "hotels"),
      hoursText: fc.constantFrom(null, "Daily 9am-9pm", "Closed", "Mon 8am-9am", "call us"),
      title: fc.string(),
    }),
    { maxLength: 40 },
  );
  const preferences = fc.record({
    preferredDistance: fc.double({ min: 5, max: 500, noNaN: true }),
    budgetRange: fc.constantFrom(...BUDGETS),
    groupSize: fc.constantFrom(...GROUP_SIZES),
    favoriteActivities: fc.subarray([...ACTIVITIES]),
    interests: fc.subarray([...INTERESTS]),
  });

  test("holds nothing beyond the distance or the budget, falls in confidence, and calls nothing open that is closed", () => {
    fc.assert(
      fc.property(candidates, preferences, (rows, wishes) => {
        const asked = wishing(wishes);
        const { listed } = shortlist(
          rows.map((row) => candidate(row)),
          asked,
        );
        const known = listed.map((each) => ({
          candidate: each,
          around: around({ hours: each.hoursText === null ? null : parseHours(each.hoursText) }),
        }));
        const { ranked } = rankAll(known, asked);
        const scores = ranked.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        for (const { candidate: each, factors, score } of ranked) {
          expect(each.distanceMiles).toBeLessThanOrEqual(wishes.preferredDistance);
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1);
          expect(["Closed", "Mon 8am-9am"]).not.toContain(each.hoursText);
          const isParsed = each.hoursText === "Daily 9am-9pm";
          expect(reasoningOf(factors).toLowerCase().includes("open now")).toBe(isParsed);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("gives other words wherever a factor differs", () => {
    fc.assert(
      fc.property(candidates, (rows) => {
        const said = rows.map((row) => factorsOf(candidate(row), plan(), around()));
        const facts = new Set(
          said.map((factors) => JSON.stringify(factors.map(({ text }) => text))),
        );
        expect(new Set(said.map(reasoningOf)).size).toBeGreaterThanOrEqual(facts.size);
      }),
      { numRuns: 40 },
    );
  });
});

describe("a route", () => {
  const stop = (
    id: number,
    north: number,
    facts: Partial<Candidate> = {},
    known = around(),
  ): Stop => {
    const point = { ...HERE, latitude: HERE.latitude + north / 60 };
    const what = candidate({ id, title: `Stop ${id}`, point, ...facts });
    return { candidate: what, point, factors: [], score: 0.5, around: known };
  };
  const from = { from: HERE, at: NOON };
  const run = { speedKnots: 6, draftFeet: 4, sunset: NOON + 4 * HOUR };

  test("runs from stop to stop in nautical miles at the chosen speed, by the shortest way", () => {
    const far = stop(1, 12);
    const way = chooseStops(HERE, far, [
      far,
      stop(2, 6, { category: "marinas" }),
      stop(3, -9, { category: "hotels" }),
    ]);
    expect(way.map(({ candidate: { id } }) => id)).toEqual([2, 1]);
    const { legs } = runChain(from, way, { ...run, draftFeet: null });
    expect(legs.map((leg) => leg.nauticalMiles.toFixed(1))).toEqual(["6.0", "6.0"]);
    expect(legs.map((leg) => Math.round(leg.runningMinutes))).toEqual([60, 60]);
    expect(legs[1]?.arrivesAt).toBeCloseTo(NOON + 2.75 * HOUR, -5);
  });

  test("ends before the leg that sunset would cut off, and says so", () => {
    const way = [stop(1, 6, { category: "marinas" }), stop(2, 22)];
    const { legs, refusals } = runChain(from, way, { ...run, draftFeet: null });
    expect(legs.map(({ stop: { candidate: each } }) => each.id)).toEqual([1]);
    expect(refusals).toEqual([
      "Sunset at 4:00 PM comes before the end of the leg to Stop 2 (16.0 nautical miles).",
    ]);
  });

  test("goes to a shallow stop only at high water, waits for it, or leaves it out; nothing is deep enough without a depth", () => {
    const shallow = (depth: number) =>
      stop(1, 6, { facts: { lowWaterDepth: depth } }, around({ tide: TIDE }));
    const legOf = (each: Stop) => runChain(from, [each], run);
    expect(legOf(shallow(3)).legs[0]?.notes[0]).toBe(
      "Only near high water: listed depth 3 ft plus the tide, which is high enough on arrival. Leave by 7:50 PM.",
    );
    expect(legOf(shallow(1.5)).legs[0]).toMatchObject({ waitMinutes: expect.closeTo(120, 0) });
    expect(legOf(shallow(0.5)).refusals).toEqual([
      "Stop 1 is too shallow about 1:00 PM: listed depth 0.5 ft.",
    ]);
    expect(legOf(stop(1, 6)).legs[0]?.notes).toEqual([
      "Its depth is not known.",
      "Its opening hours are not known.",
    ]);
  });

  test("passes by what is closed on arrival", () => {
    const closed = stop(1, 6, {}, around({ hours: parseHours("Daily 8am-12:30pm") }));
    expect(runChain(from, [closed], { ...run, draftFeet: null })).toEqual({
      legs: [],
      refusals: ["Stop 1 is closed at 1:00 PM."],
      refused: [closed],
    });
  });
});

test.each([
  [null, false, []],
  [null, true, [expect.stringContaining("warnings may be missing")]],
  ["unreachable", false, [expect.stringContaining("The forecast is missing")]],
] as const)(
  "of a forecast that is %s and old: %s, the notes tell",
  (noForecast, isForecastStale, said) => {
    const told = { requestType: "activity", preferences: DEFAULT_PREFERENCES, found: 1 } as const;
    const place = { placeName: "Annapolis, MD", isPlaceGiven: true };
    const leftOut = { budget: 0, closed: 0, shallow: 0 };
    expect(notesOf({ ...told, ...place, leftOut, noForecast, isForecastStale })).toEqual(said);
  },
);

describe("what is asked", () => {
  test("reads a distance that is no number as 25 miles, and keeps one within 5 and 500", () => {
    expect(["abc", "", null, "7.5", "2", "9999"].map(distanceOf)).toEqual([
      25, 25, 25, 7.5, 5, 500,
    ]);
  });

  test("is the same again from the address that it leads to", () => {
    const asked = {
      requestType: "route",
      preferences: {
        ...DEFAULT_PREFERENCES,
        favoriteActivities: ["Sailing", "Boat Tours"],
        draftFeet: 4.5,
      },
      ...{ place: "Annapolis, MD", position: { lat: 38.9, lng: -76.4 } },
    } as const;
    const kept = { ...DEFAULT_PREFERENCES, groupSize: "solo" } as const;
    expect(
      readAsked(
        toAddress({
          ...asked,
          preferences: {
            ...asked.preferences,
            favoriteActivities: [...asked.preferences.favoriteActivities],
          },
        }),
        kept,
      ),
    ).toEqual(asked);
    expect(readAsked(new URLSearchParams("requestType=cruise&groupSize=solo"), kept)).toMatchObject(
      {
        ...{ requestType: null, preferences: kept },
      },
    );
  });
});
