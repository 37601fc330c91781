import { expect, test } from "vitest";
import { spansFrom } from "./day-spans.ts";
import { readEventQuery } from "./read-event-query.server.ts";

const weekendOf = (today: string) => {
  const found = spansFrom(today).find(({ label }) => label === "This weekend");
  return [found?.startDate, found?.endDate];
};

test("the weekend is the next one, or what is left of this", () => {
  expect(weekendOf("2027-06-07")).toEqual(["2027-06-12", "2027-06-13"]);
  expect(weekendOf("2027-06-11")).toEqual(["2027-06-12", "2027-06-13"]);
  expect(weekendOf("2027-06-12")).toEqual(["2027-06-12", "2027-06-13"]);
  expect(weekendOf("2027-06-13")).toEqual(["2027-06-13", "2027-06-13"]);
});

test("the next seven days begin today, also over the end of a year", () => {
  expect(spansFrom("2027-12-29")[2]).toMatchObject({
    startDate: "2027-12-29",
    endDate: "2028-01-04",
  });
});

test("a last day before the first is left out", () => {
  const ask = (days: string) => readEventQuery(new URLSearchParams(days));
  const backwards = ask("startDate=2027-06-12&endDate=2027-06-01");
  expect(backwards).toMatchObject({ startDate: "2027-06-12" });
  expect(backwards.endDate).toBeUndefined();
  expect(ask("startDate=2027-06-12&endDate=2027-06-12").endDate).toBe("2027-06-12");
});
