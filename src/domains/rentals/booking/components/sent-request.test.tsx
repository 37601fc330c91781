// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answer, answerInTurn, loseConnection, refuse } from "#tests/support/answer-calls.ts";
import { closePage, press, told } from "#tests/support/open-page.tsx";
import {
  BOOK,
  CHOSEN,
  end,
  GONE,
  KEY,
  openRentalsTab,
  PICKER,
  QUOTE,
  START,
  typeInto,
} from "#tests/support/open-rentals-tab.tsx";
import { until } from "#tests/support/until.ts";

afterEach(closePage);

test("a failure without a reason of the server is told all the same", async () => {
  const { main } = openRentalsTab(CHOSEN, { [BOOK]: answer({}, { status: 500 }) });
  await press("Request booking");
  await told("Failed to create booking");
  expect(main.getByRole("alert").textContent).toBe("Failed to create booking");
});

const keysOf = (api: ReturnType<typeof openRentalsTab>["api"]) =>
  api.sent(BOOK).map((sent) => (sent as { requestKey: string }).requestKey);

test("a lost answer is no failure: pressing again, or after a reload, sends the same key", async () => {
  const lost = answerInTurn(loseConnection, loseConnection, answer({}, { status: 201 }));
  const { api, main } = openRentalsTab(CHOSEN, { [BOOK]: lost });
  typeInto(main, /E-mail/, "zoe@example.com");
  await press("Request booking");
  await told("There was no answer", "it is not booked twice");
  expect(document.querySelector("[data-toast]")?.textContent).not.toContain("Failed");
  expect(main.getByRole("alert").textContent).toContain("it is not booked twice");
  await press("Request booking");
  cleanup();
  const again = openRentalsTab(CHOSEN, { [BOOK]: answer({}, { status: 201 }) });
  await press("Request booking");
  await told("Booking created successfully");
  const [first, second] = keysOf(api);
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect([second, ...keysOf(again.api)]).toEqual([first, first]);
  cleanup();
  const next = openRentalsTab(CHOSEN);
  await press("Request booking");
  await told("Booking created successfully");
  expect(keysOf(next.api)).not.toContain(first);
});

test("a refusal has the focus at the first bad field, and every error is named at once", async () => {
  const fields = { customerEmail: "Please enter an address." };
  const { main } = openRentalsTab(CHOSEN, {
    [BOOK]: refuse(400, { message: "Please check.", fields }),
  });
  typeInto(main, /^Guests/, "5");
  await press("Request booking");
  const guests = main.getByLabelText(/^Guests/);
  await until(() => expect(document.activeElement).toBe(guests));
  const alert = main.getByRole("alert");
  expect(alert.textContent).toContain("Please enter an address.");
  expect(alert.textContent).toContain("There is room for 2 guests. For 5 please choose 3 units.");
  expect(main.getByLabelText(/E-mail/).getAttribute("aria-invalid")).toBe("true");
});

test("without scripts the answer comes back at the form, and the total names its end", () => {
  const { main } = openRentalsTab(CHOSEN);
  const form = main.getByRole("form", { name: "Ask for Sea kayak" });
  expect(form.getAttribute("action")).toMatch(/^\/business\/7\?.*#ask$/);
  const carried = (name: string) =>
    form.querySelector(`input[name="${name}"]`)?.getAttribute("value");
  expect(carried("requestKey")).toBe(KEY);
  const shown = ["quotedRates.perHour", "quotedRates.perDay", "termsMark"].map(carried);
  expect(shown).toEqual(["50.00", "300.00", "none"]);
});

test("what cannot be shown is told, days have their bounds, and the panel says rate and room", () => {
  const instead = "Thursday, July 3, 2127 is over. These are the times of Friday, July 4, 2127.";
  const { main } = openRentalsTab({ ...PICKER, instead });
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
  const { main } = openRentalsTab({ ...PICKER, availability: { ...PICKER.availability, days } });
  expect(main.getByRole("link", { name: "10:00 AM EDT overnight only" })).toBeTruthy();
});

test("whoever has asked reads what was asked for, what it costs and until when it is held", async () => {
  const receipt = {
    ...{ rentalItemName: "Sea kayak", quantity: 2, totalPrice: "100.00", link: "/booking?token=7" },
    ...{ startLocal: "2127-07-04T10:00", startZone: "EDT" },
    ...{ endLocal: "2127-07-04T12:00", endZone: "EDT", isMailed: true },
    ...{ expiresLocal: "2127-07-04T09:00", expiresZone: "EDT" },
  };
  const { main } = openRentalsTab(CHOSEN, { [BOOK]: answer(receipt, { status: 201 }) });
  await press("Request booking");
  const sent = await main.findByRole("status");
  expect(sent.textContent).toContain(
    "2 × Sea kayak, Friday, July 4, 2127, 10:00 AM to 12:00 PM EDT, $100.00 in all.",
  );
  expect(sent.textContent).toContain("until Friday, July 4, 2127, 9:00 AM EDT at the latest");
  expect(sent.textContent).toContain("Look at it or cancel it. We have mailed you a link");
});

test("what is free is read anew when the connection is back", async () => {
  const { main } = openRentalsTab(PICKER, {}, { later: CHOSEN });
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await main.findByRole("form", { name: "Ask for Sea kayak" })).toBeTruthy();
});

