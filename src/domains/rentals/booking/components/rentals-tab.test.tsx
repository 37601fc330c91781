// @vitest-environment happy-dom
import { act, cleanup, fireEvent, within } from "@testing-library/react";
import { useLoaderData } from "react-router";
import { afterEach, expect, test } from "vitest";
import {
  answer,
  answerCalls,
  answerInTurn,
  loseConnection,
  refuse,
} from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { closePage, follow, openPage, press, told } from "#tests/support/open-page.tsx";
import { plainRental } from "#tests/support/plain-rental.ts";
import { until } from "#tests/support/until.ts";
import type { Picker } from "../picker-contract.ts";
import { RentalsTab } from "./rentals-tab.tsx";

afterEach(closePage);

const BOOK = "POST /api/bookings";
const QUOTE = "POST /api/rentals/*/quote";
const START = "2127-07-04T14:00:00.000Z";
const KEY = "0b1e4ac6-32f4-4a38-9f0e-6d1f2a5b7c90";
const ITEM = plainRental({ id: 12, businessId: 7, name: "Sea kayak", quantity: 3 });
const end = (hour: number, totalPrice: string) => ({
  endDate: `2127-07-04T${hour + 4}:00:00.000Z`,
  local: `2127-07-04T${hour}:00`,
  zone: "EDT",
  totalPrice,
});
const PICKER: Picker = {
  ...{ item: ITEM, day: "2127-07-04", earlier: null, later: "2127-07-11" },
  ...{ quantity: 1, start: null, ends: [], policy: null, requestKey: KEY },
  ...{ zoneName: "Eastern Time", instead: null, firstDay: "2127-07-04", lastDay: "2129-07-03" },
  availability: {
    ...{ rentalItemId: 12, timeZone: "America/New_York", quantity: 3 },
    days: [
      {
        ...{ date: "2127-07-04", reason: null, busy: [] },
        starts: [{ startDate: START, local: "2127-07-04T10:00", zone: "EDT", isOvernight: false }],
      },
      { date: "2127-07-05", reason: "Nothing is free on this day.", starts: [], busy: [] },
    ],
  },
};
const STARTED = { startDate: START, local: "2127-07-04T10:00", zone: "EDT", isFree: true };
const CHOSEN: Picker = { ...PICKER, start: STARTED, ends: [end(11, "50.00"), end(12, "100.00")] };
/** As after somebody else took the last one. */
const GONE: Picker = { ...CHOSEN, start: { ...STARTED, isFree: false }, ends: [] };

interface Opened {
  items?: (typeof ITEM)[];
  /** What the page shows when it is read anew, or at another address. */
  later?: Picker | null;
  viewer?: ReturnType<typeof currentUser>;
}

function open(picker: Picker | null, answers = {}, { items = [ITEM], later, viewer }: Opened = {}) {
  const api = answerCalls({ [BOOK]: answer({}, { status: 201 }), ...answers });
  const page = () => {
    const loaded = useLoaderData() as { picker: Picker | null } | null;
    return <RentalsTab items={items} picker={loaded ? loaded.picker : picker} elsewhere={null} />;
  };
  const address = "/business/7?tab=rentals&rent=12";
  const reload = later === undefined ? undefined : () => ({ picker: later });
  const site = { path: "/business/:id", address, page, reload, viewer: viewer ?? null };
  return { api, ...openPage(site) };
}

const type = (main: ReturnType<typeof open>["main"], label: RegExp, value: string) =>
  fireEvent.input(main.getByLabelText(label), { target: { value } });

test("shows each item with what it costs and has, and leads to its times", () => {
  const { main } = open(null);
  expect(main.getByRole("heading", { name: "Sea kayak" })).toBeTruthy();
  expect(main.getByText("$50.00")).toBeTruthy();
  expect(main.getByText("$300.00")).toBeTruthy();
  expect(main.getByText("Up to 2 guests each · 3 of them")).toBeTruthy();
  expect(main.getByText("Life vest")).toBeTruthy();
  const link = main.getByRole("link", { name: "Request a booking of Sea kayak" });
  expect(link.getAttribute("href")).toContain("?tab=rentals&rent=12");
});

