import { expect, test } from "vitest";
import { isoDateOf } from "./calendar.ts";
import { HOLIDAYS, type Holiday } from "./contract.ts";
import { holidayDay } from "./holidays.ts";

const DATES: Record<number, Record<Holiday, string>> = {
  2025: {
    "new-years-day": "01-01",
    "mlk-day": "01-20",
    "presidents-day": "02-17",
    "easter-sunday": "04-20",
    "mothers-day": "05-11",
    "memorial-day": "05-26",
    juneteenth: "06-19",
    "fathers-day": "06-15",
    "independence-day": "07-04",
    "labor-day": "09-01",
    "columbus-day": "10-13",
    "veterans-day": "11-11",
    thanksgiving: "11-27",
    "day-after-thanksgiving": "11-28",
    "christmas-eve": "12-24",
    "christmas-day": "12-25",
    "new-years-eve": "12-31",
  },
  2026: {
    "new-years-day": "01-01",
    "mlk-day": "01-19",
    "presidents-day": "02-16",
    "easter-sunday": "04-05",
    "mothers-day": "05-10",
    "memorial-day": "05-25",
    juneteenth: "06-19",
    "fathers-day": "06-21",
    "independence-day": "07-04",
    "labor-day": "09-07",
    "columbus-day": "10-12",
    "veterans-day": "11-11",
    thanksgiving: "11-26",
    "day-after-thanksgiving": "11-27",
    "christmas-eve": "12-24",
    "christmas-day": "12-25",
    "new-years-eve": "12-31",
  },
  2027: {
    "new-years-day": "01-01",
    "mlk-day": "01-18",
    "presidents-day": "02-15",
    "easter-sunday": "03-28",
    "mothers-day": "05-09",
    "memorial-day": "05-31",
    juneteenth: "06-19",
    "fathers-day": "06-20",
    "independence-day": "07-04",
    "labor-day": "09-06",
    "columbus-day": "10-11",
    "veterans-day": "11-11",
    thanksgiving: "11-25",
    "day-after-thanksgiving": "11-26",
    "christmas-eve": "12-24",
    "christmas-day": "12-25",
    "new-years-eve": "12-31",
  },
};

test.each([2025, 2026, 2027])("the holidays of %i fall on their dates", (year) => {
  const dates = HOLIDAYS.map((holiday) => [holiday, isoDateOf(holidayDay(holiday, year)).slice(5)]);
  expect(Object.fromEntries(dates)).toEqual(DATES[year]);
});

test.each([
  ["2024-03-31", 2024],
  ["2028-04-16", 2028],
  ["2030-04-21", 2030],
  ["2038-04-25", 2038],
  ["2285-03-22", 2285],
])("Easter is on %s", (date, year) => {
  expect(isoDateOf(holidayDay("easter-sunday", year))).toBe(date);
});
