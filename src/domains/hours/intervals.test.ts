import { describe, expect, test } from "vitest";
import { instantOf, localDateAt, wallMinuteAt } from "./calendar.ts";
import { Hours } from "./contract.ts";
import { openIntervals } from "./intervals.ts";
import { parseHours } from "./parse-hours.ts";

const NEW_YORK = "America/New_York";
const hoursOf = (text: string) => parseHours(text) ?? expect.fail(`not understood: ${text}`);
const intervals = (hours: Hours, from: string, days: number, zone = NEW_YORK) =>
  openIntervals(hours, new Date(from), days, zone).map(([start, end]) => [
    start.toISOString().slice(0, 16),
    end.toISOString().slice(0, 16),
  ]);

describe("open intervals", () => {
  test("are instants of the place's own time zone", () => {
    const hours = hoursOf("Daily 9am-5pm");
    expect(intervals(hours, "2026-07-06T04:00Z", 2)).toEqual([
      ["2026-07-06T13:00", "2026-07-06T21:00"],
      ["2026-07-07T13:00", "2026-07-07T21:00"],
    ]);
    expect(intervals(hours, "2026-07-06T10:00Z", 1, "Pacific/Honolulu")).toEqual([
      ["2026-07-06T19:00", "2026-07-07T03:00"],
    ]);
  });

  test("are cut at the instant they are asked from and at the end of the last day", () => {
    expect(intervals(hoursOf("Daily 6pm-2am"), "2026-07-06T05:00Z", 1)).toEqual([
      ["2026-07-06T05:00", "2026-07-06T06:00"],
      ["2026-07-06T22:00", "2026-07-07T04:00"],
    ]);
  });

  test("of touching spans are one", () => {
    expect(intervals(hoursOf("Mon 9am-noon, noon-5pm"), "2026-07-06T04:00Z", 1)).toHaveLength(1);
    expect(
      intervals(hoursOf("Mon 9am-midnight; Tue midnight-2am"), "2026-07-06T04:00Z", 2),
    ).toEqual([["2026-07-06T13:00", "2026-07-07T06:00"]]);
    expect(intervals(hoursOf("24/7"), "2026-07-06T14:30Z", 14)).toEqual([
      ["2026-07-06T14:30", "2026-07-20T04:00"],
    ]);
  });

  test("go from Sunday night into Monday", () => {
    expect(intervals(hoursOf("Sun 8pm-3am"), "2026-07-06T06:00Z", 1)).toEqual([
      ["2026-07-06T06:00", "2026-07-06T07:00"],
    ]);
  });

  test("are none for a closed place", () => {
    expect(intervals(Hours.parse({}), "2026-07-06T04:00Z", 30)).toEqual([]);
  });
});

describe("when clocks change in New York", () => {
  test("in spring, 9 AM moves by an hour and a night is an hour shorter", () => {
    const hours = hoursOf("Daily 9am-5pm");
    expect(intervals(hours, "2026-03-07T05:00Z", 2)).toEqual([
      ["2026-03-07T14:00", "2026-03-07T22:00"],
      ["2026-03-08T13:00", "2026-03-08T21:00"],
    ]);
    expect(intervals(hoursOf("Sat 10pm-4am"), "2026-03-07T05:00Z", 2)).toEqual([
      ["2026-03-08T03:00", "2026-03-08T08:00"],
    ]);
  });

  test("in spring, the night after the short day ends when the wall clock says", () => {
    expect(intervals(hoursOf("Sun 6am-12:30am"), "2026-03-08T05:00Z", 2)).toEqual([
      ["2026-03-08T10:00", "2026-03-09T04:30"],
    ]);
  });

  test("in spring, a time that is skipped is the moment of the change", () => {
    const change = "2026-03-08T07:00";
    expect(intervals(hoursOf("Sun 2:30am-6am"), "2026-03-08T05:00Z", 1)).toEqual([
      [change, "2026-03-08T10:00"],
    ]);
    expect(intervals(hoursOf("Sat 8pm-2:30am"), "2026-03-07T05:00Z", 2)).toEqual([
      ["2026-03-08T01:00", change],
    ]);
    expect(intervals(hoursOf("Sun 2:15am-2:45am"), "2026-03-08T05:00Z", 1)).toEqual([]);
  });

  test("in autumn, a night is an hour longer and a repeated time means the first", () => {
    expect(intervals(hoursOf("Sat 10pm-2am"), "2026-10-31T04:00Z", 2)).toEqual([
      ["2026-11-01T02:00", "2026-11-01T07:00"],
    ]);
    expect(intervals(hoursOf("Sat 10pm-1:30am"), "2026-10-31T04:00Z", 2)).toEqual([
      ["2026-11-01T02:00", "2026-11-01T05:30"],
    ]);
    expect(intervals(hoursOf("Sun 24 hours"), "2026-11-01T04:00Z", 1)).toEqual([
      ["2026-11-01T04:00", "2026-11-02T05:00"],
    ]);
  });
});

test("wall clocks and instants agree in zones of every kind", () => {
  const zones = [
    NEW_YORK,
    "America/Phoenix",
    "Pacific/Honolulu",
    "Asia/Kathmandu",
    "Pacific/Kiritimati",
  ];
  for (const zone of [...zones, "Australia/Lord_Howe", "America/St_Johns", "UTC"]) {
    for (let hour = 0; hour < 366 * 24; hour += 17) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour));
      const wall = wallMinuteAt(instant, zone);
      const found = instantOf(wall, zone);
      expect(wallMinuteAt(found, zone)).toBe(wall);
      expect(instant.getTime() - found.getTime()).toBeGreaterThanOrEqual(0);
      expect(instant.getTime() - found.getTime()).toBeLessThanOrEqual(3_600_000);
    }
  }
  expect(localDateAt(new Date("2026-07-05T03:59Z"), NEW_YORK)).toBe("2026-07-04");
});
