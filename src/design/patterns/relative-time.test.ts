import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

const now = new Date("2026-06-15T12:00:00Z");

test.each([
  ["2026-06-15T11:59:30Z", "just now"],
  ["2026-06-15T11:58:59Z", "1 minute ago"],
  ["2026-06-15T08:30:00Z", "3 hours ago"],
  ["2026-06-14T11:00:00Z", "yesterday"],
  ["2026-06-03T12:00:00Z", "12 days ago"],
  ["2026-03-15T12:00:00Z", "3 months ago"],
  ["2024-01-01T00:00:00Z", "2 years ago"],
  ["2026-06-22T12:00:01Z", "in 7 days"],
])("%s reads %s", (time, text) => {
  expect(relativeTime(new Date(time), now)).toBe(text);
});
