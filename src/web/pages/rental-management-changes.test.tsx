// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  type Answer,
  answer,
  answerCalls,
  answerInTurn,
  loseConnection,
  refuse,
} from "#tests/support/answer-calls.ts";
import { DESK, openDesk } from "#tests/support/open-desk.tsx";
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

const EDIT = "PUT /api/rentals/*";
const CHANGE = "PUT /api/bookings/*";
const CLOSE = "POST /api/businesses/*/blackouts";

const toasts = () => document.querySelector("[data-toast]")?.textContent ?? "";

/** The page of a business with one item, which is another one when it is read anew. */
function openItem(answers: object, now = {}, facts = {}) {
  const api = answerCalls(answers as never);
  const item = plainRental({ id: 12, name: "Sea kayak", pricePerHour: "25.00", ...facts });
  const data = {
    ...{ id: 7, isRented: true, name: "Tern Rentals", desk: { ...DESK, totalBookings: 1 } },
    ...{ items: [item], blackouts: [], calendar: null, waiting: [], days: [], toCome: [] },
    bookings: { items: [plainBooking()], total: 1 },
  };
  openPage({
    ...{ path: "/rental-management/:businessId", address: "/rental-management/7" },
    ...{ page: RentalManagement, data },
    reload: () => ({ ...data, items: [{ ...item, ...now }] }),
  });
  return api;
}

test("an item of the demo data keeps its drawing when its price is changed", async () => {
  const images = ["/art/rental/pontoon.svg"];
  const api = openItem({ [EDIT]: answer({}) }, {}, { images });
  await press("Edit Sea kayak");
  await screen.findByLabelText("Description");
  await fill({ "Price per hour ($)": "31" });
  await press("Save");
  await told("Rental item saved");
  expect(api.sent(EDIT)).toEqual([{ pricePerHour: "31", shown: { pricePerHour: "25.00" } }]);
});

test("an edited item sends what was changed, with what stood there, and nothing else", async () => {
  const api = openItem({ [EDIT]: answer({}) });
  await press("Edit Sea kayak");
  await screen.findByLabelText("Description");
  const description = fieldOf("Description").value;
  await fill({ Description: "Mended." });
  await press("Save");
  await told("Rental item saved");
  expect(api.sent(EDIT)).toEqual([{ description: "Mended.", shown: { description } }]);
});

test("what somebody else changed meanwhile is told at its field, what was typed stays, and pressing again replaces it", async () => {
  const message = "Somebody else changed this item meanwhile, so nothing was saved.";
  const fields = { pricePerHour: "Changed meanwhile to: 99.00. Save again to replace it." };
  const refused = refuse(409, { message, code: "item_changed", fields });
  const api = openItem({ [EDIT]: answerInTurn(refused, answer({})) }, { pricePerHour: "99.00" });
  await press("Edit Sea kayak");
  await screen.findByLabelText("Price per hour ($)");
  await fill({ "Price per hour ($)": "30" });
  await press("Save");
  await told("The rental item was not saved", message);
  expect(await screen.findByText(fields.pricePerHour)).toBeTruthy();
  expect(fieldOf("Price per hour ($)").value).toBe("30");
  await until(() => expect(document.body.textContent).toContain("$99"));
  await press("Save");
  await told("Rental item saved");
  expect(api.sent(EDIT)).toEqual([
    { pricePerHour: "30", shown: { pricePerHour: "25.00" } },
    { pricePerHour: "30", shown: { pricePerHour: "99.00" } },
  ]);
});

test("a message that passes does not repeat the bookings that the form names", async () => {
  const text = "Sea kayak: Zoë, Jul 4, 2127, 10 AM EDT to 12 PM EDT";
  const links = [{ text, href: "/rental-management/7/bookings/31" }];
  const refused = {
    message: `Bookings are in the way. ${text}.`,
    code: "bookings_in_the_way",
    links,
  };
  openDesk("closed-days", {}, { [CLOSE]: refuse(409, refused) });
  await click(screen.getByLabelText("Sea kayak"));
  await fill({ "First day": "2127-07-04", "Last day": "2127-07-04" });
  await press("Close days");
  await told("Nothing was closed", "Bookings are in the way. The form names them.");
  expect(toasts()).not.toContain("Zoë");
  expect(await screen.findByRole("link", { name: text })).toBeTruthy();
});

