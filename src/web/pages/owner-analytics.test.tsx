// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
// It comes when it is asked for; the test does not wait for its modules.
import "#src/domains/analytics/components/listing-analytics.tsx";
import type { BusinessAnalytics } from "#src/domains/analytics/figure-contract.ts";
import { addDays } from "#src/domains/analytics/period-rules.ts";
import { answer, answerCalls, answerInTurn, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { closePage, follow, openPage, press } from "#tests/support/open-page.tsx";
import { plainListing } from "#tests/support/plain-listing.ts";
import { until } from "#tests/support/until.ts";
import UserBusiness from "./user-business.tsx";

afterEach(closePage);

const PATH = "GET /api/businesses/7/analytics";
const FIGURES = {
  ...{ views: 1250, visitors: 800, calls: 12, directions: 30, websiteClicks: 44 },
  ...{ shares: 5, searchAppearances: 9100 },
};
const TOTALS: BusinessAnalytics = {
  ...{ businessId: 7, days: 30, from: "2026-10-19", to: "2026-11-17", detail: "totals" },
  ...{ countedAt: "2026-11-17T10:00:00.000Z", views: 1250, visitors: 800 },
};
const BASIC: BusinessAnalytics = {
  ...TOTALS,
  ...FIGURES,
  detail: "basic",
  daily: Array.from({ length: 30 }, (_, index) => ({
    day: addDays("2026-10-19", index),
    ...{ views: index, visitors: 1, searchAppearances: index * 2 },
  })),
  before: { ...FIGURES, views: 1000, calls: 3 },
  promotion: {
    since: "2026-11-01T12:00:00.000Z",
    compared: { days: 10, before: { ...FIGURES, views: 35 }, after: { ...FIGURES, views: 70 } },
  },
};
const ADVANCED: BusinessAnalytics = {
  ...BASIC,
  detail: "advanced",
  referrers: [
    { name: "/search", count: 700 },
    { name: "direct", count: 300 },
    { name: "example.org", count: 250 },
  ],
  devices: [{ name: "phone", count: 900 }],
  sharesByPlatform: [],
  hours: {
    timeZone: "America/New_York",
    views: Array.from({ length: 7 }, (_, day) =>
      Array.from({ length: 24 }, (_, hour) => day * hour),
    ),
  },
  category: {
    ...{ category: "restaurants", listings: 12, until: "2026-11-16" },
    ...{ own: FIGURES, medians: { ...FIGURES, views: 410.5 } },
  },
};

function open(given: BusinessAnalytics, address = "?tab=analytics") {
  const owner = currentUser({ id: "u1", accountType: "business_owner" });
  const listing = plainListing({ ownerId: "u1", version: 1, images: [], status: "live" });
  const api = answerCalls({ "GET /api/businesses/7": answer(listing), [PATH]: answer(given) });
  openPage({
    path: "/user-dashboard/business/:id",
    page: UserBusiness,
    address: `/user-dashboard/business/7${address}`,
    viewer: owner,
  });
  return api;
}

const told = async () => {
  await screen.findByText("What the figures mean");
  return screen.getByRole("tabpanel").textContent ?? "";
};
const rowsOf = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));

test("without a package the owner sees two figures, what they mean, and what a package would show", async () => {
  open(TOTALS);
  const text = await told();
  expect(text).toContain("Views1,250last 30 days");
  expect(text).toContain("Visitors by day800");
  expect(text).toContain("somebody who comes on three days counts three times");
  expect(text).toContain("Every listing has these two figures.");
  const link = screen.getByRole("link", { name: "Look at the packages" });
  expect(link.getAttribute("href")).toMatch(/^\/advertise\?q=/);
  expect(screen.queryByRole("table", { name: "Views" })).toBeNull();
});

test("at level 1 the figures are set beside the days before, over time and around the promotion", async () => {
  open(BASIC);
  const text = await told();
  expect(text).toContain("+25% from 1,000 in the 30 days before");
  expect(text).toContain("3 in the 30 days before");
  expect(text).toContain("10 whole days before November 1, 2026");
  const charted = rowsOf("Views");
  expect(charted).toHaveLength(31);
  expect(charted.at(-1)).toEqual(["Nov 17, 2026", "29"]);
  expect(rowsOf("Before and after your promotion began")[1]).toEqual(["Views", "3.5", "7.0"]);
  expect(text).toContain("From Premium Featured you also see");
  expect(screen.queryByText("Devices")).toBeNull();
  expect(screen.queryByText("Beside your category")).toBeNull();
});

test("from level 2 on sources, hours of the week and the category's median are there as well", async () => {
  open(ADVANCED);
  const text = await told();
  expect(rowsOf("Where views came from").slice(1)).toEqual([
    ["Landfall: a search", "700"],
    ["Directly, or not known", "300"],
    ["example.org", "250"],
  ]);
  expect(text).toContain("None in this time.");
  expect(text).toContain("by the clock of America/New York");
  const hours = rowsOf("Views by the hour of the week");
  expect(hours).toHaveLength(8);
  expect(hours[7]?.slice(0, 3)).toEqual(["Sunday", "0", "6"]);
  expect(text).toContain("The median of the 12 listings in Restaurants");
  expect(rowsOf("Beside your category")[1]).toEqual(["Views", "1,250", "410.5"]);
  expect(screen.queryByRole("link", { name: "Look at the packages" })).toBeNull();
});

test("where too few can be compared it says so instead of showing a number", async () => {
  const promotion = { since: "2026-11-15T12:00:00.000Z", compared: null };
  open({ ...ADVANCED, before: null, category: null, promotion });
  const text = await told();
  expect(text).toContain("nothing yet to compare with");
  expect(text).toContain("there must be at least 5 of them");
  expect(text).toContain("As soon as 7 whole days have passed");
});

test("another period is another address, and a failure can be tried again", async () => {
  const api = open({ ...BASIC, days: 90 }, "?tab=analytics&days=90");
  await told();
  const days = () =>
    api.calls.flatMap(({ path, search }) =>
      path === "/api/businesses/7/analytics" ? [search.get("days")] : [],
    );
  expect(days()).toEqual(["90"]);
  expect(screen.getByRole("link", { name: "90 days" }).getAttribute("aria-current")).toBe("true");
  await follow("12 months");
  await until(() => expect(days()).toEqual(["90", "365"]));
  closePage();

  const failing = open(BASIC);
  failing.answer({ [PATH]: answerInTurn(refuse(403, { message: "No." }), answer(BASIC)) });
  await screen.findByText("The figures did not load");
  await press("Try again");
  await told();
});

test("no two parts of the page have the same name", async () => {
  open(ADVANCED);
  await screen.findByRole("heading", { name: "Beside your category" });
  const names = screen
    .getAllByRole("region")
    .map((region) => region.getAttribute("aria-label") ?? nameBy(region));
  expect(names).toContain("Beside your category");
  expect(names).toEqual([...new Set(names)]);
});

const nameBy = (region: HTMLElement) =>
  document.getElementById(region.getAttribute("aria-labelledby") ?? "")?.textContent;
