import { describe, expect, test } from "vitest";
import { monthsText, nameKey, readMonths } from "./rules.ts";

describe("names are the same", () => {
  test.each([
    ["  KEMP’S   ridley ", "Kemp's ridley"],
    ["Kemps Ridley", "Kemp's ridley"],
    ["Bald-faced  señor", "bald faced senor"],
    ["eubalaena\tGLACIALIS", "Eubalaena glacialis"],
  ])("%j and %j", (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

  test("but signs alone are none", () => expect(nameKey(" ?!’ ")).toBe(""));
});

describe("months", () => {
  test.each([
    ["all", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "All year"],
    ["5-10", [5, 6, 7, 8, 9, 10], "May to October"],
    ["11-2", [1, 2, 11, 12], "November to February"],
    ["12-3", [1, 2, 3, 12], "December to March"],
    ["7-7", [7], "July"],
  ])("%s", (written, months, text) => {
    expect(readMonths(written)).toEqual(months);
    expect(monthsText(months)).toBe(text);
  });

  test.each(["", "0-3", "5", "5-13", "May-June"])("%j are none", (written) => {
    expect(() => readMonths(written)).toThrow("These are no months");
  });
});
