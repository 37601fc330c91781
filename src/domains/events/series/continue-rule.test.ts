import { expect, test } from "vitest";
import { continueRule, hasSameRhythm } from "./continue-rule.ts";
import { SeriesRule } from "./contract.ts";
import { expandSeries } from "./expand-series.server.ts";

const rules = [
  { frequency: "daily", interval: 3 },
  { frequency: "weekly", interval: 2, weekdays: ["TU"] },
  { frequency: "weekly" },
  { frequency: "monthly", monthlyBy: "weekday" },
  { frequency: "monthly", monthlyBy: "day" },
  { frequency: "monthly", monthlyBy: "last_day" },
  { frequency: "monthly", monthlyBy: "last_weekday" },
].map((rule) => SeriesRule.parse(rule));

/** A fifth Saturday, the 29th and the 31st lie in it. */
const STARTS = ["2027-05-29T18:00", "2027-01-31T18:00", "2027-06-12T18:00"];
const until = new Date("2029-01-01T00:00:00Z");

test.each(rules)("the same days follow from any date on: $frequency $monthlyBy", (rule) => {
  for (const startsLocal of STARTS) {
    const whole = { rule, startsLocal, endsLocal: null, timeZone: "America/New_York" };
    const slots = expandSeries(whole, { until }).map(({ slot }) => slot);
    for (const slot of slots.slice(1, 6)) {
      const rest = continueRule(rule, startsLocal, { slot, left: null });
      const later = expandSeries({ ...whole, rule: rest, startsLocal: slot }, { until });
      expect(later.map((each) => each.slot)).toEqual(slots.filter((each) => each >= slot));
    }
  }
});

test("how long a series goes on and what it leaves out does not change its rhythm", () => {
  const [, , weekly] = rules as [SeriesRule, SeriesRule, SeriesRule];
  const longer = { ...weekly, count: 3, skipped: ["2027-06-19T18:00"] };
  expect(hasSameRhythm(weekly, longer)).toBe(true);
  expect(hasSameRhythm(weekly, { ...weekly, interval: 2 })).toBe(false);
  expect(hasSameRhythm(weekly, null)).toBe(false);
});
