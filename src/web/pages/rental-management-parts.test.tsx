// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { CalendarDay } from "#src/domains/rentals/desk/calendar-contract.ts";
import {
  answer,
  answerCalls,
  answerInTurn,
  loseConnection,
  refuse,
} from "#tests/support/answer-calls.ts";
import {
  click,
  closePage,
  fieldOf,
  fill,
  openPage,
  press,
  told,
} from "#tests/support/open-page.tsx";
import { plainBooking } from "#tests/support/plain-booking.ts";
import { plainRental } from "#tests/support/plain-rental.ts";
import { until } from "#tests/support/until.ts";
import RentalManagement from "./rental-management.tsx";

afterEach(closePage);

const CLOSE = "POST /api/businesses/*/blackouts";
const OPEN = "DELETE /api/blackouts/*";
const TERMS = "PUT /api/businesses/*/rental-policy";
const FEED = "POST /api/businesses/*/rental-feed";

const ITEMS = [
  plainRental({ id: 12, name: "Sea kayak", quantity: 3 }),
  plainRental({ id: 13, name: "Skiff" }),
];
const DESK = {
  ...{ totalItems: 2, totalRevenue: "0.00", pendingBookings: 0, upcomingBookings: 0 },
  ...{ totalBookings: 0, policy: "Rain is no reason.", timeZone: "America/New_York" },
  ...{ feedUrl: "http://x/feed", zoneName: "Eastern Time" },
};

function open(tab: string, facts = {}, answers = {}) {
  const api = answerCalls(answers);
  const data = {
    ...{
      id: 7,
      isRented: true,
      name: "Tern Rentals",
      desk: DESK,
      items: ITEMS,
      blackouts: [],
      calendar: null,
    },
    ...{ bookings: { items: [], total: 0 }, waiting: [], days: [] },
    ...facts,
  };
  const path = "/rental-management/:businessId";
  const address = `/rental-management/7?tab=${tab}`;
  return { api, ...openPage({ path, address, page: RentalManagement, data }) };
}

