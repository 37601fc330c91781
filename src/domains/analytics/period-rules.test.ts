import { expect, test } from "vitest";
import { periodBefore, periodsAround, periodUntil } from "./period-rules.ts";

const at = (text: string) => new Date(text);

test("a period ends today, by universal time, and the one before it is as long", () => {
  const week = periodUntil(at("2026-03-03T00:30:00Z"), 7);
  expect(week).toEqual({ from: "2026-02-25", to: "2026-03-03" });
  expect(periodBefore(week)).toEqual({ from: "2026-02-18", to: "2026-02-24" });
  const leapYear = periodUntil(at("2028-03-01T23:59:59Z"), 2);
  expect(leapYear).toEqual({ from: "2028-02-29", to: "2028-03-01" });
});

test("before and after are as many whole days, without the day between and without today", () => {
  const since = at("2026-05-10T15:00:00Z");
  expect(periodsAround(since, at("2026-05-17T23:00:00Z"))).toBeNull();
  expect(periodsAround(since, at("2026-05-18T01:00:00Z"))).toEqual({
    before: { from: "2026-05-03", to: "2026-05-09" },
    after: { from: "2026-05-11", to: "2026-05-17" },
  });
  expect(periodsAround(since, at("2027-05-18T01:00:00Z"))).toEqual({
    before: { from: "2026-02-09", to: "2026-05-09" },
    after: { from: "2026-05-11", to: "2026-08-08" },
  });
});
