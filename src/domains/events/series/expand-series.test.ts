import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findTimeZone } from "#src/domains/places/find-time-zone.server.ts";
import { SeriesRule } from "./contract.ts";
import { findMissingSlots } from "./dates-at-changes.server.ts";
import { expandSeries } from "./expand-series.server.ts";

const annapolis = findTimeZone({ latitude: 38.978, longitude: -76.492 });
const pensacola = findTimeZone({ latitude: 30.421, longitude: -87.217 });

const zoneOfProcess = process.env.TZ;
beforeAll(() => {
  process.env.TZ = "Asia/Tokyo";
});
afterAll(() => {
  if (zoneOfProcess === undefined) delete process.env.TZ;
  else process.env.TZ = zoneOfProcess;
});

function expand(
  rule: { frequency: string; [field: string]: unknown },
  startsLocal: string,
  { timeZone = annapolis, endsLocal = null as string | null, from = "", until = "2040-01-01" } = {},
) {
  const series = { rule: SeriesRule.parse(rule), startsLocal, endsLocal, timeZone };
  return expandSeries(series, {
    ...(from ? { from: new Date(from) } : {}),
    until: new Date(until),
  });
}

const slots = (found: readonly { slot: string }[]) => found.map(({ slot }) => slot);
const starts = (found: readonly { startsAt: Date }[]) =>
  found.map(({ startsAt }) => startsAt.toISOString());

describe("the zone of a place", () => {
  it("is not one for the six states", () => {
    expect(annapolis).toBe("America/New_York");
    expect(pensacola).toBe("America/Chicago");
  });
});

describe("dates over a change of clocks", () => {
  it("keep their local time when clocks go forward", () => {
    const weekly = { frequency: "weekly", count: 3 };
    expect(starts(expand(weekly, "2027-03-07T09:00"))).toEqual([
      "2027-03-07T14:00:00.000Z",
      "2027-03-14T13:00:00.000Z",
      "2027-03-21T13:00:00.000Z",
    ]);
    expect(starts(expand(weekly, "2027-03-07T09:00", { timeZone: pensacola }))).toEqual([
      "2027-03-07T15:00:00.000Z",
      "2027-03-14T14:00:00.000Z",
      "2027-03-21T14:00:00.000Z",
    ]);
  });

  it("keep their local time when clocks go back", () => {
    const found = expand({ frequency: "weekly", count: 2 }, "2027-10-31T18:00");
    expect(starts(found)).toEqual(["2027-10-31T22:00:00.000Z", "2027-11-07T23:00:00.000Z"]);
  });

  it("leave out a time that no clock shows, and only that", () => {
    const found = expand({ frequency: "weekly", count: 3 }, "2027-03-07T02:30");
    expect(slots(found)).toEqual(["2027-03-07T02:30", "2027-03-21T02:30", "2027-03-28T02:30"]);
    expect(starts(found).at(-1)).toBe("2027-03-28T06:30:00.000Z");
  });

  it("name the times that no clock shows", () => {
    const series = {
      rule: SeriesRule.parse({ frequency: "daily", count: 30 }),
      startsLocal: "2027-03-07T02:30",
      endsLocal: null,
      timeZone: pensacola,
    };
    const reach = { from: new Date("2027-01-01"), until: new Date("2027-06-01") };
    expect(findMissingSlots(series, reach)).toEqual(["2027-03-14T02:30"]);
    expect(findMissingSlots({ ...series, timeZone: "UTC" }, reach)).toEqual([]);
  });

  it("take the earlier of a time that comes twice", () => {
    const found = expand({ frequency: "daily", count: 1 }, "2027-11-07T01:30");
    expect(starts(found)).toEqual(["2027-11-07T05:30:00.000Z"]);
  });

  it("are as long as clocks say", () => {
    const found = expand({ frequency: "weekly", count: 2 }, "2027-03-06T22:00", {
      endsLocal: "2027-03-07T04:00",
    });
    expect(found.map(({ endsAt }) => endsAt?.toISOString())).toEqual([
      "2027-03-07T09:00:00.000Z",
      "2027-03-14T08:00:00.000Z",
    ]);
  });
});

describe("short months and years", () => {
  it("have no 31st", () => {
    const found = expand({ frequency: "monthly", count: 4 }, "2027-01-31T09:00");
    expect(slots(found).map((slot) => slot.slice(0, 10))).toEqual([
      "2027-01-31",
      "2027-03-31",
      "2027-05-31",
      "2027-07-31",
    ]);
  });

  it("have a last day", () => {
    const monthly = { frequency: "monthly", monthlyBy: "last_day", count: 4 };
    expect(slots(expand(monthly, "2028-01-31T09:00")).map((slot) => slot.slice(5, 10))).toEqual([
      "01-31",
      "02-29",
      "03-31",
      "04-30",
    ]);
  });

  it("have a second Saturday, and a last one", () => {
    const monthly = { frequency: "monthly", monthlyBy: "weekday", count: 3 };
    const days = (first: string) => slots(expand(monthly, first)).map((slot) => slot.slice(5, 10));
    expect(days("2027-05-08T09:00")).toEqual(["05-08", "06-12", "07-10"]);
    expect(days("2027-05-29T09:00")).toEqual(["05-29", "06-26", "07-31"]);
  });

  it("have the 29th of February in leap years", () => {
    const found = expand({ frequency: "yearly", count: 3 }, "2028-02-29T10:00");
    expect(slots(found).map((slot) => slot.slice(0, 4))).toEqual(["2028", "2032", "2036"]);
  });
});

describe("the ends of a series", () => {
  it("take in the last day, at the place", () => {
    const until = { frequency: "daily", until: "2027-07-03" };
    expect(slots(expand(until, "2027-07-01T23:30"))).toEqual([
      "2027-07-01T23:30",
      "2027-07-02T23:30",
      "2027-07-03T23:30",
    ]);
  });

  it("count what was skipped", () => {
    const rule = { frequency: "daily", count: 3, skipped: ["2027-07-02T09:00"] };
    expect(slots(expand(rule, "2027-07-01T09:00"))).toEqual([
      "2027-07-01T09:00",
      "2027-07-03T09:00",
    ]);
  });

  it("are bound, however long it runs", () => {
    expect(expand({ frequency: "daily" }, "2027-01-01T09:00")).toHaveLength(400);
  });

  it("begin with a window", () => {
    const window = { from: "2027-07-15T00:00:00Z", until: "2027-07-31T00:00:00Z" };
    const rule = { frequency: "weekly", interval: 2, weekdays: ["TU"] };
    expect(slots(expand(rule, "2027-07-01T09:00", window))).toEqual([
      "2027-07-15T09:00",
      "2027-07-27T09:00",
      "2027-07-29T09:00",
    ]);
  });
});

describe("one date", () => {
  it("is its own series", () => {
    const series = { rule: null, startsLocal: "2027-06-01T09:00", endsLocal: null };
    const found = expandSeries({ ...series, timeZone: annapolis }, { until: new Date() });
    expect(starts(found)).toEqual(["2027-06-01T13:00:00.000Z"]);
  });
});

describe("a rule whose last date is thousands of years away", () => {
  it("is looked at no further than is asked", () => {
    const rule = { frequency: "yearly", interval: 99, count: 400 };
    expect(slots(expand(rule, "2028-02-29T10:00"))).toEqual(["2028-02-29T10:00"]);
  });
});
