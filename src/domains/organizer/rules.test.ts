import { describe, expect, test } from "vitest";
import { isRunning } from "./rules.ts";

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const plan = (
  state: Parameters<typeof isRunning>[0]["state"],
  pastDueSince: Date | null = null,
) => ({
  state,
  periodStart: day("2027-03-01"),
  pastDueSince,
});

describe("the organizer's plan", () => {
  test("runs while it is paid for, and not before or after", () => {
    expect(isRunning(plan("active"), day("2027-03-02"))).toBe(true);
    expect(isRunning(plan("incomplete"), day("2027-03-02"))).toBe(false);
    expect(isRunning(plan("ended"), day("2027-03-02"))).toBe(false);
  });

  test("runs for 7 days from the first failure of a renewal", () => {
    const failed = plan("past-due", day("2027-03-02"));
    expect(isRunning(failed, day("2027-03-08"))).toBe(true);
    expect(isRunning(failed, day("2027-03-09"))).toBe(false);
    expect(isRunning(plan("past-due"), day("2027-03-07"))).toBe(true);
    expect(isRunning(plan("past-due"), day("2027-03-08"))).toBe(false);
  });
});
