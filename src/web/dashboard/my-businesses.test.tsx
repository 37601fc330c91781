// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answerCalls, answerList } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { closePage, openPage } from "#tests/support/open-page.tsx";
import { plainListing } from "#tests/support/plain-listing.ts";
import { MyBusinesses } from "./my-businesses.tsx";

afterEach(closePage);

const user = currentUser({ accountType: "business_owner" });

function open(businesses: readonly object[]): void {
  answerCalls({ "GET /api/user/businesses": answerList(businesses) });
  openPage({ path: "/", page: () => <MyBusinesses user={user} />, viewer: user });
}

test("whoever has no business is offered to add one", async () => {
  open([]);
  expect(await screen.findByText("No businesses yet")).toBeTruthy();
  const add = screen.getByRole("link", { name: "Add Business" });
  expect(add.getAttribute("href")).toBe("/add-business");
});

test("each business shows name, category, city, state, rating and review count", async () => {
  open([
    plainListing({ ownerId: user.id }),
    plainListing({ id: 8, name: "Tern Rentals", category: "rentals", averageRating: "3.2" }),
  ]);
  const cards = await screen.findAllByRole("article");
  const texts = cards.map((card) => card.textContent ?? "");
  for (const text of ["Halfway Rock", "Restaurants", "Annapolis, MD", "4.6", "128"])
    expect(texts[0]).toContain(text);
  for (const text of ["Tern Rentals", "Rentals", "3.2"]) expect(texts[1]).toContain(text);
});

test.each([
  ["live", "Active"],
  ["inactive", "Inactive"],
  ["pending", "Pending Approval"],
] as const)("a listing that is %s is called %s", async (status, badge) => {
  open([plainListing({ status, ownerId: user.id, waitingFields: ["name"] })]);
  const card = within(await screen.findByRole("article"));
  const badges = ["Active", "Inactive", "Pending Approval"].filter((text) =>
    card.queryByText(text),
  );
  expect(badges).toEqual([badge]);
  expect(card.getByText("Restaurants")).toBeTruthy();
  expect(card.getByText("Annapolis, MD")).toBeTruthy();
  expect(card.getByText(/^Waiting for approval/).textContent).toContain("Name");
  const edit = card.getByRole("link", { name: "Edit Halfway Rock" });
  expect(edit.getAttribute("href")).toBe("/user-dashboard/business/7");
  for (const tab of ["Promotion", "Analytics"]) {
    const link = card.queryByRole("link", { name: `${tab} of Halfway Rock` });
    const address = `/user-dashboard/business/7?tab=${tab.toLowerCase()}`;
    expect(link?.getAttribute("href")).toBe(status === "live" ? address : undefined);
  }
});

test("a business says its name, category, place, rating and number of reviews", async () => {
  open([plainListing({ ownerId: user.id, averageRating: "4.5", reviewCount: 12 })]);
  const card = within(await screen.findByRole("article"));
  expect(card.getByRole("heading", { name: "Halfway Rock" })).toBeTruthy();
  for (const text of ["Restaurants", "Annapolis, MD"]) expect(card.getByText(text)).toBeTruthy();
  expect(screen.getByRole("article").textContent).toContain("4.5 from 12 reviews");
});
