import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FIXED_ACHIEVEMENTS } from "./achievement-rules.ts";
import { earnAchievements } from "./earn-achievements.ts";
import { DAILY_LIMITS, POINTS, type ThingKind } from "./limits-contract.ts";
import { localDayOf, zoneTakesEffect } from "./local-days.ts";
import { measureThings } from "./measure-things.ts";
import { openPeriods, periodsOf } from "./periods.ts";
import { aliveDays, foldStreak } from "./streak-rules.ts";
import type { Thing, Valued } from "./thing.ts";
import { progressOf, REWARD_TIERS, tierOf, wayToNextTier } from "./tier-rules.ts";
import { valueThings } from "./value-things.ts";

const thing = (kind: ThingKind, source: string, at: string, facts: Partial<Thing> = {}): Thing => ({
  ...{ kind, source, at: new Date(at), title: "The Dock", path: null, isOwn: false },
  ...{ state: "MD", businessId: 1, eventId: null },
  ...facts,
});

const inUtc = (moment: Date) => moment.toISOString().slice(0, 10);
const value = (things: readonly Thing[]) =>
  valueThings(things, { frozen: new Map(), localDayOf: inUtc });

const worth = (points: number, at = "2127-01-01T12:00:00Z"): Valued => ({
  ...thing("review", `of ${points}`, at),
  ...{ points, rate: points, localDate: at.slice(0, 10), isOverLimit: false },
});

describe("what things are worth", () => {
  test("follows from their kind alone, and own ones earn nothing", () => {
    const things = [
      thing("review", "1", "2127-01-01T10:00:00Z"),
      thing("event", "2", "2127-01-01T11:00:00Z"),
      thing("review", "3", "2127-01-01T12:00:00Z", { isOwn: true }),
    ];
    expect(value(things).map(({ kind, points }) => [kind, points])).toEqual([
      ["review", POINTS.review],
      ["event", POINTS.event],
    ]);
  });

  test("is limited by the day, whatever comes and goes in which order", () => {
    const limit = DAILY_LIMITS.share ?? 0;
    const shares = Array.from({ length: 7 }, (_, n) =>
      thing("share", String(n), `2127-01-01T1${n}:00:00Z`),
    );
    const countedOf = (things: readonly Thing[]) =>
      value(things)
        .filter(({ points }) => points > 0)
        .map(({ source }) => source);
    expect(countedOf(shares)).toEqual(["0", "1", "2", "3", "4"]);
    const left = shares.filter(({ source }) => source !== "0" && source !== "2");
    expect(countedOf(left)).toEqual(["1", "3", "4", "5", "6"]);
    expect(countedOf(left)).toHaveLength(limit);
    const anyOrder = fc.shuffledSubarray(shares, { minLength: 7 });
    fc.assert(fc.property(anyOrder, (order) => countedOf(order).join() === "0,1,2,3,4"));
  });

  test("rests on the word of one and the same account a few times in a month", () => {
    const byOne = Array.from({ length: 7 }, (_, n) =>
      thing("event", String(n), `2127-01-0${n + 1}T10:00:00Z`, { givenBy: "organizer" }),
    );
    const byOthers = [thing("event", "other", "2127-01-20T10:00:00Z", { givenBy: "another" })];
    const nextMonth = [thing("event", "next", "2127-02-01T10:00:00Z", { givenBy: "organizer" })];
    const counted = value([...byOne, ...byOthers, ...nextMonth]).filter(({ points }) => points > 0);
    expect(counted.map(({ source }) => source)).toEqual(["0", "1", "2", "3", "4", "other", "next"]);
  });

  test("and when they were done stays as it was the first time", () => {
    const first = { at: new Date("2126-05-05T10:00:00Z"), localDate: "2126-05-05", rate: 7 };
    const [again] = valueThings([thing("review", "1", "2127-01-01T10:00:00Z")], {
      frozen: new Map([["review 1", first]]),
      localDayOf: inUtc,
    });
    expect(again).toMatchObject({ ...first, points: 7 });
  });
});

