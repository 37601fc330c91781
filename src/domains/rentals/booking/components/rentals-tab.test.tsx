// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answer, answerCalls, refuse } from "#tests/support/answer-calls.ts";
import { closePage, openPage, press, told } from "#tests/support/open-page.tsx";
import { plainRental } from "#tests/support/plain-rental.ts";
import type { Picker } from "../picker-contract.ts";
import { RentalsTab } from "./rentals-tab.tsx";

afterEach(closePage);

const BOOK = "POST /api/bookings";
const START = "2127-07-04T14:00:00.000Z";
const ITEM = plainRental({ id: 12, businessId: 7, name: "Sea kayak", quantity: 3 });
const end = (hour: number, totalPrice: string) => ({
  endDate: `2127-07-04T${hour + 4}:00:00.000Z`,
  local: `2127-07-04T${hour}:00`,
  zone: "EDT",
  totalPrice,
});
const PICKER: Picker = {
  ...{ item: ITEM, from: "2127-07-04", quantity: 1, start: null, ends: [] },
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
  const page = () => <RentalsTab items={items} picker={picker} />;
  const address = "/business/7?tab=rentals&rent=12";
  return { api, ...openPage({ path: "/business/:id", address, page }) };
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

test("offers only what can be had, in the time of the place, and says why a day has nothing", () => {
  const { main } = open(PICKER);
  const start = main.getByRole("link", { name: "10:00 AM EDT" });
  expect(new URL(start.getAttribute("href") ?? "", "http://x").searchParams.get("start")).toBe(
    START,
  );
  expect(main.getByText(/Times are those of the place \(America\/New York\)/)).toBeTruthy();
  expect(main.getByText("Nothing is free on this day.")).toBeTruthy();
  expect(main.queryByRole("button", { name: "Request booking" })).toBe(null);
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

test("a business without items says so", () => {
  const { main } = open(null, {}, []);
  expect(main.getByText("Nothing to book here yet")).toBeTruthy();
});
