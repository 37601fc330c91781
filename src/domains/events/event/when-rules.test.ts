import { expect, test } from "vitest";
import { wallTimeAt } from "../series/wall-time.ts";
import { whenText } from "./when-rules.ts";
import { endZoneOf, zoneAt } from "./zone-at.ts";

const said = (start: string, end: string | null, timeZone = "America/New_York") => {
  const [startsAt, endsAt] = [new Date(start), end === null ? null : new Date(end)];
  return whenText({
    startLocal: wallTimeAt(startsAt, timeZone),
    endLocal: endsAt && wallTimeAt(endsAt, timeZone),
    zone: zoneAt(startsAt, timeZone),
    endZone: endZoneOf(startsAt, endsAt, timeZone),
  }).replaceAll("\u00a0", " ");
};

test("a date says once how clocks there call their time, and at both ends where they are changed between", () => {
  expect(said("2027-06-12T13:30:00Z", null)).toBe("Sat, Jun 12, 2027, 9:30 AM EDT");
  expect(said("2027-06-12T13:30:00Z", "2027-06-12T20:00:00Z")).toBe(
    "Sat, Jun 12, 2027, 9:30 AM – 4:00 PM EDT",
  );
  expect(said("2027-11-06T22:00:00Z", "2027-11-07T15:00:00Z")).toBe(
    "Sat, Nov 6, 2027, 6:00 PM EDT – Sun, Nov 7, 2027, 10:00 AM EST",
  );
  expect(said("2027-11-07T05:30:00Z", "2027-11-07T06:30:00Z")).toBe(
    "Sun, Nov 7, 2027, 1:30 AM EDT – 1:30 AM EST",
  );
});
