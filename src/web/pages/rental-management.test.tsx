// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answer, answerCalls, refuse } from "#tests/support/answer-calls.ts";
import {
  choose,
  click,
  closePage,
  fill,
  openPage,
  press,
  told,
} from "#tests/support/open-page.tsx";
import { plainBooking } from "#tests/support/plain-booking.ts";
import { plainRental } from "#tests/support/plain-rental.ts";
import RentalManagement from "./rental-management.tsx";

afterEach(closePage);

const CHANGE = "PUT /api/bookings/*";
const BOOK = "POST /api/bookings";
const QUOTE = "GET /api/rentals/*/desk-quote";
const ADD = "POST /api/businesses/*/rentals";

const BOOKINGS = [
  plainBooking({ endZone: "EST" }),
  plainBooking({ id: 2, customerName: "Ada", status: "confirmed" }),
  plainBooking({ id: 3, customerName: "Bo", status: "cancelled" }),
];
const FIGURES = {
  ...{ totalItems: 6, totalRevenue: "1223.45", pendingBookings: 3, upcomingBookings: 4 },
  ...{ totalBookings: 19, policy: null, feedUrl: "http://x/feed", timeZone: "America/New_York" },
  zoneName: "Eastern Time",
};

function open(answers = {}, facts = {}) {
  const api = answerCalls({
    [CHANGE]: answer(plainBooking({})),
    [BOOK]: answer({ ...plainBooking({ id: 4, customerName: "Ada" }), isMailed: true }),
    [ADD]: answer(plainRental(), { status: 201 }),
    ...answers,
  });
  const data = {
    ...{ id: 7, name: "Tern Rentals", desk: FIGURES, items: [plainRental({ name: "Sea kayak" })] },
    bookings: { items: BOOKINGS, total: BOOKINGS.length },
    ...{ isRented: true, waiting: [], days: [], toCome: [], blackouts: [], calendar: null },
    ...facts,
  };
  const path = "/rental-management/:businessId";
  const address = "/rental-management/7";
  return { api, ...openPage({ path, address, page: RentalManagement, data }) };
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

test("four cards show the figures of the stored data", () => {
  const { main } = open();
  for (const [label, value] of [
    ["Total Items", "6"],
    ["Total Revenue", "$1,223.45"],
    ["Pending Bookings", "3"],
    ["Upcoming Bookings", "4"],
  ] as const) {
    const card = main.getByText(label).parentElement?.parentElement;
    expect([label, card?.querySelector(".figures")?.textContent]).toEqual([label, value]);
  }
});

test("the grid shows each item with prices, capacity, features and picture", () => {
  const images = ["/media/abcdefghijklmnopqrstuvwx-640x480"];
  const skiff = plainRental({ id: 2, name: "Skiff", type: "boat", pricePerHour: "45.50" });
  const { main } = open({}, { items: [plainRental({ name: "Sea kayak", images }), skiff] });
  const second = main.getByRole("heading", { name: "Skiff" }).closest("li") as HTMLElement;
  for (const text of ["Boat", "$45.50"]) expect(within(second).getByText(text)).toBeTruthy();
  expect(main.getByRole("heading", { name: "Sea kayak" })).toBeTruthy();
  const first = within(
    main.getByRole("heading", { name: "Sea kayak" }).closest("li") as HTMLElement,
  );
  for (const text of ["For the creeks.", "Kayak", "Paddle", "Life vest"])
    expect(first.getByText(text)).toBeTruthy();
  expect(first.getByText("$50.00").parentElement?.textContent).toBe(
    "$50.00 per hour · $300.00 per day",
  );
  expect(first.getByText("Up to 2 guests")).toBeTruthy();
  expect(first.getByAltText("Sea kayak").getAttribute("src")).toContain(images[0]);
});

test("the table shows customer, item, start, end, guests, price and status", () => {
  const { main } = open();
  const row = main.getByText("Zoë").closest("tr") as HTMLElement;
  const headers = [...(row.closest("table")?.querySelectorAll("thead th") ?? [])];
  const cells = Object.fromEntries(
    headers.map(({ textContent }, column) => [textContent, row.children[column]?.textContent]),
  );
  expect(cells).toMatchObject({
    ...{ Item: "2 × Sea kayak", Guests: "3", Price: "$200.00", Status: "pending" },
    Customer: "Zoëzoe@example.com",
    Start: "Fri, Jul 4, 2127, 10:00 AM EDT",
    End: "Fri, Jul 4, 2127, 12:00 PM EST",
  });
});

test("a booking of the table leads to all that is known of it", () => {
  const { main } = open();
  expect(main.getByRole("link", { name: "Ada" }).getAttribute("href")).toBe(
    "/rental-management/7/bookings/2",
  );
});

test("only pending rows have Confirm and Cancel, and Cancel asks first", async () => {
  const { api, main } = open();
  expect(main.getAllByText("Confirm")).toHaveLength(1);
  expect(main.getAllByText("Cancel")).toHaveLength(1);
  const rowOf = (name: string) => main.getByText(name).closest("tr") as HTMLElement;
  for (const [name, buttons] of [
    ["Zoë", 2],
    ["Ada", 0],
    ["Bo", 0],
  ] as const)
    expect([name, rowOf(name).querySelectorAll("button")]).toMatchObject([
      name,
      { length: buttons },
    ]);
  await press("Cancel the booking of Zoë");
  expect(await screen.findByText("Cancel this booking?")).toBeTruthy();
  await press("Keep booking");
  await press("Cancel the booking of Zoë");
  await screen.findByText("Cancel this booking?");
  expect(api.sent(CHANGE)).toEqual([]);
  await press("Cancel booking");
  await told("Booking updated successfully");
  expect(api.sent(CHANGE)).toEqual([{ status: "cancelled" }]);
});

test("Confirm says how it went", async () => {
  const { api } = open();
  await press("Confirm the booking of Zoë");
  await told("Booking updated successfully");
  expect(api.sent(CHANGE)).toEqual([{ status: "confirmed" }]);
});

test("a decision that came too late is told", async () => {
  open({ [CHANGE]: refuse(409, { message: "Only a booking that is pending …" }) });
  await press("Confirm the booking of Zoë");
  await told("Failed to update booking", "Only a booking that is pending …");
});

test("a cancelling that failed is told", async () => {
  const { api } = open({ [CHANGE]: answer({}, { status: 500 }) });
  await press("Cancel the booking of Zoë");
  await screen.findByText("Cancel this booking?");
  await press("Cancel booking");
  await told("Failed to update booking", "Please try again.");
  expect(api.sent(CHANGE)).toEqual([{ status: "cancelled" }]);
});

/** Those of the specification, and how many there are. */
const ITEM_FIELDS = [
  ...["Name", "Description", "Type", "Price per hour ($)", "Price per day ($)", "Capacity"],
  ...["How many you have", "Features", "Shortest booking (hours)", "Longest booking (hours)"],
  ...["A license is required", "All year", /^Photos/],
];

test("one dialog adds an item with all fields", async () => {
  const { api } = open();
  await press("Add Rental Item");
  await screen.findByLabelText("Price per hour ($)");
  const types = [...(screen.getByLabelText("Type") as HTMLSelectElement).options];
  expect(types.map(({ value }) => value)).toEqual([
    ...["boat", "kayak", "jet-ski", "paddle-board", "fishing-gear", "other"],
  ]);
  for (const label of ITEM_FIELDS) expect(screen.getByLabelText(label)).toBeTruthy();
  const capacity = screen.getByLabelText("Capacity") as HTMLInputElement;
  expect(capacity.value).toBe("1");
  type("Capacity", "");
  await press("Add Item");
  expect(await screen.findByText("Please enter a name.")).toBeTruthy();
  const wrong = "Name, Description, Price per hour ($), Price per day ($), Capacity";
  expect(screen.getByText(`Please check: ${wrong}.`)).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
  type("Name", "Skiff");
  type("Description", "Flat bottom.");
  type("Price per hour ($)", "45");
  type("Price per day ($)", "210.50");
  type("Features", "Anchor, Bailer");
  await press("Add Item");
  expect(await screen.findByText("Please check: Capacity.")).toBeTruthy();
  expect(api.sent(ADD)).toEqual([]);
  type("Capacity", "4");
  await press("Add Item");
  await told("Rental item created successfully");
  expect(api.sent(ADD)).toMatchObject([
    {
      ...{ name: "Skiff", description: "Flat bottom.", type: "boat", capacity: "4" },
      ...{ pricePerHour: "45", pricePerDay: "210.50", features: "Anchor, Bailer" },
      ...{ minBookingDuration: "1", maxBookingDuration: "24", availableSeasons: ["all"] },
      ...{ openHours: "listing", requiresLicense: false, images: [] },
    },
  ]);
});

test("an item has seasons, notice, a rhythm of starts and hours of its own", async () => {
  const { api } = open();
  await press("Add Rental Item");
  await screen.findByLabelText("Price per hour ($)");
  for (const label of ["Name", "Description"]) type(label, "Skiff");
  for (const label of ["Price per hour ($)", "Price per day ($)"]) type(label, "45");
  await click(screen.getByLabelText("All year"));
  await choose("In hours of its own");
  await choose("In my own words");
  await press("Add Item");
  expect(await screen.findByText("Please choose at least one season.")).toBeTruthy();
  expect(screen.getByText(/^Please tick at least one day/)).toBeTruthy();
  for (const season of ["Summer (June to August)", "Fall (September to November)"])
    await click(screen.getByLabelText(season));
  await fill({ "Notice that you need": "1440", "Bookings start": "60" });
  await fill({ "Hours in your own words": "Mon-Fri 9am-5pm" });
  await press("Add Item");
  await told("Rental item created successfully");
  const [sent] = api.sent(ADD) as { openHours: { weekly: object[] } }[];
  expect(sent).toMatchObject({
    ...{ availableSeasons: ["summer", "fall"], noticeMinutes: "1440", startStep: "60" },
  });
  expect(sent?.openHours.weekly).toHaveLength(5);
});

test("an item that was not taken says so", async () => {
  const { api } = open({ [ADD]: refuse(409, { message: "There is no room for more items." }) });
  await press("Add Rental Item");
  await screen.findByLabelText("Price per hour ($)");
  for (const label of ["Name", "Description"]) type(label, "Skiff");
  for (const label of ["Price per hour ($)", "Price per day ($)"]) type(label, "45");
  await press("Add Item");
  await told("Failed to create rental item", "There is no room for more items.");
  api.answer({ [ADD]: answer({}, { status: 500 }) });
  await press("Add Item");
  await told("Failed to create rental item", "Please try again.");
});

test("one dialog creates a booking in the time of the place, with status and price", async () => {
  const { api } = open();
  await press("Create Booking");
  await screen.findByLabelText("Customer name");
  const submit = () =>
    fireEvent.submit(screen.getByLabelText("Customer name").closest("form") as HTMLFormElement);
  type("Guests", "");
  submit();
  for (const text of [
    "Please say how many guests come.",
    "Please enter a name.",
    "Please enter an e-mail address.",
    "Please choose when it starts.",
    "Please choose when it ends.",
    "Please enter the price.",
  ])
    expect(await screen.findByText(text)).toBeTruthy();
  type("Guests", "1");
  type("Customer name", "Ada");
  type("Customer e-mail", "ada@example.com");
  type("Start", "2127-07-04T10:00");
  type("End", "2127-07-04T12:00");
  type("Total price ($)", "80");
  fireEvent.change(screen.getByLabelText("Status"), { target: { value: "confirmed" } });
  submit();
  await told("Booking created successfully");
  expect(api.sent(BOOK)).toMatchObject([
    {
      ...{ customerName: "Ada", customerEmail: "ada@example.com", status: "confirmed" },
      ...{ startDate: "2127-07-04T14:00:00.000Z", endDate: "2127-07-04T16:00:00.000Z" },
      ...{ totalPrice: "80", totalGuests: "1", quantity: "1", rentalItemId: "1" },
    },
  ]);
});

test("the price of the item is proposed, and a time that is taken is told before anything is sent", async () => {
  const quote = (facts: object) => answer({ totalPrice: "100.00", objection: null, ...facts });
  const { api } = open({ [QUOTE]: quote({ isFree: true }) });
  await press("Create Booking");
  await screen.findByLabelText("Customer name");
  expect(screen.getByText("Times are those of the place (Eastern Time).")).toBeTruthy();
  const price = () => (screen.getByLabelText("Total price ($)") as HTMLInputElement).value;
  fireEvent.submit(screen.getByLabelText("Customer name").closest("form") as HTMLFormElement);
  expect(await screen.findByText("Please enter the price.")).toBeTruthy();
  type("Start", "2127-07-04T10:00");
  type("End", "2127-07-04T12:00");
  await vi.waitFor(() => expect(price()).toBe("100.00"));
  expect(screen.queryByText("Please enter the price.")).toBe(null);
  expect(screen.getByText(/^This time is free\. By your prices it costs \$100\.00\./)).toBeTruthy();
  type("Total price ($)", "90");
  api.answer({ [QUOTE]: quote({ isFree: false, totalPrice: "150.00" }) });
  type("End", "2127-07-04T13:00");
  expect(await screen.findByText("This time is not free")).toBeTruthy();
  expect(price()).toBe("90");
  expect(api.sent(BOOK)).toEqual([]);
});

test("a price that comes while the owner is about to write one is not put between", async () => {
  open({ [QUOTE]: answer({ totalPrice: "100.00", objection: null, isFree: true }) });
  await press("Create Booking");
  const price = (await screen.findByLabelText("Total price ($)")) as HTMLInputElement;
  price.focus();
  type("Start", "2127-07-04T10:00");
  type("End", "2127-07-04T12:00");
  expect(await screen.findByText(/^This time is free/)).toBeTruthy();
  expect(price.value).toBe("");
});

test("an item is removed after a question that says so", async () => {
  const REMOVE = "DELETE /api/rentals/*";
  const toCome = [{ itemId: plainRental().id, waiting: 1, confirmed: 2 }];
  const { api } = open({ [REMOVE]: answer({ ok: true }) }, { toCome });
  await press("Remove Sea kayak");
  expect(await screen.findByText("Remove Sea kayak?")).toBeTruthy();
  const counted = "1 request waits for your answer and 2 confirmed bookings are to come.";
  expect(screen.getByText(new RegExp(`${counted} They stay, also in the calendar`))).toBeTruthy();
  await press("Remove");
  await told("Sea kayak is no longer rented");
  expect(api.calls).toMatchObject([{ method: "DELETE" }]);
});

test("of a time that clocks skip or show twice, the owner is told and asked", async () => {
  const { api } = open();
  await press("Create Booking");
  await screen.findByLabelText("Customer name");
  const submit = () =>
    fireEvent.submit(screen.getByLabelText("Customer name").closest("form") as HTMLFormElement);
  type("Customer name", "Ada");
  type("Customer e-mail", "ada@example.com");
  type("Total price ($)", "80");
  type("Start", "2027-03-14T02:30");
  type("End", "2027-11-07T01:45");
  submit();
  const skipped =
    "Clocks skip this time: 1:59 AM is followed by 3:00 AM. Please choose another one.";
  expect(await screen.findByText(skipped)).toBeTruthy();
  expect(screen.getByText("Please say which of the two is meant.")).toBeTruthy();
  expect(api.sent(BOOK)).toEqual([]);
  type("Start", "2027-11-07T00:30");
  expect(screen.queryByLabelText(/^Start: which/)).toBe(null);
  const which = screen.getByLabelText(/^End: which 1:45 AM\?/) as HTMLSelectElement;
  expect([...which.options].map(({ text }) => text)).toEqual([
    "Please choose",
    "The first, 1:45 AM EDT",
    "The second, 1:45 AM EST",
  ]);
  fireEvent.change(which, { target: { value: "2027-11-07T06:45:00.000Z" } });
  submit();
  await told("Booking created successfully");
  expect(api.sent(BOOK)).toMatchObject([
    { startDate: "2027-11-07T04:30:00.000Z", endDate: "2027-11-07T06:45:00.000Z" },
  ]);
});

test("a booking that was not taken says so", async () => {
  open({ [BOOK]: refuse(409, { message: "That time is taken." }) });
  await press("Create Booking");
  await screen.findByLabelText("Customer name");
  type("Customer name", "Ada");
  type("Customer e-mail", "ada@example.com");
  type("Start", "2127-07-04T10:00");
  type("End", "2127-07-04T12:00");
  type("Total price ($)", "80");
  fireEvent.submit(screen.getByLabelText("Customer name").closest("form") as HTMLFormElement);
  await told("Failed to create booking", "That time is taken.");
  const form = screen.getByLabelText("Customer name").closest("form") as HTMLFormElement;
  expect(await within(form).findByText("That time is taken.")).toBeTruthy();
});

test("without items and bookings it says so, and whoever is not the owner sees nothing", () => {
  const { main } = open(
    {},
    {
      ...{ items: [], bookings: { items: [], total: 0 }, desk: { ...FIGURES, totalBookings: 0 } },
    },
  );
  expect(main.getByText("No rental items yet")).toBeTruthy();
  expect(main.getByText("No bookings yet")).toBeTruthy();
  closePage();
  const path = "/rental-management/:businessId";
  const other = openPage({
    path,
    address: "/rental-management/7",
    page: RentalManagement,
    data: null,
  });
  expect(other.main.getByText("Business Not Found")).toBeTruthy();
});

test("whoever is signed out signs in and comes back", () => {
  const path = "/rental-management/:businessId";
  const address = "/rental-management/7?tab=calendar";
  const { main } = openPage({ path, address, page: RentalManagement, data: "signed-out" });
  expect(main.getByRole("heading", { level: 1 }).textContent).toBe("Sign In Required");
  const link = new URL(main.getByRole("link").getAttribute("href") ?? "", "http://x");
  expect(link.pathname).toBe("/login");
  expect(link.searchParams.get("next")).toBe(address);
});