test("shows whoever asked the link, and promises no mail that does not come", async () => {
  const link = "/booking?token=7.signed";
  const told = answer({ link, isMailed: false }, { status: 201 });
  const { main } = open(CHOSEN, { [BOOK]: told });
  await press("Request booking");
  const own = await main.findByRole("link", { name: "Look at it or cancel it" });
  expect(own.getAttribute("href")).toBe(link);
  expect(main.getByRole("status").textContent).toContain("so we sent none");
});

test("shows prices, and how to ask instead, where nobody would answer a request", () => {
  const elsewhere = { phone: "(410) 555-0100", website: "https://tern.example/rent" };
  const page = () => <RentalsTab items={[ITEM]} picker={null} elsewhere={elsewhere} />;
  const { main } = openPage({ path: "/business/:id", address: "/business/7?tab=rentals", page });
  expect(main.getByText("$50.00")).toBeTruthy();
  expect(main.queryByRole("link", { name: /Request a booking/ })).toBe(null);
  const note = main.getByRole("note");
  expect(note.textContent).toContain("Please call (410) 555-0100 or see tern.example.");
});

test("offers only what can be had, in the time of the place", () => {
  const { main } = open(PICKER);
  const start = main.getByRole("link", { name: "10:00 AM EDT" });
  const address = new URL(start.getAttribute("href") ?? "", "http://x");
  expect(address.searchParams.get("start")).toBe(START);
  expect(address.hash).toBe("#ask");
  expect(main.getByText(/Times are those of the place \(Eastern Time\)/)).toBeTruthy();
  expect(main.queryByRole("button", { name: "Request booking" })).toBe(null);
});

test("shows the times of one day, and of the others whether there are any", () => {
  const { main } = open(PICKER);
  const days = within(main.getByRole("list", { name: "Days" }));
  const chosen = days.getByRole("link", { name: /^Friday, July 4: 1 times/ });
  expect(chosen.getAttribute("aria-current")).toBe("true");
  const full = days.getByRole("link", { name: /Saturday, July 5: Nothing is free on this day/ });
  expect(full.getAttribute("href")).toContain("day=2127-07-05#book");
  closePage();
  const other = open({ ...PICKER, day: "2127-07-05" });
  expect(other.main.getByText("Nothing is free on this day.")).toBeTruthy();
  expect(other.main.queryByRole("link", { name: "10:00 AM EDT" })).toBe(null);
});

test("there is no week before today", () => {
  const { main } = open(PICKER);
  expect(main.queryByRole("link", { name: "Earlier week" })).toBe(null);
  const later = main.getByRole("link", { name: "Later week" });
  expect(later.getAttribute("href")).toContain("week=2127-07-11");
  closePage();
  const next = open({ ...PICKER, earlier: "2127-06-27", later: null });
  expect(next.main.getByRole("link", { name: "Earlier week" })).toBeTruthy();
  expect(next.main.queryByRole("link", { name: "Later week" })).toBe(null);
});

test("the price is shown line by line before anything is sent, with the terms", async () => {
  const line = { unit: "hour", count: 2, rate: "50.00", quantity: 1, amount: "100.00" };
  const quote = { totalPrice: "100.00", lines: [line], isFree: true };
  const { api, main } = open(
    { ...CHOSEN, policy: "Free until the day before." },
    {
      [QUOTE]: answer(quote),
    },
  );
  fireEvent.change(main.getByLabelText(/Until/), { target: { value: end(12, "").endDate } });
  expect(await main.findByText("2 hours at $50.00")).toBeTruthy();
  expect(main.getAllByText("$100.00").length).toBeGreaterThan(0);
  expect(main.getByText("Free until the day before.")).toBeTruthy();
  expect(api.sent(QUOTE).at(-1)).toEqual({
    ...{ startDate: START, endDate: end(12, "").endDate, quantity: 1 },
  });
  expect(main.getByText(/^From Friday, July 4, 2127, 10:00 AM EDT/)).toBeTruthy();
});

