// @vitest-environment happy-dom
import { act, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answer, answerCalls, answerList, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { closePage, follow, openPage, press } from "#tests/support/open-page.tsx";
import { plainListing } from "#tests/support/plain-listing.ts";
import { until } from "#tests/support/until.ts";
import UserDashboard from "./user-dashboard.tsx";

afterEach(closePage);

const BOOKINGS = "GET /api/user/bookings";
const RENTALS = "GET /api/user/rental-businesses";
const DESKS = [
  { id: 7, name: "Tern Rentals", city: "Annapolis", state: "MD", isRented: true },
  { id: 9, name: "Tern Marina", city: "Oxford", state: "MD", isRented: false },
];
const viewer = currentUser({ firstName: "Maren", accountType: "business_owner" });
const FIGURES = {
  ...{ totalItems: 4, totalRevenue: "1234.50", pendingBookings: 1, upcomingBookings: 2 },
  totalBookings: 5741,
};
const BOOKING = {
  ...{ id: 1, businessId: 7, businessName: "Tern Rentals", rentalItemName: "Sea kayak" },
  ...{ customerName: "Zoë", startLocal: "2127-07-04T10:00", status: "confirmed" },
  ...{ startZone: "EDT", totalAmount: "200.00" },
};

const ASKED_FOR = "GET /api/user/own-bookings";
const ASKED = {
  ...{ id: 5, businessId: 3, businessName: "Plover Boats", place: "2 Dock St, Oxford, MD" },
  ...{ rentalItemId: 2, rentalItemName: "Skiff", quantity: 2, totalPrice: "80.00" },
  ...{ startLocal: "2127-07-04T10:00", startZone: "EDT", endLocal: "2127-07-04T12:00" },
  ...{ endZone: "EDT", status: "confirmed", endedBy: null, isCancellable: true },
  link: "/booking?token=5.abc",
};

function open(tab: string, rentals: number, answers = {}) {
  const places = [
    plainListing({ id: 7, name: "Tern Rentals", category: "rentals", ownerId: viewer.id }),
    plainListing({ id: 8, name: "Tern Deck", ownerId: viewer.id }),
  ];
  const api = answerCalls({
    "GET /api/user/businesses": answerList(rentals > 0 ? places : []),
    [RENTALS]: answerList(rentals > 0 ? DESKS : []),
    "GET /api/user/businesses/summary": answer({
      ...{ businesses: 2, reviews: 9, averageRating: "4.4", rentals },
    }),
    "GET /api/user/bookings/summary": answer(FIGURES),
    [BOOKINGS]: answerList([BOOKING]),
    [ASKED_FOR]: answerList([]),
    ...answers,
  });
  const address = `/user-dashboard?tab=${tab}`;
  return { api, ...openPage({ path: "/user-dashboard", address, page: UserDashboard, viewer }) };
}

test("four cards show businesses, average rating, bookings and revenue", async () => {
  open("businesses", 1);
  expect(await screen.findByText("$1,234.50")).toBeTruthy();
  const figureOf = (label: string) =>
    [...document.querySelectorAll("main span")]
      .find(({ textContent }) => textContent === label)
      ?.parentElement?.parentElement?.querySelector(".figures")?.textContent;
  const labels = ["Businesses", "Average rating", "Bookings", "Revenue"];
  expect(labels.map(figureOf)).toEqual(["2", "4.4", "5,741", "$1,234.50"]);
  expect(screen.getByText("of your rentals")).toBeTruthy();
});

test("Rental Management leads to the page of each rentals business, and of no other", async () => {
  open("rentals", 1);
  const link = await screen.findByRole("link", { name: "Manage rentals of Tern Rentals" });
  expect(link.getAttribute("href")).toBe("/rental-management/7");
  const calendar = screen.getByRole("link", { name: "Calendar of rentals of Tern Rentals" });
  expect(calendar.getAttribute("href")).toBe("/rental-management/7?tab=calendar");
  expect(screen.queryByRole("link", { name: "Manage rentals of Tern Deck" })).toBe(null);
});

test("a business that has left the category keeps the way to its desk, and is marked", async () => {
  open("rentals", 1);
  const link = await screen.findByRole("link", { name: "Manage rentals of Tern Marina" });
  expect(link.getAttribute("href")).toBe("/rental-management/9");
  const marks = screen.getAllByText("left the category");
  expect(marks.map((mark) => mark.closest("li")?.querySelector("h3")?.textContent)).toEqual([
    "Tern Marina",
  ]);
});

test("rentals businesses beyond the first page are one press away", async () => {
  const { api } = open("rentals", 1, { [RENTALS]: answerList(DESKS.slice(0, 1), 2) });
  await screen.findByRole("link", { name: "Manage rentals of Tern Rentals" });
  api.answer({ [RENTALS]: answerList(DESKS.slice(1), 2) });
  const more = screen.getByRole("link", { name: "Load More" });
  expect(more.getAttribute("href")).toBe("?tab=rentals&page=2");
  await follow("Load More");
  expect(await screen.findByRole("link", { name: "Manage rentals of Tern Marina" })).toBeTruthy();
});

test("a rentals business without bookings says so", async () => {
  const { api, main } = open("bookings", 1, { [BOOKINGS]: answerList([]) });
  expect(await main.findByText("No bookings yet")).toBeTruthy();
  expect(api.calls.map(({ path }) => path)).toContain("/api/user/bookings");
});

test("while the figures come, nothing is said of reviews", () => {
  const { main } = open("businesses", 1);
  expect(main.queryByText("no reviews yet")).toBe(null);
});

test("Bookings lists those of the rentals businesses with their amount", async () => {
  const { api, main } = open("bookings", 1);
  expect(await main.findByText("Zoë")).toBeTruthy();
  expect(api.calls.map(({ path }) => path)).toContain("/api/user/bookings");
  for (const text of ["$200.00", "Sea kayak", "Tern Rentals", "confirmed"])
    expect(main.getByText(text)).toBeTruthy();
  expect(main.getByText("10:00 AM").parentElement?.textContent).toBe(
    "Fri, Jul 4, 2127, 10:00 AM EDT",
  );
  expect(main.getByRole("link", { name: "Zoë" }).getAttribute("href")).toBe(
    "/rental-management/7/bookings/1",
  );
});

test("bookings that did not load can be asked for again", async () => {
  const { api, main } = open("bookings", 1, { [BOOKINGS]: refuse(500, { message: "No." }) });
  const failure = await main.findByText("Your bookings did not load");
  api.answer({ [BOOKINGS]: answerList([BOOKING]) });
  await press("Try again", within(failure.closest("[role=tabpanel]") as HTMLElement));
  expect(await main.findByText("Zoë")).toBeTruthy();
});

test.each([
  ["businesses", "My Businesses", "No businesses yet"],
  ["rentals", "Rental Management", "No rentals business yet"],
  ["bookings", "Bookings", "No bookings yet"],
])("the tab %s is called %s and says: %s", async (tab, name, empty) => {
  const { main } = open(tab, 0);
  expect(await main.findByText(empty)).toBeTruthy();
  const tabs = within(main.getByLabelText("Your dashboard"));
  const [current] = tabs.getAllByText(name);
  expect(current?.closest("[aria-current], [aria-selected=true]")).toBeTruthy();
});

test.each([
  ["", "No businesses yet"],
  ["rentals", "No rentals business yet"],
  ["bookings", "No bookings yet"],
])(
  "without a rentals business the tab %s says so, and no booking is asked for",
  async (tab, title) => {
    const { api, main } = open(tab, 0);
    expect(await main.findByText(title)).toBeTruthy();
    expect(api.calls.filter(({ path }) => path.startsWith("/api/user/bookings"))).toEqual([]);
  },
);

test.each([
  ["bookings", BOOKINGS, "Your bookings are loading"],
  ["bookings", ASKED_FOR, "The bookings you asked for are loading"],
  ["rentals", RENTALS, "Your businesses are loading"],
])("while the tab %s waits for %s, who hears the page is told: %s", async (tab, call, words) => {
  let arrive = () => {};
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { main } = open(tab, 1, { [call]: () => onItsWay.then(() => answerList([])({} as never)) });
  const waiting = await main.findByText(words);
  expect(waiting.closest("[role=status]")?.getAttribute("aria-busy")).toBe("true");
  await act(async () => arrive());
  await until(() => expect(main.queryByText(words)).toBe(null));
});

test("rentals businesses that did not load can be asked for again", async () => {
  const { api, main } = open("rentals", 1, { [RENTALS]: refuse(500, { message: "No." }) });
  const failure = await main.findByText("Your businesses did not load");
  api.answer({ [RENTALS]: answerList(DESKS) });
  await press("Try again", within(failure.closest("[role=tabpanel]") as HTMLElement));
  expect(await screen.findByRole("link", { name: "Manage rentals of Tern Rentals" })).toBeTruthy();
});

test("whoever asked for bookings finds them with item, place, time, state, total and the way to cancel", async () => {
  const { api, main } = open("bookings", 0, { [ASKED_FOR]: answerList([ASKED], 2) });
  expect(await main.findByRole("heading", { name: "Bookings you asked for" })).toBeTruthy();
  const card = main.getByRole("heading", { name: "2 × Skiff" }).closest("article");
  for (const text of [
    ...["Plover Boats, 2 Dock St, Oxford, MD", "Confirmed", "$80.00"],
    "Friday, July 4, 2127, 10:00 AM to 12:00 PM EDT",
  ])
    expect(card?.textContent).toContain(text);
  const link = within(card as HTMLElement).getByRole("link", { name: /^See or cancel/ });
  expect(link.getAttribute("href")).toBe(ASKED.link);
  expect(main.queryByText("No bookings yet")).toBe(null);
  expect(api.calls.filter(({ path }) => path === "/api/user/bookings")).toEqual([]);
  const more = screen.getByRole("link", { name: "Load More" });
  expect(more.getAttribute("href")).toBe("?tab=bookings&asked=2");
  const over = { ...ASKED, id: 6, rentalItemName: "Raft", isCancellable: false };
  api.answer({ [ASKED_FOR]: answerList([over], 2) });
  await follow("Load More");
  expect(await main.findByRole("link", { name: /^See the booking: 2 × Raft/ })).toBeTruthy();
});

test("whoever rents out and asks elsewhere sees both, and what did not load can be asked for again", async () => {
  const { api, main } = open("bookings", 1, { [ASKED_FOR]: refuse(500, { message: "No." }) });
  expect(await main.findByText("Zoë")).toBeTruthy();
  const failure = await main.findByText("The bookings you asked for did not load");
  api.answer({ [ASKED_FOR]: answerList([ASKED]) });
  await press("Try again", within(failure.closest("[role=tabpanel]") as HTMLElement));
  expect(await main.findByText("2 × Skiff")).toBeTruthy();
  expect(main.getByText("Zoë")).toBeTruthy();
});
