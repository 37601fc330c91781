// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type {
  FeaturedListing,
  RevenueOverview,
  RevenueReport,
} from "#src/domains/revenue/contract.ts";
import { type Answers, answer, answerInTurn, answerList } from "#tests/support/answer-calls.ts";
import { openAdminTab, rowOf } from "#tests/support/open-admin.tsx";
import { closePage } from "#tests/support/open-page.tsx";

afterEach(closePage);

const REVENUE = {
  ...{ totalRevenue: 0, basicPackageRevenue: 0, premiumPackageRevenue: 0, topPackageRevenue: 0 },
  ...{ organizerRevenue: 0, returned: 0, fees: 0 },
  ...{ newSubscriptions: 0, cancelledSubscriptions: 0, churnRate: 0 },
};
const OVERVIEW: RevenueOverview = {
  collected: { total: 1234.5, returned: 59, fees: 40.21 },
  ...{ monthlyValue: 187, runningPromotions: 3, featured: { total: 5, paid: 3, granted: 2 } },
  byMonth: [
    { month: "2026-10", ...REVENUE, totalRevenue: -20, returned: 20 },
    {
      ...{ month: "2026-11", ...REVENUE, totalRevenue: 158, topPackageRevenue: 99 },
      ...{ newSubscriptions: 4, cancelledSubscriptions: 1, churnRate: 0.125 },
    },
  ],
  byPackage: [
    { name: "Basic Featured", collected: 58, running: 1, monthlyValue: 29 },
    { name: "Event Organizer Pro", collected: 39, running: 1, monthlyValue: 39 },
  ],
};
const LISTING: FeaturedListing = {
  ...{ id: 7, name: "Halfway Rock", city: "Bristol", state: "RI", featuredLevel: 3 },
  ...{ grantedLevel: 1, paidLevel: 3, monthlyPrice: 99, renews: true },
  ...{ paidUntil: "2026-12-16T10:00:00.000Z", renewsAt: "2026-12-16T10:00:00.000Z" },
};
const GIFT: FeaturedListing = {
  ...{ ...LISTING, id: 8, name: "Gift Wharf", featuredLevel: 2, grantedLevel: 2, paidLevel: 0 },
  ...{ monthlyPrice: null, paidUntil: null, renews: false, renewsAt: null },
};
const REPORT: RevenueReport = {
  ...{ id: 1, reportDate: "2026-11-15", ...REVENUE, totalRevenue: 88, featuredBusinessCount: 3 },
  createdAt: "2026-11-16T00:20:00.000Z",
};
const SETTINGS = { processor: "sandbox", publishableKey: null, isSandbox: true, isOpen: true };

const open = (answers: Answers = {}, list?: string) =>
  openAdminTab(
    "advertising",
    {
      "GET /api/admin/revenue": answer(OVERVIEW),
      "GET /api/admin/revenue/featured": answerList([LISTING, GIFT]),
      "GET /api/admin/revenue/reports": answerList([REPORT]),
      "GET /api/admin/payments": answerList([]),
      "GET /api/admin/payment-events": answerList([]),
      "GET /api/payments/settings": answer(SETTINGS),
      ...answers,
    },
    list ? { list } : {},
  );
const textOf = async (label: string) =>
  (await screen.findByText(label)).closest("div")?.parentElement?.textContent ?? "";

test("the admin area has the six tabs of the specification", async () => {
  await open();
  const names = screen
    .getByRole("tablist", { name: "Administration" })
    .querySelectorAll("[role=tab]");
  const shown = [...names].map((tab) => tab.firstChild?.textContent);
  for (const name of ["Pending", "Businesses", "Reviews", "Advertising", "Claims", "Analytics"]) {
    expect(shown).toContain(name);
  }
});

test("what was collected stands apart from the monthly value of what runs", async () => {
  await open({}, "events");
  expect(await textOf("Collected revenue")).toContain("$1,234.50since the beginning");
  expect(await textOf("Collected revenue")).toContain("$158.00 this month");
  expect(await textOf("Monthly value")).toContain("$187.00prices of the 3 promotions");
  expect(screen.getByText("3 paid, 2 granted by administrators")).toBeTruthy();
  expect(await textOf("Churn this month")).toContain("12.5%");
});

test("one promotion is called one", async () => {
  await open({ "GET /api/admin/revenue": answer({ ...OVERVIEW, runningPromotions: 1 }) });
  expect(await textOf("Monthly value")).toContain("price of the one promotion");
});

test("featured businesses tell what is paid from what was granted", async () => {
  await open();
  const paid = await rowOf("Halfway Rock");
  for (const text of ["Top Tier", "Basic", "$99.00", "Renews Dec 16, 2026"]) {
    expect(paid.textContent).toContain(text);
  }
  const cells = within(await rowOf("Gift Wharf")).getAllByRole("cell");
  expect(cells.map((cell) => cell.textContent)).toEqual([
    ...["Gift WharfBristol, RI", "Premium", "–", "Premium", "–", "–"],
  ]);
});

