import { describe, expect, test } from "vitest";
import { findMoon, findSunTimes } from "./sun-times.server.ts";

const ANNAPOLIS = { latitude: 38.9784, longitude: -76.4922 };
const EASTERN = "America/New_York";
const MINUTE = 60_000;

function expectWithinTwoMinutes(at: string | null, expected: string) {
  expect(Math.abs(Date.parse(at ?? "") - Date.parse(expected))).toBeLessThanOrEqual(2 * MINUTE);
}

describe("sun times at Annapolis are within two minutes of the almanac", () => {
  test("on the longest day of 2026", () => {
    const sun = findSunTimes(ANNAPOLIS, EASTERN, new Date("2026-06-21T12:00:00-04:00"));
    expect(sun).toMatchObject({ date: "2026-06-21", daylight: "part of the day" });
    expectWithinTwoMinutes(sun.civilDawn, "2026-06-21T05:08:00-04:00");
    expectWithinTwoMinutes(sun.sunrise, "2026-06-21T05:40:00-04:00");
    expectWithinTwoMinutes(sun.sunset, "2026-06-21T20:34:00-04:00");
    expectWithinTwoMinutes(sun.civilDusk, "2026-06-21T21:07:00-04:00");
  });

  test("on the shortest day of 2026", () => {
    const sun = findSunTimes(ANNAPOLIS, EASTERN, new Date("2026-12-21T12:00:00-05:00"));
    expectWithinTwoMinutes(sun.sunrise, "2026-12-21T07:22:00-05:00");
    expectWithinTwoMinutes(sun.sunset, "2026-12-21T16:48:00-05:00");
  });

  test("for the local date at any hour of it, also on the days when the clocks change", () => {
    for (const [date, summer, winter] of [
      ["2026-03-08", "-04:00", "-05:00"],
      ["2026-11-01", "-05:00", "-04:00"],
    ]) {
      const early = findSunTimes(ANNAPOLIS, EASTERN, new Date(`${date}T00:01:00${winter}`));
      const late = findSunTimes(ANNAPOLIS, EASTERN, new Date(`${date}T23:59:00${summer}`));
      expect(early.date).toBe(date);
      expect(late).toEqual(early);
    }
  });
});

describe("where the sun does not rise or set every day", () => {
  const UTQIAGVIK = { latitude: 71.2906, longitude: -156.7886 };

  test("it is up all day in June, with no event", () => {
    expect(findSunTimes(UTQIAGVIK, "America/Anchorage", new Date("2026-06-21T20:00Z"))).toEqual({
      date: "2026-06-21",
      civilDawn: null,
      sunrise: null,
      sunset: null,
      civilDusk: null,
      daylight: "all day",
    });
  });

  test("it is down all day in December, with twilight around noon", () => {
    const sun = findSunTimes(UTQIAGVIK, "America/Anchorage", new Date("2026-12-21T20:00Z"));
    expect(sun).toMatchObject({ sunrise: null, sunset: null, daylight: "none" });
    expect(Date.parse(sun.civilDawn ?? "")).toBeLessThan(Date.parse(sun.civilDusk ?? ""));
  });

  test("a sunset after midnight belongs to the day that it ends", () => {
    const fairbanks = { latitude: 64.8378, longitude: -147.7164 };
    const sun = findSunTimes(fairbanks, "America/Anchorage", new Date("2026-06-21T20:00Z"));
    expectWithinTwoMinutes(sun.sunset, "2026-06-22T00:47:00-08:00");
    expect(sun.civilDusk).toBeNull();
    expect(sun.daylight).toBe("part of the day");
  });

  test("the poles themselves have an answer", () => {
    const pole = { latitude: 90, longitude: 0 };
    expect(findSunTimes(pole, "UTC", new Date("2026-06-21T12:00Z")).daylight).toBe("all day");
    expect(findSunTimes(pole, "UTC", new Date("2026-12-21T12:00Z")).daylight).toBe("none");
  });
});

test("both sides of the date line have their own date", () => {
  const at = new Date("2026-07-01T11:30Z");
  const west = findSunTimes({ latitude: 13.44, longitude: 144.66 }, "Pacific/Guam", at);
  const east = findSunTimes({ latitude: -14.28, longitude: -170.69 }, "Pacific/Pago_Pago", at);
  expect([west.date, east.date]).toEqual(["2026-07-01", "2026-07-01"]);
  const later = new Date("2026-07-01T14:30Z");
  const guam = findSunTimes({ latitude: 13.44, longitude: 144.66 }, "Pacific/Guam", later);
  const samoa = findSunTimes({ latitude: -14.28, longitude: -170.69 }, "Pacific/Pago_Pago", later);
  expect([guam.date, samoa.date]).toEqual(["2026-07-02", "2026-07-01"]);
});

test.each([
  ["New moon", 0, "2026-08-12T17:37Z"],
  ["First quarter", 50, "2026-08-20T02:46Z"],
  ["Full moon", 100, "2026-08-28T04:18Z"],
  ["Last quarter", 50, "2026-09-04T07:51Z"],
])("the moon is named %s with %d%% lit", (phase, illuminatedPercent, at) => {
  expect(findMoon(new Date(at))).toEqual({ phase, illuminatedPercent });
});
