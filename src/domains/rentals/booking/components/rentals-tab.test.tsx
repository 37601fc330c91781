// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answer, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { closePage, follow, openPage, press, told } from "#tests/support/open-page.tsx";
import {
  BOOK,
  CHOSEN,
  end,
  GONE,
  ITEM,
  openRentalsTab,
  PICKER,
  QUOTE,
  START,
  typeInto,
} from "#tests/support/open-rentals-tab.tsx";
import { plainRental } from "#tests/support/plain-rental.ts";
import { until } from "#tests/support/until.ts";
import { RentalsTab } from "./rentals-tab.tsx";

afterEach(closePage);

test("shows each item with what it costs and has, and leads to its times", () => {
  const { main } = openRentalsTab(null);
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
  const { main } = openRentalsTab(CHOSEN, { [BOOK]: told });
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
  const { main } = openRentalsTab(PICKER);
  const start = main.getByRole("link", { name: "10:00 AM EDT" });
  const address = new URL(start.getAttribute("href") ?? "", "http://x");
  expect(address.searchParams.get("start")).toBe(START);
  expect(address.hash).toBe("#ask");
  expect(main.getByText(/Times are those of the place \(Eastern Time\)/)).toBeTruthy();
  expect(main.queryByRole("button", { name: "Request booking" })).toBe(null);
});

test("shows the times of one day, and of the others whether there are any", () => {
  const { main } = openRentalsTab(PICKER);
  const days = within(main.getByRole("list", { name: "Days" }));
  const chosen = days.getByRole("link", { name: /^Friday, July 4: 1 times/ });
  expect(chosen.getAttribute("aria-current")).toBe("true");
  const full = days.getByRole("link", { name: /Saturday, July 5: Nothing is free on this day/ });
  expect(full.getAttribute("href")).toContain("day=2127-07-05#book");
  closePage();
  const other = openRentalsTab({ ...PICKER, day: "2127-07-05" });
  expect(other.main.getByText("Nothing is free on this day.")).toBeTruthy();
  expect(other.main.queryByRole("link", { name: "10:00 AM EDT" })).toBe(null);
});

test("there is no week before today", () => {
  const { main } = openRentalsTab(PICKER);
  expect(main.queryByRole("link", { name: "Earlier week" })).toBe(null);
  const later = main.getByRole("link", { name: "Later week" });
  expect(later.getAttribute("href")).toContain("week=2127-07-11");
  closePage();
  const next = openRentalsTab({ ...PICKER, earlier: "2127-06-27", later: null });
  expect(next.main.getByRole("link", { name: "Earlier week" })).toBeTruthy();
  expect(next.main.queryByRole("link", { name: "Later week" })).toBe(null);
});

