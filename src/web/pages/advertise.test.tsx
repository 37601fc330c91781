// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Answers, answer, answerCalls, loseConnection } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import {
  choose,
  click,
  closePage,
  fill,
  openPage,
  press,
  told,
} from "#tests/support/open-page.tsx";
import { plainListing } from "#tests/support/plain-listing.ts";
import Advertise from "./advertise.tsx";

afterEach(closePage);

const PROCEED = "Proceed to Secure Checkout";
const ROCK = { id: 7, name: "Halfway Rock", city: "Annapolis", state: "MD" };
const data = (facts: object = {}) => ({
  ...{ q: "", found: [], chosenLevel: null, isOpen: true },
  ...facts,
});

function open({ answers, ...facts }: { answers?: Answers; viewer?: object; data?: object } = {}) {
  const api = answerCalls(answers);
  return {
    api,
    ...openPage({ path: "/advertise", page: Advertise, data: data(), ...facts } as never),
  };
}

const BASIC = ["Featured badge", "Higher search position", "Basic analytics", "Priority support"];
const PREMIUM = [
  ...["Top section placement", "Social promotion", "Advanced analytics", "Custom description"],
];
const TOP = [
  ...["Homepage rotation", "Category page header", "Premium support", "Custom photography"],
];

test("three packages stand there with their prices and features, the third as the most popular", () => {
  const { main } = open();
  const offers = [
    { name: "Basic Featured", price: "$29", features: BASIC },
    { name: "Premium Featured", price: "$59", features: [...BASIC, ...PREMIUM] },
    { name: "Top Placement", price: "$99", features: [...BASIC, ...PREMIUM, ...TOP] },
  ];
  expect(main.getAllByRole("radio")).toHaveLength(offers.length);
  for (const { name, price, features } of offers) {
    const choice = main.getByRole("radio", { name: `${name}, ${price} per month` });
    const card = within(choice.closest("label") as HTMLElement);
    expect(card.getByText(price)).toBeTruthy();
    const listed = card.getByText("Featured badge").parentElement?.children ?? [];
    expect([...listed].map(({ textContent }) => textContent?.trim())).toEqual(features);
    expect(card.queryByText("Most Popular") !== null).toBe(name === "Top Placement");
  }
});

test("a business that was searched for and a package lead to the checkout", async () => {
  const { api, at } = open({
    answers: { "GET /api/businesses/search": answer([plainListing(ROCK)]) },
  });
  await fill({ Business: "annapolis" });
  await click(await screen.findByRole("option", { name: /Halfway Rock/ }));
  expect(api.calls[0]?.search.get("q")).toBe("annapolis");
  await choose("Premium Featured");
  await press(PROCEED);
  expect(window.location.search).toBe("?businessId=7&packageLevel=2");
  expect(at()).toBe("/checkout?businessId=7&packageLevel=2&businessName=Halfway+Rock");
});

test("the focus goes where the choice is, also by keyboard, and the hits are counted", async () => {
  open({ answers: { "GET /api/businesses/search": answer([plainListing(ROCK)]) } });
  const field = () => screen.getByRole("combobox");
  await fill({ Business: "annapolis" });
  expect(await screen.findByText("1 business found")).toBeTruthy();
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  const named = field().getAttribute("aria-activedescendant");
  expect(document.getElementById(named ?? "")?.textContent).toContain("Halfway Rock");
  await act(async () => void fireEvent.keyDown(field(), { key: "Enter" }));
  const other = screen.getByRole("button", { name: "Choose another" });
  expect(document.activeElement).toBe(other);
  await click(other);
  expect(document.activeElement).toBe(field());
});

test("before scripts are there one form sends what was typed and chosen, to the search or the checkout", () => {
  const { main } = open({ data: data({ q: "rock", chosenLevel: 2 }) });
  const form = main.getByRole("combobox").closest("form") as HTMLFormElement;
  expect(Object.fromEntries(new FormData(form))).toEqual({ q: "rock", packageLevel: "2" });
  expect(form.getAttribute("action")).toBe("/checkout");
  const proceed = main.getByRole("button", { name: "Proceed to Secure Checkout" });
  expect([proceed.getAttribute("name"), proceed.getAttribute("value")]).toEqual([
    ...["from", "advertise"],
  ]);
  const search = main.getByRole("button", { name: "Search" });
  expect(form.contains(search)).toBe(true);
  expect(search.getAttribute("formaction")).toBe("/advertise");
  expect(form.contains(main.getByRole("button", { name: PROCEED }))).toBe(true);
});

