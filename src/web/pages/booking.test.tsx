// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import type { BookingView } from "#src/domains/rentals/booking/contract.ts";
import { answer, answerCalls, refuse } from "#tests/support/answer-calls.ts";
import { closePage, openPage, press, told } from "#tests/support/open-page.tsx";
import Booking from "./booking.tsx";

afterEach(closePage);

const CANCEL = "POST /api/booking-cancellation";

const VIEW: BookingView = {
  ...{ id: 31, businessId: 7, rentalItemId: 2, rentalItemName: "Sea kayak" },
  ...{ customerName: "Zoë", totalGuests: 2, specialRequests: null, quantity: 1 },
  ...{ startDate: "2127-07-04T14:00:00.000Z", endDate: "2127-07-04T16:00:00.000Z" },
  ...{ startLocal: "2127-07-04T10:00", endLocal: "2127-07-04T12:00" },
  ...{ startZone: "EDT", endZone: "EDT", expiresZone: "EST" },
  ...{ timeZone: "America/New_York", status: "pending", paymentStatus: "pending" },
  ...{ totalPrice: "100.00", totalAmount: "100.00", policy: "Free until the day before." },
  lines: [{ unit: "hour", count: 2, rate: "50.00", quantity: 1, amount: "100.00" }],
  ...{ expiresAt: "2127-07-02T14:00:00.000Z", expiresLocal: "2127-07-02T10:00", endedBy: null },
  ...{ createdAt: "2127-06-30T14:00:00.000Z", businessName: "Tern Rentals" },
  ...{ place: "1 Dock Street, Annapolis, MD", businessPhone: "(410) 555-0100" },
  ...{ isCancellable: true, askedToCancel: null },
};

function open(view: Partial<BookingView> | null = {}, answers = {}) {
  const api = answerCalls({ [CANCEL]: answer({ status: "cancelled" }), ...answers });
  const page = openPage({
    path: "/booking",
    address: "/booking?token=31.abc",
    page: Booking,
    data: { token: "31.abc", view: view && { ...VIEW, ...view } },
  });
  return { api, ...page };
}

test("shows how it stands, when in the time of the place, what it costs and the terms", () => {
  const { main } = open();
  expect(main.getByRole("heading", { level: 1, name: "Sea kayak" })).toBeTruthy();
  expect(main.getByText("Waiting for an answer")).toBeTruthy();
  expect(main.getByText(/held for you until Wednesday, July 2, 2127, 10:00 AM EST/)).toBeTruthy();
  expect(main.getByText("Friday, July 4, 2127, 10:00 AM to 12:00 PM EDT")).toBeTruthy();
  expect(main.getByText("2 hours at $50.00")).toBeTruthy();
  expect(main.getByText("Free until the day before.")).toBeTruthy();
});

test("asks before it cancels, then says so", async () => {
  const { api, main } = open();
  expect(api.sent(CANCEL)).toEqual([]);
  expect(main.getByText("The time is free for others at once.")).toBeTruthy();
  await press("Yes, cancel");
  await told("Your booking is cancelled");
  expect(api.sent(CANCEL)).toEqual([{ token: "31.abc" }]);
});

test("says why it was not cancelled", async () => {
  const message = "This booking has begun. Please call the business.";
  const { main } = open({ status: "confirmed" }, { [CANCEL]: refuse(409, { message }) });
  await press("Yes, cancel");
  expect(await main.findByText(message)).toBeTruthy();
});

test.each([
  ["customer", "Cancelled"],
  ["owner", "Declined"],
  ["expiry", "Lapsed"],
] as const)("ended by %s it is called %s, and nothing is left to do", (endedBy, title) => {
  const { main } = open({ status: "cancelled", endedBy, isCancellable: false });
  expect(main.getByText(title)).toBeTruthy();
  expect(main.queryByText("Yes, cancel")).toBe(null);
});

test("says why the business asks to cancel", () => {
  const { main } = open({ status: "confirmed", askedToCancel: "A storm is coming." });
  expect(main.getByText("A storm is coming.")).toBeTruthy();
});

test("a link that is not whole shows nothing of a booking", () => {
  const { main } = open(null);
  expect(main.getByText("There is no booking at this link")).toBeTruthy();
});
