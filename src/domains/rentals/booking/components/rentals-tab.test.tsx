// @vitest-environment happy-dom
import { act, fireEvent, within } from "@testing-library/react";
import { useRevalidator } from "react-router";
import { afterEach, expect, test } from "vitest";
import { answer, answerCalls, refuse } from "#tests/support/answer-calls.ts";
import { closePage, openPage, press, told } from "#tests/support/open-page.tsx";
import { plainRental } from "#tests/support/plain-rental.ts";
import type { Picker } from "../picker-contract.ts";
import { RentalsTab } from "./rentals-tab.tsx";

afterEach(closePage);

const BOOK = "POST /api/bookings";
const QUOTE = "POST /api/rentals/*/quote";
const START = "2127-07-04T14:00:00.000Z";
const ITEM = plainRental({ id: 12, businessId: 7, name: "Sea kayak", quantity: 3 });
const end = (hour: number, totalPrice: string) => ({
  endDate: `2127-07-04T${hour + 4}:00:00.000Z`,
  local: `2127-07-04T${hour}:00`,
  zone: "EDT",
  totalPrice,
});
const PICKER: Picker = {
  ...{ item: ITEM, day: "2127-07-04", earlier: null, later: "2127-07-11" },
  ...{ quantity: 1, start: null, ends: [], policy: null },
  availability: {
    ...{ rentalItemId: 12, timeZone: "America/New_York", quantity: 3 },
    days: [
      {
        ...{ date: "2127-07-04", reason: null, busy: [] },
        starts: [{ startDate: START, local: "2127-07-04T10:00", zone: "EDT" }],
      },
      { date: "2127-07-05", reason: "Nothing is free on this day.", starts: [], busy: [] },
    ],
  },
};
const CHOSEN = { ...PICKER, start: START, ends: [end(11, "50.00"), end(12, "100.00")] };

function open(picker: Picker | null, answers = {}, items = [ITEM]) {
  const api = answerCalls({ [BOOK]: answer({}, { status: 201 }), ...answers });
  let shown = picker;
  const page = () => {
    useRevalidator();
    return <RentalsTab items={items} picker={shown} elsewhere={null} />;
  };
  const address = "/business/7?tab=rentals&rent=12";
  const opened = openPage({ path: "/business/:id", address, page, reload: () => null });
  /** What the server says when the page is asked for again. */
  const next = (later: Picker | null) => {
    shown = later;
  };
  const comeBack = async (later: Picker | null) => {
    next(later);
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  };
  return { api, next, comeBack, ...opened };
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
  expect(main.getByText(/Times are those of the place \(America\/New York\)/)).toBeTruthy();
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

test("a time that was taken meanwhile is told before anything is sent", async () => {
  const quote = { totalPrice: "50.00", lines: [], isFree: false };
  const { main } = open(CHOSEN, { [QUOTE]: answer(quote) });
  expect(await main.findByText("This time was taken just now")).toBeTruthy();
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

test("says what is taken and keeps what was typed", async () => {
  const message = "That time is taken.";
  const { main } = open(CHOSEN, { [BOOK]: refuse(409, { message }) });
  type(main, /Name/, "Zoë");
  await press("Request booking");
  await told("Failed to create booking");
  expect(await main.findByText(message)).toBeTruthy();
  expect((main.getByLabelText(/Name/) as HTMLInputElement).value).toBe("Zoë");
});

test("keeps what was typed, and why, when the time is gone with the answer", async () => {
  const message = "That time is taken.";
  const { main, next, comeBack } = open(CHOSEN, { [BOOK]: refuse(409, { message }) });
  type(main, /Name/, "Zoë");
  type(main, /E-mail/, "zoe@example.com");
  next(PICKER);
  await press("Request booking");
  expect(await main.findByText("When does it start?")).toBeTruthy();
  expect(main.queryByLabelText(/E-mail/)).toBe(null);
  expect(main.getByText(message)).toBeTruthy();
  await comeBack(CHOSEN);
  const given = (label: RegExp) => (main.getByLabelText(label) as HTMLInputElement).value;
  expect([given(/Name/), given(/E-mail/)]).toEqual(["Zoë", "zoe@example.com"]);
});

test("the keyboard goes on where the next thing is to be done", async () => {
  const { main, next, comeBack } = open(PICKER);
  const day = main.getByRole("link", { name: /Friday, July 4: 1 times/ });
  day.focus();
  await comeBack(CHOSEN);
  const form = main.getByRole("form", { name: "Ask for Sea kayak" });
  expect(document.activeElement).toBe(form);
  expect(day.closest("details")?.open).toBe(false);
  type(main, /Name/, "Zoë");
  type(main, /E-mail/, "zoe@example.com");
  next(PICKER);
  await press("Request booking");
  await told("Booking created successfully");
  expect(await main.findByText("When does it start?")).toBeTruthy();
  expect(document.activeElement?.getAttribute("role")).toBe("status");
  expect(document.activeElement?.textContent).toContain("Your request is on its way");
  expect(day.isConnected).toBe(true);
});

test("an item that is chosen brings its heading into focus, since it stands above", async () => {
  const { main, comeBack } = open({ ...PICKER, item: { ...ITEM, id: 13, name: "Skiff" } });
  expect(document.activeElement).toBe(document.body);
  await comeBack(PICKER);
  expect(document.activeElement).toBe(main.getByRole("heading", { name: "Book Sea kayak" }));
});

test("a business without items says so", () => {
  const { main } = open(null, {}, []);
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
