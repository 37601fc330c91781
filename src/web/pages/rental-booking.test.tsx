// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  answer,
  answerCalls,
  answerInTurn,
  loseConnection,
  refuse,
} from "#tests/support/answer-calls.ts";
import { closePage, fieldOf, fill, openPage, press, told } from "#tests/support/open-page.tsx";
import { plainBooking } from "#tests/support/plain-booking.ts";
import RentalBooking from "./rental-booking.tsx";

afterEach(closePage);

const CHANGE = "PUT /api/bookings/*";
const ASK = "POST /api/bookings/*/ask-to-cancel";

function open(booking = {}, facts = {}, answers = {}, search = "") {
  const api = answerCalls({ [CHANGE]: answer(plainBooking()), ...answers });
  const data = {
    booking: plainBooking({
      ...{ customerPhone: "410-555-0100", specialRequests: "A dog comes along." },
      lines: [{ unit: "hour", count: 2, rate: "50.00", quantity: 2, amount: "200.00" }],
      ...{ policy: "Free until the day before.", ...booking },
    }),
    ...{ canBeAsked: false, ...facts },
  };
  const path = "/rental-management/:businessId/bookings/:bookingId";
  const address = `/rental-management/7/bookings/1${search}`;
  return { api, ...openPage({ path, address, page: RentalBooking, data }) };
}

test("shows when, what, who, the price line by line, the requests and the terms", () => {
  const { main } = open({ expiresLocal: "2127-07-03T10:00", expiresZone: "EST" });
  for (const text of [
    "Friday, July 4, 2127, 10:00 AM to 12:00 PM EDT",
    "2 × Sea kayak, 3 guests",
    "2 hours at $50.00 × 2",
    "A dog comes along.",
    "Free until the day before.",
    "Please answer until Thursday, July 3, 2127, 10:00 AM EST.",
  ])
    expect(main.getByText(text)).toBeTruthy();
  const href = (name: string) => main.getByRole("link", { name }).getAttribute("href");
  expect(href("zoe@example.com")).toBe("mailto:zoe@example.com");
  expect(href("410-555-0100")).toBe("tel:410-555-0100");
  expect(href("Rentals of Tern Rentals")).toBe("/rental-management/7");
});

test("what was paid is kept by the owner", async () => {
  const { api } = open();
  expect(fieldOf("Payment").value).toBe("pending");
  await fill({ Payment: "paid" });
  await told("Booking updated successfully");
  expect(api.sent(CHANGE)).toEqual([{ paymentStatus: "paid" }]);
});

test("a payment that was not noted is told", async () => {
  open({}, {}, { [CHANGE]: refuse(500, { message: "Failed to update booking" }) });
  await fill({ Payment: "refunded" });
  await told("Failed to update booking");
});

test("a request is confirmed here, too", async () => {
  const { api } = open();
  await press("Confirm the booking of Zoë");
  await told("Booking updated successfully");
  expect(api.sent(CHANGE)).toEqual([{ status: "confirmed" }]);
});

test("the customer of a confirmed booking is asked to cancel, with a reason", async () => {
  const { api } = open({ status: "confirmed" }, { canBeAsked: true }, { [ASK]: answer({}) });
  await press("Ask to cancel");
  await screen.findByText("Ask the customer to cancel?");
  // Who has no account is mailed no words of the owner.
  expect(
    screen.getByText(/^Zoë is mailed the link to the booking, reads your reason there/),
  ).toBeTruthy();
  expect(screen.getByRole("button", { name: "Keep booking" })).toBeTruthy();
  const submit = () => fieldOf("Why it cannot take place").form?.requestSubmit();
  submit();
  expect(await screen.findByText("Please give a reason.")).toBeTruthy();
  expect(api.sent(ASK)).toEqual([]);
  await fill({ "Why it cannot take place": "A storm comes." });
  submit();
  await told("Zoë is asked to cancel");
  expect(api.sent(ASK)).toEqual([{ reason: "A storm comes." }]);
});

test("who was asked, and why it ended, is said", () => {
  const { main } = open({ status: "confirmed", askedToCancel: "A storm comes." });
  expect(main.getByText("You asked the customer to cancel")).toBeTruthy();
  expect(main.getByText("A storm comes.")).toBeTruthy();
  closePage();
  const ended = open({ status: "cancelled", endedBy: "customer" });
  expect(ended.main.getByText(/The customer cancelled it\./)).toBeTruthy();
  expect(ended.main.queryByRole("button", { name: "Ask to cancel" })).toBe(null);
});

test("whoever does not run the business sees nothing", () => {
  const path = "/rental-management/:businessId/bookings/:bookingId";
  const address = "/rental-management/7/bookings/1";
  const { main } = openPage({ path, address, page: RentalBooking, data: null });
  expect(main.getByText("Booking Not Found")).toBeTruthy();
  closePage();
  const out = openPage({ path, address, page: RentalBooking, data: "signed-out" });
  expect(out.main.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe(
    `/login?next=${encodeURIComponent(address)}`,
  );
});

test("a lost answer to asking is told as one, and the same words again as asked already", async () => {
  const message = "The customer was asked with these words already.";
  const refused = refuse(429, { code: "asked_already", message });
  const lost = { [ASK]: answerInTurn(loseConnection, refused) };
  open({ status: "confirmed" }, { canBeAsked: true }, lost);
  await press("Ask to cancel");
  await screen.findByText("Ask the customer to cancel?");
  await fill({ "Why it cannot take place": "A storm comes." });
  const submit = () => fieldOf("Why it cannot take place").form?.requestSubmit();
  submit();
  await told("There was no answer", "nobody is asked twice");
  submit();
  await told(message);
});

test("without scripts the page itself asks before it cancels, and takes every answer as a form", () => {
  const asked = open({}, {}, {}, "?ask=cancel");
  const question = within(asked.main.getByRole("region", { name: "Cancel this booking?" }));
  const page = "/rental-management/7/bookings/1";
  const form = question.getByRole("button", { name: "Cancel booking" }).closest("form");
  expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["post", page]);
  expect(form?.querySelector<HTMLInputElement>("[name=status]")?.value).toBe("cancelled");
  expect(question.getByRole("link", { name: "Keep booking" }).getAttribute("href")).toBe(page);
  closePage();
  const { main } = open();
  const formOf = (name: string) => main.getByRole("button", { name }).closest("form");
  expect(formOf("Confirm the booking of Zoë")?.getAttribute("action")).toBe(page);
  expect(formOf("Cancel the booking of Zoë")?.getAttribute("action")).toBe(`${page}#question`);
  expect(formOf("Save payment")?.getAttribute("action")).toBe(page);
});