test.each([
  ["was shortened", { renewsAt: "2026-12-30T10:00:00.000Z" }, "Dec 16, 2026, renews Dec 30, 2026"],
  ["is past due", { renewsAt: null }, "Dec 16, 2026, past due"],
])("a featured business whose month %s is shown with its true end", async (_how, facts, words) => {
  const list = answerList([{ ...LISTING, ...facts }]);
  await open({ "GET /api/admin/revenue/featured": list });
  expect((await rowOf("Halfway Rock")).textContent).toContain(words);
});

test("revenue is shown by month, by package and by day, as charts, tables and files", async () => {
  await open({}, "revenue");
  const months = await screen.findByRole("table", { name: "Revenue by month" });
  expect(within(months).getByRole("row", { name: /November 2026/ }).textContent).toContain(
    "$158.00",
  );
  expect(within(months).getByRole("row", { name: /October 2026/ }).textContent).toContain(
    "-$20.00",
  );
  expect(screen.getByRole("table", { name: "Collected by month" }).textContent).toContain("-$20");
  const packages = within(screen.getByRole("table", { name: "Packages" }));
  expect(packages.getByRole("row", { name: /Basic Featured/ }).textContent).toContain("$58.00");
  for (const name of ["Basic", "Organizers"]) {
    const label = screen.getByText(name, { selector: "text" });
    expect(label.getAttribute("class")).not.toContain("hidden");
  }
  const days = await screen.findByRole("table", { name: "Daily reports" });
  expect(within(days).getByRole("row", { name: /Nov 15, 2026/ }).textContent).toContain("$88.00");
  expect(screen.getByRole("link", { name: "Reports as CSV" }).getAttribute("href")).toBe(
    "/api/admin/revenue/reports.csv",
  );
  expect(screen.getByRole("link", { name: "Ledger as CSV" })).toBeTruthy();
});

test("no bar of a chart has a height below zero", async () => {
  await open({}, "revenue");
  await screen.findByRole("table", { name: "Collected by month" });
  const bars = [...document.querySelectorAll("svg rect")];
  expect(bars.length).toBeGreaterThan(3);
  for (const bar of bars) expect(Number(bar.getAttribute("height"))).toBeGreaterThanOrEqual(0);
});

test.each([
  ["featured", "No featured businesses"],
  ["payments", "No payments"],
  ["events", "No event has failed"],
  ["revenue", "No report yet"],
])("without anything, %s says so", async (list, title) => {
  await open(
    {
      "GET /api/admin/revenue/featured": answerList([]),
      "GET /api/admin/revenue/reports": answerList([]),
    },
    list,
  );
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
});

test("the tab says when the sandbox is in use, and when payments are not open", async () => {
  await open();
  expect(await screen.findByText("The sandbox is in use")).toBeTruthy();
  closePage();
  const closed = { processor: null, publishableKey: null, isSandbox: false, isOpen: false };
  await open({ "GET /api/payments/settings": answer(closed) });
  expect(await screen.findByText("Payments are not open on this site")).toBeTruthy();
  expect(screen.queryByText("The sandbox is in use")).toBeNull();
});

test("figures that do not load say so and can be asked for again", async () => {
  let isBroken = true;
  await open({
    "GET /api/admin/revenue": () =>
      isBroken ? Response.json({ message: "x" }, { status: 500 }) : Response.json(OVERVIEW),
  });
  const failed = await screen.findByRole("heading", { name: "The revenue did not load" });
  isBroken = false;
  fireEvent.click(within(failed.closest("div") ?? document.body).getByRole("button"));
  expect(await screen.findByText("Collected revenue")).toBeTruthy();
});

test("a refund that is being sent changes by itself when it was sent", async () => {
  const listed = (state: string) =>
    answerList([
      {
        ...{ id: 7, number: "LF-000007", description: "Basic Featured for Halfway Rock" },
        ...{ product: "promotion", subjectId: "1", amount: 29, kept: 0, disputed: 0 },
        ...{ refundable: 0, isRenewal: false, card: "Visa 4242", processor: "sandbox" },
        ...{ chargeId: "ch_1", paidAt: "2026-11-16T12:00:00.000Z" },
        refunds: [
          {
            ...{ id: 1, amount: 29, state, reason: "A gift", askedBy: "Ada" },
            createdAt: "2026-11-16T13:00:00.000Z",
          },
        ],
      },
    ]);
  await open(
    { "GET /api/admin/payments": answerInTurn(listed("asked"), listed("succeeded")) },
    "payments",
  );
  expect(await screen.findByText("Being sent")).toBeTruthy();
  expect(await screen.findByText("Done")).toBeTruthy();
});