const quiet = (date: string): CalendarDay => ({
  ...{ date, free: 3, isInSeason: true, closed: [], bookings: [], bookingCount: 0 },
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
    plainBooking({ id: 31 }),
    plainBooking({
      ...{ id: 32, customerName: "Ada", status: "confirmed", quantity: 1 },
      ...{ startLocal: "2127-07-03T18:00", endLocal: "2127-07-05T09:00" },
    }),
  ],
  bookingCount: 6,
};
const CALENDAR = {
  item: { id: 12, name: "Sea kayak", quantity: 3 },
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
    plainBooking({ id: 31, ...at("11:00") }),
    plainBooking({ id: 32, customerName: "Ada", ...at("12:00") }),
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
    plainBooking({
      ...{ id: 31, startLocal: "2127-07-07T10:00", endLocal: "2127-07-07T12:00" },
    }),
    plainBooking({
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

test("a week has the hours of the item, and tells the two times of a night on which clocks change", () => {
  const back = plainBooking({
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

test("days are closed for several items, with units and a note", async () => {
  const { api } = open("closed-days", {}, { [CLOSE]: answer([], { status: 201 }) });
  await press("Close days");
  expect(await screen.findByText("Please choose what is closed.")).toBeTruthy();
  await click(screen.getByLabelText("Everything"));
  await fill({ "First day": "2127-07-04", "Last day": "2127-07-03" });
  await press("Close days");
  expect(await screen.findByText("The last day is not before the first.")).toBeTruthy();
  await fill({ "First day": "2127-07-02" });
  await until(() => expect(screen.queryByText(/^The last day is not before/)).toBe(null));
  await fill({ "First day": "2127-07-04", "Last day": "2127-07-05" });
  await fill({ "Units of each": "1", Note: "Repairs" });
  await press("Close days");
  await told("The days are closed");
  expect(api.sent(CLOSE)).toEqual([
    {
      ...{ rentalItemIds: [12, 13], firstDay: "2127-07-04", lastDay: "2127-07-05" },
      ...{ quantity: "1", note: "Repairs", requestKey: expect.any(String) },
    },
  ]);
});

test("bookings in the way are named, and what was typed stays", async () => {
  const text = "Sea kayak: Zoë, Friday, July 4, 2127, 10:00 AM to 12:00 PM EDT";
  const links = [{ text, href: "/rental-management/7/bookings/31" }];
  const message = `Bookings are in the way. ${text}.`;
  open("closed-days", {}, { [CLOSE]: refuse(409, { message, links }) });
  await click(screen.getByLabelText("Sea kayak"));
  await fill({ "First day": "2127-07-04", "Last day": "2127-07-04" });
  await press("Close days");
  await told("Nothing was closed");
  const link = await screen.findByRole("link", { name: text });
  expect(link.getAttribute("href")).toBe("/rental-management/7/bookings/31");
  expect(fieldOf("First day").value).toBe("2127-07-04");
});

test("closed days are listed and opened again after a question", async () => {
  const closed = { id: 5, rentalItemId: 12, firstDay: "2127-07-04", lastDay: "2127-07-05" };
  const blackouts = [{ ...closed, quantity: null, note: "Regatta" }];
  const { api, main } = open("closed-days", { blackouts }, { [OPEN]: answer({ ok: true }) });
  expect(main.getByText("All units · Regatta")).toBeTruthy();
  await press("Open again: Sea kayak, Jul 4, 2127 – Jul 5, 2127");
  expect(await screen.findByText("Open these days again?")).toBeTruthy();
  expect(api.calls).toEqual([]);
  await press("Open again");
  await told("These days are open again");
  expect(api.calls).toMatchObject([{ method: "DELETE", path: "/api/blackouts/5" }]);
});

const CLOSED = {
  ...{ id: 5, rentalItemId: 12, firstDay: "2127-07-04", lastDay: "2127-07-05" },
  ...{ quantity: null, note: null },
};
const toasts = () => document.querySelector("[data-toast]")?.textContent ?? "";

test("a lost answer to closing days is no failure, and pressing again sends the same key", async () => {
  const lost = answerInTurn(loseConnection, answer([CLOSED], { status: 201 }));
  const { api } = open("closed-days", {}, { [CLOSE]: lost });
  const close = async () => {
    await click(screen.getByLabelText("Sea kayak"));
    await fill({ "First day": "2127-07-04", "Last day": "2127-07-04" });
    await press("Close days");
  };
  await close();
  await told("There was no answer", "nothing is closed twice");
  expect(toasts()).not.toContain("Nothing was closed");
  expect(screen.getByRole("alert").textContent).toContain("There was no answer. Press again");
  await press("Close days");
  await told("The days are closed");
  await close();
  await until(() => expect(api.sent(CLOSE)).toHaveLength(3));
  const [first, second, third] = (api.sent(CLOSE) as { requestKey: string }[]).map(
    ({ requestKey }) => requestKey,
  );
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect([second === first, third === first]).toEqual([true, false]);
});

const REMOVED = "Sea kayak was removed already.";
const OPENED = "These days are open already.";

test.each([
  ["overview", "DELETE /api/rentals/*", ["Remove Sea kayak", "Remove"], REMOVED, "removed_already"],
  ["closed-days", OPEN, [/^Open again: /, "Open again"], OPENED, "open_already"],
] as const)(
  "a lost answer in %s is told as one, and whoever presses again learns that it is so already",
  async (tab, call, [first, yes], message, code) => {
    const refused = refuse(404, { message, code });
    const lost = { [call]: answerInTurn(loseConnection, refused) };
    open(tab, { blackouts: [CLOSED] }, lost);
    await press(first);
    await screen.findByRole("alertdialog");
    await press(yes);
    await told("There was no answer", "Press again when you are connected");
    await press(yes);
    await told(message);
    await until(() => expect(screen.queryByRole("alertdialog")).toBe(null));
  },
);

test("lost answers to terms and to a new link say that nobody knows", async () => {
  open("terms", {}, { [TERMS]: loseConnection, [FEED]: loseConnection });
  await fill({ "Your terms": "Free until the day before." });
  await press("Save terms");
  await told("There was no answer", "your terms are then as they stand here");
  expect(screen.getByRole("alert").textContent).toContain("There was no answer.");
  await press("New link");
  await screen.findByText("Make a new link?");
  await press("Make a new link");
  await told("There was no answer", "The link may be new or not.");
  expect(toasts()).not.toContain("still the old one");
});

test("the terms of cancelling are written down", async () => {
  const { api } = open("terms", {}, { [TERMS]: answer(DESK) });
  expect(fieldOf("Your terms").value).toBe("Rain is no reason.");
  await fill({ "Your terms": "Free until the day before." });
  await press("Save terms");
  await told("Your terms are saved");
  expect(api.sent(TERMS)).toEqual([{ policy: "Free until the day before." }]);
});

test("the calendar link is copied, and made anew after a question", async () => {
  const copied: string[] = [];
  vi.stubGlobal("navigator", {
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  const { api } = open("terms", {}, { [FEED]: answer(DESK) });
  await press("Copy link");
  await told("Link copied");
  expect(copied).toEqual(["http://x/feed"]);
  await press("New link");
  expect(await screen.findByText("Make a new link?")).toBeTruthy();
  expect(api.calls).toEqual([]);
  await press("Make a new link");
  await told("The link is new");
});

const COUNTED = { desk: { ...DESK, pendingBookings: 3, totalBookings: 19 } };

test("each card leads to what it counts", () => {
  const { main } = open("overview", COUNTED);
  const leadsTo = (label: string) => main.getByText(label).closest("a")?.getAttribute("href");
  const labels = ["Total Items", "Total Revenue", "Pending Bookings", "Upcoming Bookings"];
  expect(labels.map(leadsTo)).toEqual([
    "/rental-management/7#items",
    "/rental-management/7?status=confirmed#bookings",
    "/rental-management/7?status=pending#bookings",
    "/rental-management/7?status=confirmed&time=upcoming#bookings",
  ]);
});

test("what waits for an answer stands first, with when it lapses and the way to it", () => {
  const lapses = { expiresLocal: "2127-07-03T09:00", expiresZone: "EDT" };
  const { main } = open("overview", { ...COUNTED, waiting: [plainBooking(lapses)] });
  const [first] = main.getAllByRole("heading", { level: 2 });
  expect(first?.textContent).toBe("Waiting for your answer 3");
  const link = main.getByRole("link", { name: /^Answer Zoë: 2 × Sea kayak/ });
  expect(link.getAttribute("href")).toBe("/rental-management/7/bookings/1");
  expect(link.textContent).toContain("Lapses Thursday, July 3, 2127, 9:00 AM EDT");
  const all = main.getByRole("link", { name: "All 3 that wait" });
  expect(all.getAttribute("href")).toContain("?status=pending#bookings");
});

test("today and tomorrow say who comes and who brings back, whatever it is", () => {
  const booking = plainBooking({ status: "confirmed", customerPhone: "410 555 0142" });
  const comes = { kind: "comes", local: "2127-07-04T10:00", zone: "EDT", booking };
  const returns = { ...comes, kind: "returns", local: "2127-07-04T12:00" };
  const days = [
    { date: "2127-07-04", visits: [comes, returns] },
    { date: "2127-07-05", visits: [] },
  ];
  const { main } = open("overview", { ...COUNTED, days });
  const today = main.getByRole("heading", { name: "Today, Friday, July 4" }).parentElement;
  const visits = within(today as HTMLElement).getAllByRole("link");
  expect(visits.map(({ textContent }) => textContent)).toEqual([
    "10:00 AM EDTZoë comes for 2 × Sea kayak410 555 0142",
    "12:00 PM EDTZoë brings back 2 × Sea kayak410 555 0142",
  ]);
  expect(main.getByText("Nobody comes or brings back.")).toBeTruthy();
});

test("bookings are looked for by status, time and words, and none says so", async () => {
  const { main, at } = open("overview", { ...COUNTED, bookings: { items: [], total: 0 } });
  fireEvent.change(screen.getByLabelText("Booking status"), { target: { value: "pending" } });
  fireEvent.change(screen.getByLabelText("Booking time"), { target: { value: "past" } });
  await fill({ "Search bookings": "#31" });
  await vi.waitFor(() => expect(at()).toContain("status=pending&time=past&q=%2331"));
  expect(main.getByText("No such bookings")).toBeTruthy();
  await press("Clear Filters");
  expect(at()).toBe("/rental-management/7?tab=overview");
});

async function createBooking() {
  await press("Create Booking");
  await screen.findByLabelText("Customer name");
  await fill({ "Customer name": "Ada", "Customer e-mail": "ada@example.com" });
  await fill({ Start: "2127-07-04T10:00", End: "2127-07-04T12:00", "Total price ($)": "80" });
  fireEvent.submit(screen.getByLabelText("Customer name").closest("form") as HTMLFormElement);
}

test("a booking that was just created stands first and is one press away, whatever the table shows", async () => {
  const receipt = { ...plainBooking({ id: 44, customerName: "Ada" }), isMailed: false };
  const bookings = { items: [plainBooking({ id: 3 })], total: 60 };
  const facts = { bookings, desk: { ...DESK, totalBookings: 60 } };
  const { main } = open("overview", facts, { "POST /api/bookings": answer(receipt) });
  await createBooking();
  const notice = await main.findByRole("status");
  expect(notice.textContent).toContain("Ada: 2 × Sea kayak, Friday, July 4, 2127, 10:00 AM");
  expect(notice.textContent).toContain("The customer is not mailed of it.");
  expect(within(notice).getByRole("link").getAttribute("href")).toMatch(/bookings\/44$/);
  const [, first] = main.getAllByRole("row");
  expect(first?.textContent).toContain("Adanew");
});

test("what is stored of the same form is told with the way to it", async () => {
  const links = [{ text: "Booking of Ada", href: "/rental-management/7/bookings/44" }];
  const message = "This booking was stored before, as pending at $80.00.";
  open("overview", {}, { "POST /api/bookings": refuse(409, { message, links }) });
  await createBooking();
  await told("Failed to create booking", message);
  const link = await screen.findByRole("link", { name: "Booking of Ada" });
  expect(link.getAttribute("href")).toBe("/rental-management/7/bookings/44");
  expect(link.closest("form")?.textContent).toContain(message);
});

test("what a field of an item is told ends when it is mended", async () => {
  open("overview");
  await press("Add Rental Item");
  const name = await screen.findByLabelText("Name");
  await press("Add Item");
  await vi.waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"));
  await fill({ Name: "Skiff" });
  expect(name.getAttribute("aria-invalid")).toBe(null);
  expect(screen.getByLabelText("Description").getAttribute("aria-invalid")).toBe("true");
});

test("a listing that has left the category says so and takes nothing new", () => {
  const { main } = open("overview", { isRented: false });
  expect(main.getByRole("note").textContent).toContain("no longer in the category Marine Rentals");
  expect(screen.queryByRole("button", { name: /Create Booking|Add Rental Item/ })).toBe(null);
});

test("items stand before bookings, as the cards above them", () => {
  const { main } = open("overview");
  const parts = main.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(parts.indexOf("Rental Items")).toBeLessThan(parts.indexOf("Bookings"));
});