test("a double click on Confirm confirms once and says that it is done", async () => {
  const already = { message: "This booking is confirmed already.", code: "confirmed_already" };
  const turns = answerInTurn(answer(plainBooking()), refuse(409, already));
  const api = openItem({ [CHANGE]: turns });
  const confirm = screen.getByRole("button", { name: "Confirm the booking of Zoë" });
  await act(async () => {
    confirm.click();
    confirm.click();
  });
  await told("Booking updated successfully");
  // Also once it is decided, while the row still stands there.
  await act(async () => confirm.click());
  expect(toasts()).toContain("Booking updated successfully");
  expect(api.sent(CHANGE)).toEqual([{ status: "confirmed" }]);
});

const [WAITS, NEXT] = [plainBooking(), plainBooking({ id: 2, customerName: "Ada" })];

/** The desk with bookings that are others when it is read anew. */
function openBookings(first: readonly object[], then: readonly object[]) {
  const held: (() => void)[] = [];
  const api = answerCalls({
    [CHANGE]: () =>
      new Promise((resolve) => {
        held.push(() => resolve(Response.json(plainBooking())));
      }),
  });
  const data = {
    ...{ id: 7, isRented: true, name: "Tern Rentals", desk: { ...DESK, totalBookings: 2 } },
    ...{ items: [plainRental()], blackouts: [], calendar: null, waiting: [], days: [], toCome: [] },
  };
  const listed = (items: readonly object[]) => ({ ...data, bookings: { items, total: 2 } });
  openPage({
    ...{ path: "/rental-management/:businessId", address: "/rental-management/7" },
    ...{ page: RentalManagement, data: listed(first), reload: () => listed(then) },
  });
  return { api, answerNow: () => act(async () => held.shift()?.()) };
}
const buttonOf = (name: string) => screen.getByRole("button", { name });
const gone = (name: string) =>
  until(() => expect(screen.queryByRole("button", { name })).toBe(null));

test("a decision shows that it is under way, and the focus goes on where the booking stood", async () => {
  const then = [{ ...WAITS, status: "confirmed" as const }, NEXT];
  const { answerNow } = openBookings([WAITS, NEXT], then);
  const confirm = buttonOf("Confirm the booking of Zoë");
  confirm.focus();
  await click(confirm);
  expect(confirm.getAttribute("aria-busy")).toBe("true");
  await answerNow();
  await gone("Confirm the booking of Zoë");
  expect(document.activeElement?.closest("tbody tr")?.textContent).toContain("Zoë");
});

test("the focus goes to the next booking where the table shows the decided one no longer, and to the heading after the last", async () => {
  const { answerNow } = openBookings([WAITS, NEXT], [NEXT]);
  const cancel = buttonOf("Cancel the booking of Zoë");
  cancel.focus();
  await click(cancel);
  await screen.findByText("Cancel this booking?");
  await press("Cancel booking");
  await answerNow();
  await gone("Cancel the booking of Zoë");
  await until(() => expect(document.activeElement?.tagName).toBe("TR"));
  expect(document.activeElement?.textContent).toContain("Ada");
  cleanup();
  const last = openBookings([WAITS], []);
  const confirm = buttonOf("Confirm the booking of Zoë");
  confirm.focus();
  await click(confirm);
  await last.answerNow();
  await gone("Confirm the booking of Zoë");
  expect(document.activeElement?.textContent).toBe("Bookings");
});

test("days that are closed again after the page was loaded anew have the key of the unanswered try", async () => {
  const close = async (reply: Answer) => {
    const { api } = openDesk("closed-days", {}, { [CLOSE]: reply });
    await click(screen.getByLabelText("Sea kayak"));
    await fill({ "First day": "2127-07-04", "Last day": "2127-07-04" });
    await press("Close days");
    await until(() => expect(toasts()).not.toBe(""));
    const [sent] = api.sent(CLOSE) as { requestKey: string }[];
    cleanup();
    return sent?.requestKey;
  };
  const lost = await close(loseConnection);
  expect(await close(answer([], { status: 201 }))).toBe(lost);
  await until(async () => expect(sessionStorage).toHaveLength(0));
  expect(await close(answer([], { status: 201 }))).not.toBe(lost);
});
