// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answer, answerCalls, answerList, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { closePage, follow, openPage, press } from "#tests/support/open-page.tsx";
import { plainListing } from "#tests/support/plain-listing.ts";
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
