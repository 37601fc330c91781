import { expect, test } from "vitest";
import { changeSince, chartPoints, chartUnit, hourName, sourceName } from "./figure-rules.ts";
import { addDays, periodUntil } from "./period-rules.ts";

const dailyOf = (days: number) => {
  const { from } = periodUntil(new Date("2026-11-17T12:00:00Z"), days);
  return Array.from({ length: days }, (_, index) => ({
    day: addDays(from, index),
    ...{ views: 1, visitors: 1, searchAppearances: index % 2 },
  }));
};

test.each([
  [50, 40, "+25% from 40 in the 30 days before"],
  [30, 40, "−25% from 40 in the 30 days before"],
  [40, 40, "as many as 40 in the 30 days before"],
  [9, 3, "3 in the 30 days before"],
  [9, 0, "0 in the 30 days before"],
  [9, undefined, "nothing yet to compare with"],
])("%s after %s reads %j", (now, before, text) => {
  expect(changeSince(now, before, 30)).toBe(text);
});

test.each([
  [7, "Day", 7, "Nov 11, 2026", "Nov 17, 2026"],
  [30, "Day", 30, "Oct 19, 2026", "Nov 17, 2026"],
  [90, "Week", 13, "Aug 20, 2026 to Aug 25, 2026", "Nov 11, 2026 to Nov 17, 2026"],
  [365, "Month", 13, "November 2025", "November 2026"],
])("%s days are drawn by the %s, and nothing is lost", (days, unit, count, first, last) => {
  const daily = dailyOf(days);
  const points = chartPoints(daily, "views");
  expect(chartUnit(days)).toBe(unit);
  expect(points).toHaveLength(count);
  expect([points[0]?.label, points.at(-1)?.label]).toEqual([first, last]);
  expect(points.reduce((sum, { value }) => sum + value, 0)).toBe(days);
  expect(new Set(points.map(({ label }) => label)).size).toBe(count);
});

test("hours and sources have names", () => {
  expect([0, 3, 12, 15].map(hourName)).toEqual(["12 AM", "3 AM", "12 PM", "3 PM"]);
  expect(sourceName("/search")).toBe("Landfall: a search");
  expect(sourceName("example.org")).toBe("example.org");
});