test("after a lost answer another time has the same key; what is asked anew has its own", async () => {
  const over = refuse(409, { message: "This request is over.", code: "request_ended" });
  const { api, main } = openRentalsTab(CHOSEN, {
    [BOOK]: answerInTurn(loseConnection, over, loseConnection),
  });
  await press("Request booking");
  fireEvent.change(main.getByLabelText(/Until/), { target: { value: end(12, "").endDate } });
  await press("Request booking");
  await told("Failed to create booking", "This request is over.");
  await press("Request booking");
  const [first, second, third] = keysOf(api);
  expect([second === first, third === first]).toEqual([true, false]);
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
  const { api, main } = openRentalsTab(CHOSEN, refusal, { later });
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

test("an item that has changed is sent for once more with its new mark", async () => {
  const refusal = { [BOOK]: refuse(409, { message: "It is now “Skiff”", code: "item_changed" }) };
  const later = { ...CHOSEN, itemMark: "skiff" };
  const { api, main } = openRentalsTab(CHOSEN, refusal, { later });
  await press("Request booking");
  await until(() => expect(main.getByRole("alert").textContent).toContain("It is now “Skiff”"));
  await until(() =>
    expect(document.querySelector<HTMLInputElement>("[name=itemMark]")?.value).toBe("skiff"),
  );
  await press("Request booking");
  await until(() => expect(api.sent(BOOK)).toHaveLength(2));
  expect(api.sent(BOOK)).toMatchObject([{ itemMark: "kayak" }, { itemMark: "skiff" }]);
});

test("terms that have changed are unfolded to be read, and the next press sends their mark", async () => {
  const message = "The terms of cancelling have changed. Please read them and send again.";
  const refusal = { [BOOK]: refuse(409, { message, code: "terms_changed" }) };
  const before = { ...CHOSEN, policy: "Free until the day before.", termsMark: "old" };
  const later = { ...before, policy: "No money back.", termsMark: "new" };
  const { api, main } = openRentalsTab(before, refusal, { later });
  const folded = () => main.getByText("Terms of cancelling").closest("details");
  expect(folded()?.open).toBe(false);
  await press("Request booking");
  expect(await main.findByText("No money back.")).toBeTruthy();
  expect([folded()?.open, main.getByRole("alert").textContent]).toEqual([true, message]);
  await press("Request booking");
  await until(() => expect(api.sent(BOOK)).toHaveLength(2));
  expect(api.sent(BOOK)).toMatchObject([{ termsMark: "old" }, { termsMark: "new" }]);
});

test("whoever has asked reads the terms that hold", async () => {
  const policy = "Free until the day before.";
  const { main } = openRentalsTab(CHOSEN, { [BOOK]: answer({ policy }, { status: 201 }) });
  await press("Request booking");
  await told("Booking created successfully");
  const sent = main.getByRole("status");
  expect(sent.textContent).toContain(`Terms of cancelling that hold for it${policy}`);
});

const STORED = refuse(409, {
  ...{ code: "request_key_used", message: "Your request of Sea kayak was stored before." },
  links: [{ text: "Look at it or cancel it", href: "/booking?token=7" }],
});

test("after a lost answer no other time is offered: the own request may have it, and is shown once it is known", async () => {
  const next = { startDate: START, endDate: START, local: "2127-07-05T10:00", zone: "EDT" };
  const { main, api } = openRentalsTab(
    CHOSEN,
    {
      [BOOK]: answerInTurn(loseConnection, STORED),
      [QUOTE]: answer({ totalPrice: "50.00", lines: [], isFree: false, next }),
    },
    { later: GONE },
  );
  await press("Request booking");
  await told("There was no answer");
  await until(() => expect(main.queryByLabelText(/Until/)).toBe(null));
  expect(main.queryByRole("link", { name: /^Choose/ })).toBe(null);
  expect(main.getByRole("alert").textContent).toContain("it is not booked twice");
  await press("Request booking");
  await told("An earlier request of yours is on its way", "was stored before");
  const link = main.getByRole("link", { name: "Look at it or cancel it" });
  expect(link.getAttribute("href")).toBe("/booking?token=7");
  expect(main.queryByRole("link", { name: /^Choose/ })).toBe(null);
  await press("Request another booking");
  await until(() => expect(api.sent(BOOK)).toHaveLength(3));
  const [first, second, third] = keysOf(api);
  expect([second === first, third === first]).toEqual([true, false]);
});

test("whoever loads the page anew before an answer came is told, and refused fields keep the key", async () => {
  const invalid = refuse(400, { message: "Please enter a name.", fields: { customerName: "No." } });
  const { api } = openRentalsTab(CHOSEN, { [BOOK]: answerInTurn(loseConnection, invalid) });
  await press("Request booking");
  await told("There was no answer");
  await press("Request booking");
  await told("Failed to create booking", "Please enter a name.");
  cleanup();
  const again = openRentalsTab(GONE);
  await until(() => expect(again.main.getByRole("alert").textContent).toContain("no answer"));
  await press("Request booking");
  await told("Booking created successfully");
  expect(new Set([...keysOf(api), ...keysOf(again.api)]).size).toBe(1);
});

test("what a field is told ends when it is mended", async () => {
  const fields = { customerEmail: "Please enter an address." };
  const { main } = openRentalsTab(CHOSEN, {
    [BOOK]: refuse(400, { message: "Please enter an address.", fields }),
  });
  await press("Request booking");
  const email = main.getByLabelText(/E-mail/);
  await until(() => expect(email.getAttribute("aria-invalid")).toBe("true"));
  typeInto(main, /E-mail/, " ");
  expect(email.getAttribute("aria-invalid")).toBe("true");
  typeInto(main, /E-mail/, "zoe@example.com");
  expect(email.getAttribute("aria-invalid")).toBe(null);
  expect(main.queryByRole("alert")).toBe(null);
});

test("an item that is rented no longer says so, and a large total has its commas", async () => {
  const dear = { ...CHOSEN, ends: [end(11, "1250000.00")] };
  const { main } = openRentalsTab(dear, {}, { later: null });
  expect(main.getAllByText("$1,250,000.00").length).toBeGreaterThan(0);
  typeInto(main, /E-mail/, "zoe@example.com");
  act(() => void window.dispatchEvent(new Event("online")));
  expect((await main.findByRole("alert")).textContent).toContain("This is no longer rented");
});

test("a lost answer that the business confirmed meanwhile says that it is confirmed", async () => {
  const receipt = { status: "confirmed", link: "/booking?token=7", isMailed: true };
  const { main } = openRentalsTab(CHOSEN, {
    [BOOK]: answerInTurn(loseConnection, answer(receipt, { status: 201 })),
  });
  await press("Request booking");
  await told("There was no answer");
  await press("Request booking");
  await told("Booking created successfully", "The business has confirmed it already.");
  const sent = await main.findByRole("status");
  expect(sent.textContent).toContain("Your booking is confirmed");
  expect(sent.textContent).not.toMatch(/not confirmed|held for you|on its way/);
});

test("a start that is taken has no button without scripts, but the next free time and the way to it", () => {
  const next = { startDate: START, endDate: START, local: "2127-07-05T10:00", zone: "EDT" };
  const { main } = openRentalsTab({ ...GONE, next });
  expect(main.queryByRole("button", { name: "Request booking" })).toBe(null);
  expect(main.getByRole("alert").textContent).toContain("This time is taken");
  const way = main.getByRole("link", { name: /^Choose Saturday, July 5, 2127, 10:00 AM EDT/ });
  expect(way.getAttribute("href")).toContain("day=2127-07-05");
});

test("a start that is not offered says why, and is not called taken", () => {
  const { main } = openRentalsTab({
    ...GONE,
    notOffered: "It is not rented at that time of the year.",
  });
  const words = main.getByRole("alert").textContent;
  expect(words).toContain("This time cannot be booked");
  expect(words).toContain("It is not rented at that time of the year. Please choose another one.");
  expect(words).not.toContain("taken");
});

test("whoever needs more room is led to where more are chosen, folded or not", () => {
  const two = { ...CHOSEN.item, capacity: 2, quantity: 3 };
  const words = (picker: typeof CHOSEN) => {
    const { main } = openRentalsTab({ ...picker, item: two, quantity: 1 });
    const hint = main.getByText(/^Room for 2/).textContent;
    closePage();
    return hint;
  };
  expect(words(CHOSEN)).toBe(
    'Room for 2. For more guests press "Change" above and choose more under "How many".',
  );
  expect(words(GONE)).toBe('Room for 2. For more guests choose more under "How many".');
});

test("what the start is told ends when another end is chosen", async () => {
  const fields = { startDate: "It closes before this is over." };
  const { main } = openRentalsTab(CHOSEN, {
    [BOOK]: refuse(400, { message: fields.startDate, fields }),
  });
  await press("Request booking");
  await until(() => expect(main.getByRole("alert").textContent).toContain(fields.startDate));
  fireEvent.input(main.getByLabelText(/Until/), { target: { value: end(12, "").endDate } });
  expect(main.queryByRole("alert")).toBe(null);
});

test("whoever looks for other times is not taken for a program: the clock of the form runs on", async () => {
  const clock = vi.spyOn(performance, "now");
  clock.mockReturnValue(1000);
  const { api, main } = openRentalsTab(PICKER, {}, { later: CHOSEN });
  clock.mockReturnValue(61_000);
  await press("Show times");
  await main.findByRole("form", { name: "Ask for Sea kayak" });
  await press("Request booking");
  clock.mockRestore();
  await until(() => expect(api.sent(BOOK)).toMatchObject([{ secondsOpen: 60 }]));
});