describe("achievements", () => {
  test("are the nine of the specification", () => {
    const points = FIXED_ACHIEVEMENTS.map((one) => one.points);
    expect(points).toEqual([50, 150, 100, 75, 300, 300, 400, 500, 1000]);
    expect(FIXED_ACHIEVEMENTS[8]?.requirements).toEqual({ measure: "points", goal: 1000 });
  });

  const rules = [
    { id: 2, points: 50, requirements: { measure: "points", goal: 950 } },
    { id: 9, points: 1000, requirements: { measure: "points", goal: 1000 } },
  ] as const;
  const earnedOf = (points: number, of: Parameters<typeof earnAchievements>[1]) =>
    earnAchievements([worth(points)], of).map(({ achievementId }) => achievementId);

  test("for points see those of the others and never their own", () => {
    const [helper, master] = rules;
    expect(earnedOf(999, [master])).toEqual([]);
    expect(earnedOf(1000, [master])).toEqual([9]);
    expect(earnedOf(949, [master, helper])).toEqual([]);
    // The last points come from another achievement, whichever is looked at first.
    expect(earnedOf(950, [master, helper])).toEqual([2, 9]);
    expect(earnedOf(950, [helper, master])).toEqual([2, 9]);
    expect(
      earnedOf(1, [{ id: 1, points: 5, requirements: { measure: "points", goal: 2 } }]),
    ).toEqual([]);
  });

  test("that hold each other up are not earned", () => {
    const pair = [
      { id: 1, points: 100, requirements: { measure: "points", goal: 100 } },
      { id: 2, points: 100, requirements: { measure: "points", goal: 100 } },
    ] as const;
    expect(earnedOf(99, pair)).toEqual([]);
    expect(earnedOf(100, pair)).toEqual([1, 2]);
  });

  test("are earned when their goal was reached, not when it was noticed", () => {
    const things = ["2127-01-03", "2127-01-01", "2127-01-02"].map((day, n) =>
      thing("review", String(n), `${day}T10:00:00Z`),
    );
    const [earned] = earnAchievements(value(things), [
      { id: 1, points: 5, requirements: { measure: "reviews", goal: 2 } },
    ]);
    expect(earned?.at.toISOString()).toBe("2127-01-02T10:00:00.000Z");
  });

  test("measure places, states, days and streaks by what is different", () => {
    const measured = measureThings(
      value([
        thing("visit", "1", "2127-01-01T10:00:00Z"),
        thing("visit", "2", "2127-01-02T10:00:00Z"),
        thing("visit", "3", "2127-01-02T11:00:00Z", { businessId: 2, state: "VA" }),
        thing("share", "4", "2127-01-03T11:00:00Z", { businessId: null, state: null }),
      ]),
    );
    expect(measured).toMatchObject({ places: 2, states: 2, shares: 1, reviews: 0 });
    expect(measured).toMatchObject({ activeDays: 3, bestStreak: 3 });
  });

  test("show 100 percent exactly when they are earned", () => {
    expect(progressOf(0, 5)).toEqual({ count: 0, goal: 5, percent: 0 });
    expect(progressOf(3, 5).percent).toBe(60);
    expect(progressOf(999, 1000).percent).toBe(99);
    expect([progressOf(5, 5).percent, progressOf(7, 5).percent]).toEqual([100, 100]);
  });
});

describe("tiers", () => {
  test("hold points from their least to their most, the last one without an end", () => {
    expect(tierOf(0).name).toBe("Deck Hand");
    for (const { name, minPoints, maxPoints } of REWARD_TIERS)
      expect([tierOf(minPoints).name, tierOf(maxPoints ?? 1e9).name]).toEqual([name, name]);
    const [first] = REWARD_TIERS;
    const gap: typeof REWARD_TIERS = [
      first,
      { ...first, id: 2, name: "Later", minPoints: 500, maxPoints: null },
    ];
    expect([tierOf(300, gap).name, tierOf(500, gap).name]).toEqual(["Deck Hand", "Later"]);
  });

  test("are halfway to the next at half of the points between", () => {
    expect(wayToNextTier(125)).toMatchObject({ percent: 50, pointsToGo: 125 });
    expect(wayToNextTier(500)).toMatchObject({ percent: 50, tier: { name: "Bosun" } });
    expect([wayToNextTier(0)?.percent, wayToNextTier(249)?.percent]).toEqual([0, 99]);
    expect(wayToNextTier(1e6)).toBeNull();
  });
});

