import { describe, expect, test } from "vitest";
import { monthsAfter } from "./months-after.ts";

const later = (anchor: string, months: number) =>
  monthsAfter(new Date(`${anchor}T08:30:15.250Z`), months).toISOString();

describe("a month after", () => {
  test.each([
    ["2027-01-29", ["2027-02-28", "2027-03-29", "2027-04-29"]],
    ["2027-01-30", ["2027-02-28", "2027-03-30", "2027-04-30"]],
    ["2027-01-31", ["2027-02-28", "2027-03-31", "2027-04-30"]],
    ["2028-01-29", ["2028-02-29", "2028-03-29", "2028-04-29"]],
    ["2028-01-30", ["2028-02-29", "2028-03-30", "2028-04-30"]],
    ["2028-01-31", ["2028-02-29", "2028-03-31", "2028-04-30"]],
    ["2027-12-31", ["2028-01-31", "2028-02-29", "2028-03-31"]],
    ["2028-02-29", ["2028-03-29", "2028-04-29", "2028-05-29"]],
  ])("%s never drifts", (anchor, ends) => {
    expect([1, 2, 3].map((months) => later(anchor, months))).toEqual(
      ends.map((day) => `${day}T08:30:15.250Z`),
    );
  });

  test("years pass, and no month is none", () => {
    expect(later("2026-11-16", 0)).toBe("2026-11-16T08:30:15.250Z");
    expect(later("2026-11-30", 27)).toBe("2029-02-28T08:30:15.250Z");
    expect(later("2024-02-29", 12)).toBe("2025-02-28T08:30:15.250Z");
  });
});