const NEXT = {
  ...{ startDate: "2127-07-05T14:00:00.000Z", endDate: "2127-07-05T16:00:00.000Z" },
  ...{ local: "2127-07-05T10:00", zone: "EDT" },
};
const TAKEN = { totalPrice: "100.00", lines: [], isFree: false, next: NEXT };

test("a time that was taken meanwhile is told before anything is sent, with the next one", async () => {
  const { main } = open(CHOSEN, { [QUOTE]: answer(TAKEN) });
  expect(await main.findByText("This time was taken just now")).toBeTruthy();
  const next = main.getByRole("link", { name: "Choose Saturday, July 5, 2127, 10:00 AM EDT" });
  const { searchParams } = new URL(next.getAttribute("href") ?? "", "http://x");
  expect(searchParams.get("start")).toBe(NEXT.startDate);
  expect(searchParams.get("day")).toBe("2127-07-05");
});

test("anyone asks for a booking with the total that was shown, without price and status", async () => {
  const { api, main } = open(CHOSEN);
  fireEvent.change(main.getByLabelText(/Until/), { target: { value: end(12, "").endDate } });
  type(main, /Name/, "Zoë");
  type(main, /E-mail/, "zoe@example.com");
  await press("Request booking");
  await told("Booking created successfully");
  const [sent] = api.sent(BOOK);
  expect(sent).toMatchObject({
    ...{ rentalItemId: 12, businessId: 7, startDate: START, endDate: end(12, "").endDate },
    ...{ quantity: 1, totalGuests: 1, quotedTotal: "100.00" },
    ...{ customerName: "Zoë", customerEmail: "zoe@example.com" },
  });
  expect(sent).not.toHaveProperty("status");
  expect(sent).not.toHaveProperty("totalPrice");
  expect(main.getByText("Your request is on its way")).toBeTruthy();
});

test("a request that took the last one says so until its reader leaves, and takes the focus", async () => {
  const { main, at } = open(CHOSEN, {}, { later: null });
  await press("Request booking");
  await told("Booking created successfully", "It is a request until the business confirms it.");
  await until(() => expect(at()).toBe("/business/7?tab=rentals&sent=booking"));
  const sent = main.getByText("Your request is on its way").closest("[role=status]");
  expect(document.activeElement).toBe(sent);
  await follow("Request a booking of Sea kayak");
  await until(() => expect(main.queryByText("Your request is on its way")).toBe(null));
});

test("somebody signed in asks with the name and the address of the account", async () => {
  const viewer = currentUser({ firstName: "Maren", lastName: "Tern", email: "maren@example.com" });
  const { api } = open(CHOSEN, {}, { viewer });
  await press("Request booking");
  await told("Booking created successfully");
  expect(api.sent(BOOK)).toMatchObject([
    { customerName: "Maren Tern", customerEmail: "maren@example.com" },
  ]);
});

const TYPED = {
  ...{ Name: "Zoë", "E-mail": "zoe@example.com", Phone: "410-555-0100", Guests: "2" },
  "Special requests": "A dog comes along.",
};
const typed = ({ main }: Pick<ReturnType<typeof open>, "main">) =>
  Object.fromEntries(
    Object.keys(TYPED).map((label) => {
      const field = main.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
      return [label, field.value];
    }),
  );

