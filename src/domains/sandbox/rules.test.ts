import { expect, test } from "vitest";
import { feeFor, nextTry, periodAt, prorate } from "./rules.ts";

const day = (text: string) => new Date(`${text}T10:00:00Z`);

test.each([
  ["2027-01-31", "2027-01-31", "2027-01-31", "2027-02-28"],
  ["2027-01-31", "2027-02-27", "2027-01-31", "2027-02-28"],
  ["2027-01-31", "2027-02-28", "2027-02-28", "2027-03-31"],
  ["2028-01-30", "2028-02-29", "2028-02-29", "2028-03-30"],
  ["2026-12-31", "2027-04-15", "2027-03-31", "2027-04-30"],
])("of the anchor %s, on %s the month from %s to %s runs", (anchor, now, start, end) => {
  expect(periodAt(day(anchor), day(now))).toEqual({
    periodStart: day(start),
    periodEnd: day(end),
  });
});

test("the difference is for the days that are left, rounded down, and never given back", () => {
  const period = { periodStart: day("2027-03-01"), periodEnd: day("2027-04-01") };
  const change = { ...period, from: 2900, to: 9900 };
  expect(prorate(change, day("2027-03-01"))).toBe(7000);
  expect(prorate(change, day("2027-03-12"))).toBe(4516);
  expect(prorate(change, day("2027-04-02"))).toBe(0);
  expect(prorate(change, day("2027-03-31"))).toBe(225);
  expect(prorate({ ...change, from: 9900, to: 2900 }, day("2027-03-02"))).toBe(0);
  expect(prorate({ ...change, to: 2940 }, day("2027-03-01"))).toBe(0);
});

test("a failed renewal is tried again within seven days, and then no more", () => {
  const first = day("2027-03-01");
  let now = first;
  const tries: number[] = [];
  for (
    let attempts = 1, next = nextTry(1, now);
    next;
    attempts += 1, next = nextTry(attempts, now)
  ) {
    now = next;
    tries.push((+now - +first) / 86_400_000);
  }
  expect(tries).toEqual([1, 3, 5, 7]);
});

test("a fee is a share and a fixed part", () => {
  expect([feeFor(2900), feeFor(5900), feeFor(9900)]).toEqual([114, 201, 317]);
});