describe("streaks", () => {
  const days = (...numbers: number[]) =>
    numbers.map((day) => `2127-03-${String(day).padStart(2, "0")}`);

  test("forgive one missed day a week, and none beside it", () => {
    expect(foldStreak(days(1, 2, 3)).streak).toMatchObject({ days: 3, last: "2127-03-03" });
    expect(foldStreak(days(1, 2, 4, 5)).streak).toMatchObject({ days: 4, forgiven: "2127-03-03" });
    expect(foldStreak(days(1, 2, 4, 6)).streak.days).toBe(1);
    expect(foldStreak(days(1, 2, 5)).streak.days).toBe(1);
    expect(foldStreak(days(1, 2, 4, 5, 6, 7, 8, 9, 11)).streak.days).toBe(9);
    expect(foldStreak(days(1, 2, 3, 7)).best).toBe(3);
  });

  test("join where a day of the past fills in, and break where its only act goes", () => {
    expect(foldStreak(days(1, 2, 5, 6)).streak.days).toBe(2);
    expect(foldStreak(days(1, 2, 3, 5, 6)).streak.days).toBe(5);
    expect(foldStreak(days(1, 2, 3, 4, 5)).streak.days).toBe(5);
  });

  test("live while today or yesterday is one of their days, or a missed day can be forgiven", () => {
    const { streak } = foldStreak(days(1, 2, 3));
    const alive = [3, 4, 5, 6].map((day) => aliveDays(streak, days(day)[0] ?? ""));
    expect(alive).toEqual([3, 3, 3, 0]);
    const { streak: forgiven } = foldStreak(days(1, 3, 4));
    expect([5, 6].map((day) => aliveDays(forgiven, days(day)[0] ?? ""))).toEqual([3, 0]);
    expect(aliveDays(foldStreak([]).streak, "2127-03-01")).toBe(0);
  });

  test.each([
    [
      "Pacific/Honolulu",
      "2027-03-14T09:59:00Z",
      "2027-03-13",
      "2027-03-14T10:00:00Z",
      "2027-03-14",
    ],
    [
      "America/St_Johns",
      "2027-03-15T02:29:00Z",
      "2027-03-14",
      "2027-03-15T02:30:00Z",
      "2027-03-15",
    ],
    [
      "America/St_Johns",
      "2027-11-08T03:29:00Z",
      "2027-11-07",
      "2027-11-08T03:30:00Z",
      "2027-11-08",
    ],
    [
      "America/New_York",
      "2027-11-08T04:59:00Z",
      "2027-11-07",
      "2027-11-08T05:00:00Z",
      "2027-11-08",
    ],
  ])(
    "turn the day at midnight in %s, also when clocks are set",
    (timeZone, before, day, after, next) => {
      const zones = [{ timeZone, effectiveFrom: new Date(0) }];
      expect(localDayOf(zones, new Date(before))).toBe(day);
      expect(localDayOf(zones, new Date(after))).toBe(next);
    },
  );

  test("cannot be had twice in a day by changing the clock", () => {
    const since = (timeZone: string, from: string) => ({ timeZone, effectiveFrom: new Date(from) });
    const now = new Date("2127-06-01T12:00:00Z");
    const home = [since("America/New_York", "2127-01-01T00:00:00Z")];
    const effect = zoneTakesEffect(home, now);
    expect(effect.toISOString()).toBe("2127-06-02T04:00:00.000Z");
    const moved = [...home, { timeZone: "Pacific/Kiritimati", effectiveFrom: effect }];
    expect(localDayOf(moved, now)).toBe("2127-06-01");
    const soonAfter = new Date("2127-06-02T05:00:00Z");
    const again = zoneTakesEffect(moved, soonAfter);
    expect(again.getTime() - effect.getTime()).toBeGreaterThanOrEqual(86_400_000);
  });
});

describe("weeks and months of the board", () => {
  test("begin at midnight in the zone of the site, also on the Sunday that clocks are set", () => {
    expect(periodsOf(new Date("2027-03-15T03:59:59Z"))).toEqual({
      week: "2027-03-08",
      month: "2027-03-01",
    });
    expect(periodsOf(new Date("2027-03-15T04:00:00Z")).week).toBe("2027-03-15");
    expect(periodsOf(new Date("2027-03-01T04:59:59Z")).month).toBe("2027-02-01");
    expect(periodsOf(new Date("2027-03-01T05:00:00Z")).month).toBe("2027-03-01");
    const starts = openPeriods(new Date("2027-03-01T12:00:00Z")).map(({ start }) => start);
    expect(starts).toEqual(["2027-03-01", "2027-02-22", "2027-03-01", "2027-02-01", "1970-01-01"]);
  });
});