test("a start that somebody else took keeps all that was typed, says why and offers the next", async () => {
  const message = "That time is taken. The next free time of this length begins on Saturday.";
  const refusal = { [BOOK]: refuse(409, { message, code: "taken" }), [QUOTE]: answer(TAKEN) };
  const { main, at } = open(CHOSEN, refusal, { later: GONE });
  for (const [label, value] of Object.entries(TYPED)) type(main, new RegExp(`^${label}`), value);
  await press("Request booking");
  await told("Failed to create booking", message);
  await until(() => expect(main.queryByLabelText(/Until/)).toBe(null));
  const alert = main.getByRole("alert");
  expect(alert.textContent).toContain(message);
  await until(() => expect(document.activeElement).toBe(alert));
  expect(typed({ main })).toEqual(TYPED);
  expect(main.getByText("From Friday, July 4, 2127, 10:00 AM EDT").closest("details")?.open).toBe(
    true,
  );
  await follow("Choose Saturday, July 5, 2127, 10:00 AM EDT");
  await until(() => expect(at()).toContain(`start=${encodeURIComponent(NEXT.startDate)}`));
  expect(typed({ main })).toEqual(TYPED);
});

test("what was typed comes along to another item of the place", async () => {
  const other = plainRental({ id: 13, businessId: 7, name: "Skiff", capacity: 4 });
  const later = { ...CHOSEN, item: other };
  const { main } = open(CHOSEN, {}, { later, items: [ITEM, other] });
  for (const [label, value] of Object.entries(TYPED)) type(main, new RegExp(`^${label}`), value);
  await follow("Request a booking of Skiff");
  expect(await main.findByRole("heading", { name: "Book Skiff" })).toBeTruthy();
  expect(typed({ main })).toEqual(TYPED);
});

test("a failure without a reason of the server is told all the same", async () => {
  const { main } = open(CHOSEN, { [BOOK]: answer({}, { status: 500 }) });
  await press("Request booking");
  await told("Failed to create booking");
  expect(main.getByRole("alert").textContent).toBe("Failed to create booking");
});

const keysOf = (api: ReturnType<typeof open>["api"]) =>
  api.sent(BOOK).map((sent) => (sent as { requestKey: string }).requestKey);

test("a lost answer is no failure: pressing again, or after a reload, sends the same key", async () => {
  const lost = answerInTurn(loseConnection, loseConnection, answer({}, { status: 201 }));
  const { api, main } = open(CHOSEN, { [BOOK]: lost });
  type(main, /E-mail/, "zoe@example.com");
  await press("Request booking");
  await told("There was no answer", "it is not booked twice");
  expect(document.querySelector("[data-toast]")?.textContent).not.toContain("Failed");
  expect(main.getByRole("alert").textContent).toContain("it is not booked twice");
  await press("Request booking");
  cleanup();
  const again = open(CHOSEN, { [BOOK]: answer({}, { status: 201 }) });
  await press("Request booking");
  await told("Booking created successfully");
  const [first, second] = keysOf(api);
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect([second, ...keysOf(again.api)]).toEqual([first, first]);
  cleanup();
  const next = open(CHOSEN);
  await press("Request booking");
  await told("Booking created successfully");
  expect(keysOf(next.api)).not.toContain(first);
});

test("a refusal has the focus at the first bad field, and every error is named at once", async () => {
  const fields = { customerEmail: "Please enter an address." };
  const { main } = open(CHOSEN, { [BOOK]: refuse(400, { message: "Please check.", fields }) });
  type(main, /^Guests/, "5");
  await press("Request booking");
  const guests = main.getByLabelText(/^Guests/);
  await until(() => expect(document.activeElement).toBe(guests));
  const alert = main.getByRole("alert");
  expect(alert.textContent).toContain("Please enter an address.");
  expect(alert.textContent).toContain("There is room for 2 guests. For 5 please choose 3 units.");
  expect(main.getByLabelText(/E-mail/).getAttribute("aria-invalid")).toBe("true");
});

