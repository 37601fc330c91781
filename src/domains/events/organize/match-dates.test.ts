import { expect, test } from "vitest";
import { matchDates } from "./match-dates.ts";

const WEEK = 7 * 24 * 60;
const at = (day: number, time = "18:00") => `2027-06-${String(day).padStart(2, "0")}T${time}`;
const date = (day: number, status = "active") => ({ slot: at(day), status });
const slot = (text: string) => ({ slot: text, startsAt: new Date(`${text}Z`), endsAt: null });

function match(dates: ReturnType<typeof date>[], slots: string[], shift = 0, claimed = [""]) {
  const before = new Set(dates.map((each) => each.slot));
  const { kept, dropped } = matchDates(dates, slots.map(slot), {
    ...{ shift, before, claimed: new Set(claimed) },
  });
  return {
    kept: Object.fromEntries(kept.map((each) => [each.date.slot, each.planned.slot])),
    dropped: dropped.map((each) => each.slot),
  };
}

test("a date stays on its day at another hour", () => {
  expect(match([date(5), date(12)], [at(5, "19:00"), at(12, "19:00")], 60)).toEqual({
    kept: { [at(5)]: at(5, "19:00"), [at(12)]: at(12, "19:00") },
    dropped: [],
  });
});

test("a series that begins a week later does not push anybody on", () => {
  expect(match([date(5), date(12)], [at(12), at(19)], WEEK)).toEqual({
    kept: { [at(12)]: at(12) },
    dropped: [at(5)],
  });
});

test("a series that goes from Saturday to Sunday takes its dates along", () => {
  expect(match([date(5), date(12)], [at(6), at(13)], 24 * 60).kept).toEqual({
    [at(5)]: at(6),
    [at(12)]: at(13),
  });
});

test("of two on a day the one that takes place is kept", () => {
  const cancelled = { slot: at(5, "09:00"), status: "cancelled" };
  expect(match([cancelled, date(5)], [at(5)])).toEqual({
    kept: { [at(5)]: at(5) },
    dropped: [at(5, "09:00")],
  });
});

test("what another date holds is not taken", () => {
  expect(match([date(5)], [at(6)], 24 * 60, [at(6)]).dropped).toEqual([at(5)]);
});
