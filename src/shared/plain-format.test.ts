import { expect, it } from "vitest";
import { formatDay, formatLongDay, formatNumber } from "./plain-format.ts";

it.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, -1234])("writes %i as Intl does", (value) => {
  expect(formatNumber(value)).toBe(value.toLocaleString("en-US"));
});

it("writes every day of two years as Intl does, by universal time", () => {
  const medium = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
  const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  for (let day = 0; day < 731; day += 1) {
    const date = new Date(Date.UTC(2027, 0, 1 + day, 23, 59));
    expect(formatDay(date.toISOString())).toBe(medium.format(date));
    expect(formatLongDay(date.toISOString())).toBe(long.format(date));
  }
});