test("without scripts the answer comes back at the form, and the total names its end", () => {
  const { main } = open(CHOSEN);
  const form = main.getByRole("form", { name: "Ask for Sea kayak" });
  expect(form.getAttribute("action")).toMatch(/^\/business\/7\?.*#ask$/);
  expect(form.querySelector("input[name=requestKey]")?.getAttribute("value")).toBe(KEY);
});

test("what cannot be shown is told, days have their bounds, and the panel says rate and room", () => {
  const instead = "Thursday, July 3, 2127 is over. These are the times of Friday, July 4, 2127.";
  const { main } = open({ ...PICKER, instead });
  expect(main.getByRole("note").textContent).toBe(instead);
  const day = main.getByLabelText("Day");
  expect([day.getAttribute("min"), day.getAttribute("max")]).toEqual(["2127-07-04", "2129-07-03"]);
  const panel = main.getByRole("region", { name: "Book Sea kayak" });
  expect(panel.textContent).toContain(
    "$50.00 per hour · $300.00 per day · up to 2 guests each, 3 of them",
  );
});

test("a start whose ends are all on another day says so before it is chosen", () => {
  const [day] = PICKER.availability.days;
  const starts = (day?.starts ?? []).map((start) => ({ ...start, isOvernight: true }));
  const days = [{ date: "2127-07-04", reason: null, busy: [], starts }];
  const { main } = open({ ...PICKER, availability: { ...PICKER.availability, days } });
  expect(main.getByRole("link", { name: "10:00 AM EDT overnight only" })).toBeTruthy();
});

test("whoever has asked reads what was asked for, what it costs and until when it is held", async () => {
  const receipt = {
    ...{ rentalItemName: "Sea kayak", quantity: 2, totalPrice: "100.00", link: "/booking?token=7" },
    ...{ startLocal: "2127-07-04T10:00", startZone: "EDT" },
    ...{ endLocal: "2127-07-04T12:00", endZone: "EDT", isMailed: true },
    ...{ expiresLocal: "2127-07-04T09:00", expiresZone: "EDT" },
  };
  const { main } = open(CHOSEN, { [BOOK]: answer(receipt, { status: 201 }) });
  await press("Request booking");
  const sent = await main.findByRole("status");
  expect(sent.textContent).toContain(
    "2 × Sea kayak, Friday, July 4, 2127, 10:00 AM to 12:00 PM EDT, $100.00 in all.",
  );
  expect(sent.textContent).toContain("until Friday, July 4, 2127, 9:00 AM EDT at the latest");
});

test("what is free is read anew when the connection is back", async () => {
  const { main } = open(PICKER, {}, { later: CHOSEN });
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await main.findByRole("form", { name: "Ask for Sea kayak" })).toBeTruthy();
});

test("another time has a key of its own, and so has what is asked anew", async () => {
  const over = refuse(409, { message: "This request is over.", code: "request_ended" });
  const { api, main } = open(CHOSEN, {
    [BOOK]: answerInTurn(loseConnection, over, loseConnection),
  });
  await press("Request booking");
  fireEvent.change(main.getByLabelText(/Until/), { target: { value: end(12, "").endDate } });
  await press("Request booking");
  await told("Failed to create booking", "This request is over.");
  await press("Request booking");
  expect(new Set(keysOf(api)).size).toBe(3);
});

test("a price that has changed is read anew: one price is shown, and the next press sends it", async () => {
  const price = (totalPrice: string) =>
    answer({
      ...{ totalPrice, isFree: true, next: null },
      lines: [{ unit: "hour", count: 1, rate: totalPrice, quantity: 1, amount: totalPrice }],
    });
  const message = "The price has changed. It is now $52.00; please look at it and send again.";
  const refusal = {
    [BOOK]: refuse(409, { message, code: "price_changed" }),
    [QUOTE]: price("50.00"),
  };
  const later = { ...CHOSEN, ends: [end(11, "52.00"), end(12, "104.00")] };
  const { api, main } = open(CHOSEN, refusal, { later });
  expect(await main.findByText("1 hour at $50.00")).toBeTruthy();
  api.answer({ [QUOTE]: price("52.00") });
  await press("Request booking");
  expect(await main.findByText("1 hour at $52.00")).toBeTruthy();
  const form = main.getByRole("form", { name: "Ask for Sea kayak" });
  await until(() => expect(form.textContent).not.toContain("50.00"));
  expect(main.getByRole("alert").textContent).toBe(message);
  await press("Request booking");
  await until(() => expect(api.sent(BOOK)).toHaveLength(2));
  expect(api.sent(BOOK)).toMatchObject([{ quotedTotal: "50.00" }, { quotedTotal: "52.00" }]);
});

