// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import {
  answer,
  answerCalls,
  answerList,
  loseConnection,
  refuse,
} from "#tests/support/answer-calls.ts";
import { closePage, openPage, press, told } from "#tests/support/open-page.tsx";
import { plainBooking } from "#tests/support/plain-booking.ts";
import { plainRental } from "#tests/support/plain-rental.ts";
import { until } from "#tests/support/until.ts";
import RentalManagement from "./rental-management.tsx";

afterEach(closePage);

const CHANGE = "PUT /api/bookings/*";
const BOOKED = "GET /api/businesses/*/bookings";
const BOOK = "POST /api/bookings";
const ADD = "POST /api/businesses/*/rentals";

const EMPTY_HOURS = { alwaysOpen: false, weekly: [], seasons: [], holidays: [], exceptions: [] };

const DESK = {
  ...{ totalItems: 1, totalRevenue: "0.00", pendingBookings: 1, upcomingBookings: 0 },
  ...{ totalBookings: 1, policy: null, feedUrl: "http://x/feed", timeZone: "America/New_York" },
  zoneName: "Eastern Time",
};

/** The page of a business with an item and a request that waits. */
function open(answers = {}, facts = {}, reload?: () => unknown) {
  const api = answerCalls(answers);
  const data = {
    ...{ id: 7, name: "Tern Rentals", desk: DESK, items: [plainRental({ name: "Sea kayak" })] },
    bookings: { items: [plainBooking()], total: 1 },
    ...{ isRented: true, waiting: [], days: [], toCome: [], blackouts: [], calendar: null },
    ...facts,
  };
  const path = "/rental-management/:businessId";
  const address = "/rental-management/7";
  return {
    api,
    ...openPage({
      path,
      address,
      page: RentalManagement,
      data,
      reload: reload && (() => ({ ...data, ...(reload() as object) })),
    }),
  };
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

test("a row that waits says when it lapses", () => {
  const expires = { expiresLocal: "2127-07-03T09:00", expiresZone: "EDT" };
  const { main } = open({}, { bookings: { items: [plainBooking(expires)], total: 1 } });
  const row = main.getByText("Zoë").closest("tr");
  expect(row?.textContent).toContain("lapses Thu, Jul 3, 2127, 9:00 AM EDT");
});

test.each([
  ["confirmed", "But it has arrived. The booking is confirmed, its payment pending."],
  ["pending", "The booking is pending, its payment pending. Please press again."],
] as const)(
  "a lost answer to Confirm is no failure: the booking is asked for and is %s",
  async (status, words) => {
    const booking = plainBooking({ status });
    const { api } = open({ [CHANGE]: loseConnection, [BOOKED]: answerList([booking]) });
    await press("Confirm the booking of Zoë");
    await told("There was no answer", words);
    expect(document.querySelector("[data-toast]")?.textContent).not.toContain("Failed");
    expect(api.calls.at(-1)?.search.get("q")).toBe("#1");
  },
);

test.each([
  ["confirmed_already", "This booking is confirmed already.", "This booking is confirmed already."],
  ["not_pending", "This request has lapsed meanwhile.", "Failed to update booking"],
])(
  "a booking that somebody else decided first says what it is: %s",
  async (code, message, title) => {
    open({ [CHANGE]: refuse(409, { code, message }) });
    await press("Confirm the booking of Zoë");
    await told(title, message);
  },
);

test("a row is read anew when there is a connection again, and when its tab is looked at again", async () => {
  const items = [plainBooking({ status: "confirmed" })];
  const read = vi.fn(() => ({ bookings: { items, total: 1 } }));
  const { main } = open({}, {}, read);
  expect(main.getByRole("button", { name: "Confirm the booking of Zoë" })).toBeTruthy();
  await act(async () => void window.dispatchEvent(new Event("online")));
  await until(() =>
    expect(main.queryByRole("button", { name: "Confirm the booking of Zoë" })).toBe(null),
  );
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  await until(() => expect(read).toHaveBeenCalledTimes(2));
});

test("without a connection nobody says what became of a decision", async () => {
  open({ [CHANGE]: loseConnection, [BOOKED]: loseConnection });
  await press("Confirm the booking of Zoë");
  await told("There was no answer", "It may have arrived or not.");
});

test("an item whose answer was lost is sent again with the same key, and is not called a failure", async () => {
  const { api } = open({ [ADD]: loseConnection });
  await press("Add Rental Item");
  await screen.findByLabelText("Price per hour ($)");
  for (const label of ["Name", "Description"]) type(label, "Skiff");
  for (const label of ["Price per hour ($)", "Price per day ($)"]) type(label, "45");
  await press("Add Item");
  await told("There was no answer", "it is not added twice");
  expect(screen.getByRole("alert").textContent).toContain("it is not added twice");
  const used = { code: "item_key_used", message: "It was added before." };
  api.answer({ [ADD]: refuse(409, used) });
  await press("Add Item");
  await told("Failed to create rental item", "It was added before.");
  await press("Add Item");
  const keys = (api.sent(ADD) as { requestKey: string }[]).map(({ requestKey }) => requestKey);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
});

test("what the longest booking is told ends when the shortest is mended", async () => {
  open();
  await press("Add Rental Item");
  await screen.findByLabelText("Price per hour ($)");
  for (const label of ["Name", "Description"]) type(label, "Skiff");
  for (const label of ["Price per hour ($)", "Price per day ($)"]) type(label, "45");
  type("Shortest booking (hours)", "30");
  await press("Add Item");
  const order = "The longest booking is at least as long as the shortest.";
  expect(await screen.findByText(order)).toBeTruthy();
  type("Shortest booking (hours)", "25");
  expect(screen.getByText(order)).toBeTruthy();
  type("Shortest booking (hours)", "3");
  expect(screen.queryByText(order)).toBe(null);
});

test("what one field of a booking is told ends when the fault is mended in another", async () => {
  const fields = { totalGuests: "There is room for 2 guests.", endDate: "Please end after it." };
  open({ [BOOK]: refuse(400, { message: "Please check.", fields }) });
  await press("Create Booking");
  await screen.findByLabelText("Customer name");
  type("Customer name", "Ada");
  type("Customer e-mail", "ada@example.com");
  type("Start", "2127-07-04T10:00");
  type("End", "2127-07-04T09:00");
  type("Total price ($)", "80");
  fireEvent.submit(screen.getByLabelText("Customer name").closest("form") as HTMLFormElement);
  expect(await screen.findByText(fields.totalGuests)).toBeTruthy();
  type("How many", "2");
  await vi.waitFor(() => expect(screen.queryByText(fields.totalGuests)).toBe(null));
  expect(screen.getByText(fields.endDate)).toBeTruthy();
  type("Start", "2127-07-04T08:00");
  await vi.waitFor(() => expect(screen.queryByText(fields.endDate)).toBe(null));
});

test("what is sent again because no answer came has the same key, whatever is changed", async () => {
  const { api } = open({ [BOOK]: loseConnection });
  await press("Create Booking");
  await screen.findByLabelText("Customer name");
  const form = screen.getByLabelText("Customer name").closest("form") as HTMLFormElement;
  type("Customer name", "Ada");
  type("Customer e-mail", "ada@example.com");
  type("Start", "2127-07-04T10:00");
  type("End", "2127-07-04T12:00");
  type("Total price ($)", "80");
  const send = async (times: number) => {
    fireEvent.submit(form);
    await vi.waitFor(() => expect(api.sent(BOOK)).toHaveLength(times));
    expect(await within(form).findByText(/it is not booked twice/)).toBeTruthy();
    await told("There was no answer", "it is not booked twice");
    expect(document.querySelector("[data-toast]")?.textContent).not.toContain("Failed");
  };
  await send(1);
  await send(2);
  type("End", "2127-07-04T13:00");
  fireEvent.change(screen.getByLabelText("End"), { target: { value: "2127-07-04T13:00" } });
  expect(within(form).queryByText(/it is not booked twice/)).toBe(null);
  await send(3);
  const keys = (api.sent(BOOK) as { requestKey: string }[]).map(({ requestKey }) => requestKey);
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, true]);
});

test("an item keeps what the form did not change", async () => {
  const SAVE = "PUT /api/rentals/*";
  const item = plainRental({
    ...{ name: "Sea kayak", availableSeasons: ["spring", "winter"], noticeMinutes: 45 },
    openHours: { ...EMPTY_HOURS, weekly: [{ start: 540, end: 1020 }] },
  });
  const { api } = open({ [SAVE]: answer(item) }, { items: [item] });
  await press("Edit Sea kayak");
  await screen.findByLabelText("Price per hour ($)");
  await press("Save");
  await told("Rental item saved");
  expect(api.sent(SAVE)).toEqual([{ shown: {} }]);
});
