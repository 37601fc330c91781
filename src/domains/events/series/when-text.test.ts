import { expect, it } from "vitest";
import { whenText } from "./when-text.ts";

it.each([
  ["2027-06-12T11:00", "Saturday, June 12, 2027, 9:30 AM to 11:00 AM EDT"],
  ["2027-06-13T00:15", "Saturday, June 12, 2027, 9:30 AM to Sunday, June 13, 2027, 12:15 AM EDT"],
  [null, "Saturday, June 12, 2027, 9:30 AM EDT"],
])("says when, to %s", (endLocal, words) => {
  expect(whenText({ startLocal: "2027-06-12T09:30", endLocal, zone: "EDT" })).toBe(words);
});