test("a business without items says so", () => {
  const { main } = open(null, {}, { items: [] });
  expect(main.getByText("Nothing to book here yet")).toBeTruthy();
});

test("an end says its day only when it is another than that of the start", () => {
  const next = { endDate: "2127-07-05T14:00:00.000Z", local: "2127-07-05T10:00", zone: "EDT" };
  const { main } = open({ ...CHOSEN, ends: [end(11, "50.00"), { ...next, totalPrice: "300.00" }] });
  const options = [...(main.getByLabelText(/Until/) as HTMLSelectElement).options];
  expect(options.map(({ text }) => text)).toEqual([
    "11:00 AM EDT: $50.00",
    "Sat, Jul 5, 10:00 AM EDT: $300.00",
  ]);
});

test("days are one stop of the tab key, and arrows go along them", () => {
  const { main } = open(PICKER);
  const days = main.getByRole("list", { name: "Days" });
  const stops = () => [...days.querySelectorAll("a")].map(({ tabIndex }) => tabIndex);
  expect(stops()).toEqual([0, -1]);
  days.querySelector("a")?.focus();
  fireEvent.keyDown(days, { key: "ArrowRight" });
  expect(document.activeElement?.textContent).toContain("Saturday, July 5");
  expect(stops()).toEqual([-1, 0]);
  fireEvent.keyDown(days, { key: "Home" });
  expect(document.activeElement?.textContent).toContain("Friday, July 4");
});

test("in several rows, down and up lead to the row below and above", () => {
  const starts = [10, 11, 12, 13].map((hour) => ({
    ...{ startDate: `2127-07-04T${hour + 4}:00:00.000Z`, local: `2127-07-04T${hour}:00` },
    ...{ zone: "EDT", isOvernight: false },
  }));
  const days = [{ date: "2127-07-04", reason: null, busy: [], starts }];
  const { main } = open({ ...PICKER, availability: { ...PICKER.availability, days } });
  const times = main.getByRole("list", { name: /^Free on/ });
  const links = [...times.querySelectorAll("a")];
  links.forEach((link, index) => {
    link.getBoundingClientRect = () => new DOMRect(0, Math.floor(index / 3) * 48, 90, 44);
  });
  links[0]?.focus();
  const pressed = (key: string) => {
    fireEvent.keyDown(times, { key });
    return links.indexOf(document.activeElement as HTMLAnchorElement);
  };
  expect(pressed("ArrowDown")).toBe(3);
  expect(pressed("ArrowDown")).toBe(3);
  expect(pressed("ArrowUp")).toBe(0);
  expect(pressed("ArrowRight")).toBe(1);
});

test("whoever chose an item, a day or a start goes on from there", async () => {
  const { main } = open(PICKER, {}, { later: CHOSEN });
  await follow("Request a booking of Sea kayak");
  const focused = () => document.activeElement;
  await until(() => expect(focused()?.textContent).toBe("Book Sea kayak"));
  await follow(/^Saturday, July 5/);
  await until(() => expect(focused()?.textContent).toBe("Friday, July 4"));
  expect(main.getByText("To the free times").getAttribute("href")).toBe(`#${focused()?.id}`);
  await follow("10:00 AM EDT");
  await until(() => expect(focused()?.getAttribute("aria-label")).toBe("Ask for Sea kayak"));
});