test("the price is shown line by line before anything is sent, with the terms", async () => {
  const line = { unit: "hour", count: 2, rate: "50.00", quantity: 1, amount: "100.00" };
  const quote = { totalPrice: "100.00", lines: [line], isFree: true };
  const { api, main } = openRentalsTab(
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

test("how long it is wanted is there after the page was loaded anew, until it is sent", async () => {
  const until12 = end(12, "").endDate;
  const first = openRentalsTab(CHOSEN);
  fireEvent.change(first.main.getByLabelText(/Until/), { target: { value: until12 } });
  cleanup();
  const { api, main } = openRentalsTab(CHOSEN, { [BOOK]: answer({ status: "pending" }) });
  expect((main.getByLabelText(/Until/) as HTMLSelectElement).value).toBe(until12);
  await press("Request booking");
  await until(() => expect(api.sent(BOOK)).toMatchObject([{ endDate: until12 }]));
  cleanup();
  const after = openRentalsTab(CHOSEN);
  expect((after.main.getByLabelText(/Until/) as HTMLSelectElement).value).not.toBe(until12);
});

test("how many are wanted counts as soon as it is chosen, and is said beside the start", async () => {
  const { main, at } = openRentalsTab({ ...CHOSEN, quantity: 2 });
  expect(main.getByText("From Friday, July 4, 2127, 10:00 AM EDT, 2 of 3")).toBeTruthy();
  fireEvent.change(main.getByLabelText("How many"), { target: { value: "3" } });
  await until(() => expect(at()).toContain("units=3"));
});

const NEXT = {
  ...{ startDate: "2127-07-05T14:00:00.000Z", endDate: "2127-07-05T16:00:00.000Z" },
  ...{ local: "2127-07-05T10:00", zone: "EDT" },
};
const TAKEN = { totalPrice: "100.00", lines: [], isFree: false, next: NEXT };

test("a time that was taken meanwhile is told before anything is sent, with the next one", async () => {
  const { main } = openRentalsTab(CHOSEN, { [QUOTE]: answer(TAKEN) });
  expect(await main.findByText("This time is taken")).toBeTruthy();
  const next = main.getByRole("link", { name: "Choose Saturday, July 5, 2127, 10:00 AM EDT" });
  const { searchParams } = new URL(next.getAttribute("href") ?? "", "http://x");
  expect(searchParams.get("start")).toBe(NEXT.startDate);
  expect(searchParams.get("day")).toBe("2127-07-05");
});

test("anyone asks for a booking with the total that was shown, without price and status", async () => {
  const { api, main } = openRentalsTab(CHOSEN);
  fireEvent.change(main.getByLabelText(/Until/), { target: { value: end(12, "").endDate } });
  typeInto(main, /Name/, "Zoë");
  typeInto(main, /E-mail/, "zoe@example.com");
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
  const { main, at } = openRentalsTab(CHOSEN, {}, { later: null });
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
  const { api } = openRentalsTab(CHOSEN, {}, { viewer });
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
const typed = ({ main }: Pick<ReturnType<typeof openRentalsTab>, "main">) =>
  Object.fromEntries(
    Object.keys(TYPED).map((label) => {
      const field = main.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
      return [label, field.value];
    }),
  );

test("a start that somebody else took keeps all that was typed, says why and offers the next", async () => {
  const message = "That time is taken. The next free time of this length begins on Saturday.";
  const refusal = { [BOOK]: refuse(409, { message, code: "taken" }), [QUOTE]: answer(TAKEN) };
  const { main, at } = openRentalsTab(CHOSEN, refusal, { later: GONE });
  for (const [label, value] of Object.entries(TYPED))
    typeInto(main, new RegExp(`^${label}`), value);
  await press("Request booking");
  await told("Failed to create booking", message);
  await until(() => expect(main.queryByLabelText(/Until/)).toBe(null));
  const alert = main.getByRole("alert");
  expect(alert.textContent).toContain(message);
  await until(() => expect(document.activeElement).toBe(alert));
  expect(typed({ main })).toEqual(TYPED);
  expect(
    main.getByText("From Friday, July 4, 2127, 10:00 AM EDT, one of 3").closest("details")?.open,
  ).toBe(true);
  await follow("Choose Saturday, July 5, 2127, 10:00 AM EDT");
  await until(() => expect(at()).toContain(`start=${encodeURIComponent(NEXT.startDate)}`));
  expect(typed({ main })).toEqual(TYPED);
});

test("what was typed comes along to another item of the place", async () => {
  const other = plainRental({ id: 13, businessId: 7, name: "Skiff", capacity: 4 });
  const later = { ...CHOSEN, item: other };
  const { main } = openRentalsTab(CHOSEN, {}, { later, items: [ITEM, other] });
  for (const [label, value] of Object.entries(TYPED))
    typeInto(main, new RegExp(`^${label}`), value);
  await follow("Request a booking of Skiff");
  expect(await main.findByRole("heading", { name: "Book Skiff" })).toBeTruthy();
  expect(typed({ main })).toEqual(TYPED);
});

test("a business without items says so", () => {
  const { main } = openRentalsTab(null, {}, { items: [] }, "");
  expect(main.getByText("Nothing to book here yet")).toBeTruthy();
});

test("a business whose last item was removed says so at the place of its form, and what was asked before stands", () => {
  const { main } = openRentalsTab(null, {}, { items: [] }, "&rent=12&sent=booking");
  const gone = main.getByText("This is no longer rented");
  expect(gone.closest("#ask")).toBeTruthy();
  expect(main.getByText("Nothing to book here now")).toBeTruthy();
  expect(main.getByRole("status").textContent).toContain("Your request is on its way");
});

test("an end says its day only when it is another than that of the start", () => {
  const next = { endDate: "2127-07-05T14:00:00.000Z", local: "2127-07-05T10:00", zone: "EDT" };
  const { main } = openRentalsTab({
    ...CHOSEN,
    ends: [end(11, "50.00"), { ...next, totalPrice: "300.00" }],
  });
  const options = [...(main.getByLabelText(/Until/) as HTMLSelectElement).options];
  expect(options.map(({ text }) => text)).toEqual([
    "11:00 AM EDT: $50.00",
    "Sat, Jul 5, 10:00 AM EDT: $300.00",
  ]);
});

test("days are one stop of the tab key, and arrows go along them", () => {
  const { main } = openRentalsTab(PICKER);
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
  const { main } = openRentalsTab({ ...PICKER, availability: { ...PICKER.availability, days } });
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
  const { main } = openRentalsTab(PICKER, {}, { later: CHOSEN });
  await follow("Request a booking of Sea kayak");
  const focused = () => document.activeElement;
  await until(() => expect(focused()?.textContent).toBe("Book Sea kayak"));
  await follow(/^Saturday, July 5/);
  await until(() => expect(focused()?.textContent).toBe("Friday, July 4"));
  expect(main.getByText("To the free times").getAttribute("href")).toBe(`#${focused()?.id}`);
  await follow("10:00 AM EDT");
  await until(() => expect(focused()?.getAttribute("aria-label")).toBe("Ask for Sea kayak"));
});
