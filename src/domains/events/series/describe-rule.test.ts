import { expect, it } from "vitest";
import { SeriesRule } from "./contract.ts";
import { describeRule } from "./describe-rule.ts";

const words = (rule: object, startsLocal: string) =>
  describeRule({ rule: SeriesRule.parse(rule), startsLocal, endsLocal: null });

it("says a rule in words", () => {
  expect(words({ frequency: "daily" }, "2027-05-04T09:00")).toBe("Every day");
  expect(
    words(
      { frequency: "weekly", interval: 2, weekdays: ["FR"], until: "2027-06-30" },
      "2027-05-04T09:00",
    ),
  ).toBe("Every 2 weeks on Tuesday and Friday, until June 30, 2027");
  expect(words({ frequency: "monthly" }, "2027-05-23T09:00")).toBe("Every month on the 23rd");
  expect(words({ frequency: "monthly", monthlyBy: "weekday" }, "2027-05-12T09:00")).toBe(
    "Every month on the second Wednesday",
  );
  expect(words({ frequency: "monthly", monthlyBy: "last_day", count: 6 }, "2027-05-31T09:00")).toBe(
    "Every month on the last day, 6 times",
  );
  expect(words({ frequency: "yearly", interval: 3 }, "2027-11-11T09:00")).toBe(
    "Every 3 years on November 11",
  );
});

it("says nothing of one date", () => {
  expect(describeRule({ rule: null, startsLocal: "2027-05-04T09:00", endsLocal: null })).toBeNull();
});

it("refuses two ends and days that do not exist", () => {
  const refuses = (rule: object) => SeriesRule.safeParse(rule).success;
  expect(refuses({ frequency: "daily", count: 2, until: "2027-05-04" })).toBe(false);
  expect(refuses({ frequency: "daily", until: "2027-02-29" })).toBe(false);
  expect(refuses({ frequency: "daily", skipped: ["2027-04-31T09:00"] })).toBe(false);
});
