import { expect, test } from "vitest";
import { requireDayBegun, todayAt } from "./today-at.server.ts";

const ANNAPOLIS = { latitude: "38.977", longitude: "-76.486" };
const PENSACOLA = { latitude: "30.421", longitude: "-87.217" };
const OFFSHORE = { latitude: "36.5", longitude: "-74.0" };
const UNKNOWN = { latitude: null, longitude: null };

test.each([
  ["before midnight in the east", ANNAPOLIS, "2026-07-05T03:30Z", "2026-07-04"],
  ["after midnight in the east", ANNAPOLIS, "2026-07-05T04:30Z", "2026-07-05"],
  ["before midnight in the west of Florida", PENSACOLA, "2026-07-05T04:30Z", "2026-07-04"],
  [
    "off the shore, where boats keep the time of the coast",
    OFFSHORE,
    "2026-07-05T04:30Z",
    "2026-07-05",
  ],
])("today is another day %s", (_, place, now, day) => {
  expect(todayAt(place, new Date(now))).toBe(day);
});

test("a day is refused that has not begun where it was, or nowhere in the country", () => {
  const ask = (day: string, place: typeof UNKNOWN | typeof ANNAPOLIS, now: string) => () =>
    requireDayBegun(day, place, { field: "reportDate", now: new Date(now) });
  expect(ask("2026-07-05", ANNAPOLIS, "2026-07-05T03:30Z")).toThrow("still to come");
  expect(ask("2026-07-04", ANNAPOLIS, "2026-07-05T03:30Z")).not.toThrow();
  expect(ask("2026-07-05", UNKNOWN, "2026-07-04T14:30Z")).not.toThrow();
  expect(ask("2026-07-05", UNKNOWN, "2026-07-04T13:30Z")).toThrow("still to come");
});