test("after Escape no hit is highlighted", async () => {
  open({ answers: { "GET /api/businesses/search": answer([plainListing(ROCK)]) } });
  await fill({ Business: "annapolis" });
  await screen.findByText("1 business found");
  const field = screen.getByRole("combobox");
  fireEvent.keyDown(field, { key: "ArrowDown" });
  fireEvent.keyDown(field, { key: "Escape" });
  expect(field.getAttribute("aria-activedescendant")).toBeNull();
  await expect.poll(() => screen.queryByRole("option")).toBeNull();
  fireEvent.keyDown(field, { key: "ArrowDown" });
  expect(field.getAttribute("aria-activedescendant")).toBeNull();
});

test("whoever comes back finds the business and the package that were chosen", async () => {
  const { main, at } = open({ data: data({ found: [ROCK], chosenLevel: 3 }) });
  expect(main.getByText("You promote").parentElement?.textContent).toContain("Halfway Rock");
  await press(PROCEED);
  expect(at()).toContain("/checkout?businessId=7&packageLevel=3");
});

test("a search that gets no answer says so", async () => {
  open({ answers: { "GET /api/businesses/search": loseConnection } });
  await fill({ Business: "annapolis" });
  expect(await screen.findByText(/The search did not answer/, {}, { timeout: 5000 })).toBeTruthy();
});

test("without a business or without a package it says what is missing, and leads there", async () => {
  const cases = [
    { found: [ROCK], offer: null, missing: "packageLevel" },
    { found: [], offer: "Premium Featured", missing: "q" },
    { found: [], offer: null, missing: "q" },
  ];
  for (const { found, offer, missing } of cases) {
    const { at } = open({ data: data({ q: "rock", found }) });
    if (offer) await choose(offer);
    await press(PROCEED);
    await told("Missing Information", "Please select both a business and a promotion package.");
    expect(at()).toBe("/advertise");
    const focused = document.activeElement;
    expect(focused?.getAttribute("name")).toBe(missing);
    expect(focused?.getAttribute("aria-invalid")).toBe("true");
    closePage();
  }
});

test("questions are answered, and whoever has no business is offered to add one", async () => {
  const { main } = open();
  expect(main.getByRole("heading", { name: "Questions" })).toBeTruthy();
  expect(main.getByText("Does it renew by itself?")).toBeTruthy();
  const add = () => screen.queryByRole("link", { name: "Add Your Business" });
  expect(add()?.getAttribute("href")).toBe("/add-business");
  for (const businesses of [0, 2]) {
    closePage();
    const summary = answer({ businesses, averageRating: null, reviews: 0 });
    const { api } = open({
      answers: { "GET /api/user/businesses/summary": summary },
      viewer: currentUser(),
    });
    await expect.poll(() => api.calls.length).toBe(1);
    await expect.poll(() => add() !== null).toBe(businesses === 0);
  }
});

test("no figure is claimed that was not measured", () => {
  const { main } = open();
  expect(main.getByRole("heading", { name: "What it brings" })).toBeTruthy();
  expect(screen.getByRole("main").textContent).not.toMatch(/\d\s*%|300|\d+\s*(x|times) more/i);
});

test("what was measured is told with its origin", () => {
  const medians = {
    ...{ days: 30, until: "2026-11-16" },
    ...{ featured: { listings: 61, views: 48.5 }, others: { listings: 1400, views: 12 } },
  };
  open({ data: data({ medians }) });
  const text = screen.getByRole("main").textContent;
  expect(text).toContain(
    "Views of a featured listing48.5median of 61 listings, 30 days until Nov 16, 2026",
  );
  expect(text).toContain("Views of any other listing12median of 1,400 listings");
  expect(text).toContain("Not all of the difference need come from the placement.");
});

test("where payments are not open the page says so", () => {
  const { main } = open({ data: data({ isOpen: false }) });
  expect(main.getByText("Payments are not open on this site.")).toBeTruthy();
});
