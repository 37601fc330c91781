// @vitest-environment happy-dom
import { fireEvent, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { CalendarBooking, CalendarDay } from "#src/domains/rentals/desk/calendar-contract.ts";
import { openDesk as open } from "#tests/support/open-desk.tsx";
import { closePage, fieldOf } from "#tests/support/open-page.tsx";
import { plainBooking } from "#tests/support/plain-booking.ts";

afterEach(closePage);

const quiet = (date: string): CalendarDay => ({
  ...{ date, free: 3, isInSeason: true, isHandedOut: true },
  ...{ closed: [], bookings: [], pauses: [], bookingCount: 0 },
});
const held = (facts: Parameters<typeof plainBooking>[0] = {}): CalendarBooking => ({
  ...{ ...plainBooking(facts), pauseLocal: null },
});
const isOf =
  ({ date }: CalendarDay) =>
  (day: CalendarDay) =>
    day.date === date;
const month = Array.from({ length: 31 }, (_, index) =>
  quiet(`2127-07-${String(index + 1).padStart(2, "0")}`),
);
const taken: CalendarDay = {
  ...quiet("2127-07-04"),
  free: 1,
  closed: [{ id: 5, quantity: 1, note: "New paddle" }],
  bookings: [
    held({ id: 31 }),
    held({
      ...{ id: 32, customerName: "Ada", status: "confirmed", quantity: 1 },
      ...{ startLocal: "2127-07-03T18:00", endLocal: "2127-07-05T09:00" },
    }),
  ],
  bookingCount: 6,
};
const CALENDAR = {
  item: { id: 12, name: "Sea kayak", quantity: 3, isRemoved: false },
  ...{ isInstead: false, removed: [] },
  ...{ view: "month", day: "2127-07-04", today: "2127-07-01", openHours: null },
  days: month.map((day) => (day.date === taken.date ? taken : day)),
};

test("the calendar of an item shows bookings by standing, closed days and what is free", () => {
  const { main } = open("calendar", { calendar: CALENDAR });
  expect(main.getByRole("heading", { name: "July 2127" })).toBeTruthy();
  expect(main.getByText(/Days and times are those of the place \(Eastern Time\)/)).toBeTruthy();
  const cell = within(main.getByText("Zoë").closest("td") as HTMLElement);
  expect(cell.getByText("1 of 3 free")).toBeTruthy();
  expect(cell.getByText("1 closed: New paddle")).toBeTruthy();
  const asked = cell.getByRole("link", { name: /Zoë/ });
  expect(asked.textContent).toContain("10:00 AM – 12:00 PM Zoë × 2Pending");
  expect(asked.getAttribute("href")).toBe("/rental-management/7/bookings/31");
  expect(cell.getByRole("link", { name: /Ada/ }).textContent).toContain("all day AdaConfirmed");
  const more = cell.getByRole("link", { name: "+4 more on Friday, July 4" });
  expect(more.getAttribute("href")).toContain("view=week&day=2127-07-04");
});

test("its leaves are turned by links, and on a phone quiet days are left out", () => {
  const { main } = open("calendar", { calendar: CALENDAR });
  const href = (name: string) => main.getByRole("link", { name }).getAttribute("href");
  expect(href("Month before: June 2127")).toContain("item=12&view=month&day=2127-06-01");
  expect(href("Month after: August 2127")).toContain("day=2127-08-01");
  expect(href("Week")).toContain("view=week&day=2127-07-04");
  const cells = [...document.querySelectorAll("td")];
  const told = cells.filter((cell) => cell.dataset.quiet === undefined);
  expect(told.map((cell) => cell.textContent?.slice(0, 25))).toEqual([
    expect.stringContaining("Tuesday, July 1 (today)"),
    expect.stringContaining("Friday, July 4"),
  ]);
});

test("a week shows all of its days, and another item is one choice away", async () => {
  const days = month.slice(5, 12);
  const calendar = { ...CALENDAR, view: "week", day: "2127-07-06", days };
  const { main, at } = open("calendar", { calendar });
  expect(main.getByRole("heading", { name: "Jul 6, 2127 – Jul 12, 2127" })).toBeTruthy();
  expect(main.getAllByText("3 of 3 free")).toHaveLength(7);
  expect(main.getByRole("heading", { name: "Sunday, July 6" })).toBeTruthy();
  expect(document.querySelector("table")).toBe(null);
  fireEvent.change(fieldOf("Rental item"), { target: { value: "13" } });
  expect(new URLSearchParams(at().split("?")[1]).get("item")).toBe("13");
});

test("a block of an hour shows two whole lines, and says the third", () => {
  const at = (end: string) => ({ startLocal: "2127-07-07T10:00", endLocal: `2127-07-07T${end}` });
  const bookings = [
    held({ id: 31, ...at("11:00") }),
    held({ id: 32, customerName: "Ada", ...at("12:00") }),
  ];
  const day = { ...quiet("2127-07-07"), bookings };
  const days = month.slice(5, 12).map((each) => [day].find(isOf(each)) ?? each);
  const { main } = open("calendar", {
    calendar: { ...CALENDAR, view: "week", day: "2127-07-07", days },
  });
  const isHidden = (name: RegExp) =>
    within(main.getByRole("link", { name })).getByText("Pending").classList.contains("md:sr-only");
  expect([isHidden(/Zoë/), isHidden(/Ada/)]).toEqual([true, false]);
});

test("a week has the hours of the place, and each booking stands at its time beside those at once", () => {
  const bookings = [
    held({
      ...{ id: 31, startLocal: "2127-07-07T10:00", endLocal: "2127-07-07T12:00" },
    }),
    held({
      ...{ id: 32, customerName: "Ada" },
      ...{ startLocal: "2127-07-07T11:30", endLocal: "2127-07-08T06:30" },
    }),
  ];
  const day = { ...quiet("2127-07-07"), closed: taken.closed, bookings };
  const next = { ...quiet("2127-07-08"), bookings: bookings.slice(1) };
  const days = month.slice(5, 12).map((each) => [day, next].find(isOf(each)) ?? each);
  const { main } = open("calendar", {
    calendar: { ...CALENDAR, view: "week", day: "2127-07-07", days },
  });
  // All of the night, which the second takes.
  const hours = main.getAllByText(/^\d+ [AP]M$/).map(({ textContent }) => textContent);
  expect([hours.length, hours[0], hours[6], hours[23]]).toEqual([24, "12 AM", "6 AM", "11 PM"]);
  const places = main.getAllByRole("link", { name: /Zoë|Ada/ }).map((link) => {
    const { style } = link.closest("li") as HTMLElement;
    return ["--from", "--long", "--lane", "--lanes"].map((name) => style.getPropertyValue(name));
  });
  expect(places).toEqual([
    ["10", "2", "0", "2"],
    ["11.5", "12.5", "1", "2"],
    ["0", "6.5", "0", "1"],
  ]);
  expect(main.getByText("1 closed: New paddle")).toBeTruthy();
  expect(main.getByText("until 6:30 AM")).toBeTruthy();
});

test("the pause after a booking stands below it, also on the next day, and nothing stands on it", () => {
  const at = (from: string, to: string) => ({
    ...{ startLocal: `2127-07-07T${from}`, endLocal: `2127-07-07T${to}` },
  });
  const early = { ...held({ id: 31, ...at("10:00", "11:00") }), pauseLocal: "2127-07-07T11:30" };
  const next = held({ id: 32, customerName: "Ada", ...at("11:00", "12:00") });
  const late = {
    ...held({ id: 33, customerName: "Owl", ...at("22:00", "23:30"), status: "confirmed" }),
    pauseLocal: "2127-07-08T00:30",
  };
  const days = [
    { ...quiet("2127-07-07"), bookings: [early, next, late] },
    { ...quiet("2127-07-08"), pauses: [late] },
  ];
  const { main } = open("calendar", {
    calendar: { ...CALENDAR, view: "week", day: "2127-07-07", days },
  });
  const rows = [...document.querySelectorAll<HTMLElement>("li[style]")].map((row) =>
    ["--from", "--long", "--pause", "--lane", "--lanes"].map((name) =>
      row.style.getPropertyValue(name),
    ),
  );
  expect(rows).toEqual([
    ["10", "1", "0.5", "0", "2"],
    ["11", "1", "0", "1", "2"],
    ["22", "1.5", "0.5", "0", "1"],
    ["0", "0", "0.5", "0", "1"],
  ]);
  expect(main.getByText("Pause until 11:30 AM")).toBeTruthy();
  expect(main.getByText("Pause after Owl until 12:30 AM")).toBeTruthy();
  expect(main.getAllByRole("link", { name: /Owl/ })).toHaveLength(1);
  // The word beside its mark is not broken, in whatever lane.
  expect(main.getByText("Confirmed").classList.contains("whitespace-nowrap")).toBe(true);
});

test("a week has the hours of the item, and tells the two times of a night on which clocks change", () => {
  const back = held({
    ...{ id: 33, customerName: "Owl", startLocal: "2127-11-02T01:30", startZone: "EDT" },
    ...{ endLocal: "2127-11-02T01:15", endZone: "EST" },
  });
  const show = (bookings: (typeof back)[]) =>
    open("calendar", {
      calendar: {
        ...{ ...CALENDAR, view: "week", day: "2127-11-02", openHours: { from: 6.5, to: 20 } },
        days: [{ ...quiet("2127-11-02"), bookings }],
      },
    }).main;
  const hoursIn = (main: ReturnType<typeof show>) =>
    main.getAllByText(/^\d+ [AP]M$/).map(({ textContent }) => textContent);
  const calm = hoursIn(show([]));
  expect([calm[0], calm.at(-1)]).toEqual(["6 AM", "7 PM"]);
  closePage();
  const main = show([back]);
  expect(hoursIn(main)[0]).toBe("1 AM");
  expect(main.getByText("1:30 AM EDT – 1:15 AM EST")).toBeTruthy();
  const { style } = main.getByRole("link", { name: /Owl/ }).closest("li") as HTMLElement;
  expect(Number(style.getPropertyValue("--long"))).toBeGreaterThan(0);
});

test("a removed item is chosen like others, says that it is removed, and not what is free", () => {
  const removed = [{ id: 14, name: "Dory" }];
  const item = { ...CALENDAR.item, ...removed[0], isRemoved: true };
  const days = CALENDAR.days.map((day) => ({ ...day, free: null }));
  const { main } = open("calendar", { calendar: { ...CALENDAR, item, removed, days } });
  const choice = main.getByLabelText("Rental item") as HTMLSelectElement;
  expect([...choice.options].map(({ text }) => text)).toEqual([
    ...["Sea kayak", "Skiff", "Dory (removed)"],
  ]);
  expect(choice.value).toBe("14");
  expect(main.getByText("You no longer rent Dory")).toBeTruthy();
  expect(main.queryByText(/free/i)).toBe(null);
});

test("an address of an item without a calendar says so, and whose is shown", () => {
  const { main } = open("calendar", { calendar: { ...CALENDAR, isInstead: true } });
  expect(main.getByText("The item of this address has no calendar")).toBeTruthy();
  expect(main.getByText(/This is the calendar of Sea kayak\./)).toBeTruthy();
});
