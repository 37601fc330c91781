import { expect, test } from "vitest";
import { addDays, addMonths, monthText, weekOf, weeksOf } from "./calendar-days.ts";

test("a month is weeks from Sunday on, with nothing where days of others would be", () => {
  const weeks = weeksOf("2027-02");
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    null,
    "2027-02-01",
    ...[2, 3, 4, 5, 6].map((day) => `2027-02-0${day}`),
  ]);
  expect(weeks.at(-1)).toEqual(["2027-02-28", null, null, null, null, null, null]);
});

test("a week begins on Sunday, also across a year", () => {
  expect(weekOf("2027-01-01").at(0)).toBe("2026-12-27");
  expect(weekOf("2027-01-01").at(-1)).toBe("2027-01-02");
  expect(weekOf("2027-01-03")[0]).toBe("2027-01-03");
});

test("leaves are turned over the ends of months and years", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
  expect(addMonths("2027-01", -1)).toBe("2026-12");
  expect(monthText("2027-06")).toBe("June 2027");
});
