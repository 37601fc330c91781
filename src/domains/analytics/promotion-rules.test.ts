import { expect, test } from "vitest";
import { promotedSince } from "./promotion-rules.ts";

const NOW = new Date("2026-11-17T12:00:00Z");

const paid = (from: string, to: string, endedAt: string | null = null) => ({
  ...{ level: 1, paidCents: 2900, creditCents: 0, isGrace: false, endedBecause: null },
  startsAt: new Date(from),
  endsAt: new Date(to),
  endedAt: endedAt === null ? null : new Date(endedAt),
});

test.each([
  ["nothing was ever paid", [], null],
  ["it is over", [paid("2026-09-01", "2026-10-01")], null],
  ["it has not begun", [paid("2026-12-01", "2027-01-01")], null],
  ["one month runs", [paid("2026-11-01", "2026-12-01")], "2026-11-01"],
  [
    "months followed each other",
    [
      paid("2026-11-05", "2026-12-05"),
      paid("2026-10-05", "2026-11-05"),
      paid("2026-09-05", "2026-10-05"),
    ],
    "2026-09-05",
  ],
  [
    "there was a gap",
    [paid("2026-11-05", "2026-12-05"), paid("2026-09-05", "2026-10-05")],
    "2026-11-05",
  ],
  [
    "a dearer package took its place",
    [paid("2026-10-20", "2026-11-20", "2026-11-02"), paid("2026-11-02", "2026-12-02")],
    "2026-10-20",
  ],
  [
    "the money of the month before went back earlier",
    [paid("2026-10-05", "2026-11-05", "2026-10-06"), paid("2026-11-05", "2026-12-05")],
    "2026-11-05",
  ],
])("when %s, the promotion runs since the right day", (_, times, since) => {
  const found = promotedSince(times, NOW);
  expect(found?.toISOString().slice(0, 10) ?? null).toBe(since);
});
