// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answerCalls, refuse } from "#tests/support/answer-calls.ts";
import { closePage, fieldOf, fill, openPage, press, told } from "#tests/support/open-page.tsx";
import { speciesReport } from "#tests/support/species-report.ts";
import type { Counter } from "../community/counters.tsx";
import type { TabData } from "../community/tab-data.server.ts";
import CommunityTracking from "./community-tracking.tsx";
import SpeciesReportNew from "./species-report-new.tsx";

afterEach(closePage);

const SEND = "POST /api/community/reports";

const COUNTER: Counter = {
  ...{ label: "Species reports", origin: "sent in by readers", to: "/community-tracking" },
  count: 1234,
};

const NO_PROJECTS = { projects: [], projectId: null, isSignedIn: false };

const openTab = (tab: string, shown: TabData) =>
  openPage({
    path: "/community-tracking",
    address: `/community-tracking?tab=${tab}`,
    page: CommunityTracking,
    data: { counters: [COUNTER], shown },
  });

test("the open tab is marked, and each tab is a link that works before scripts", () => {
  answerCalls();
  openTab("research", { research: { found: { items: [], total: 0 }, offset: 0 } });
  const open = screen.getByRole("tab", { name: "Research" });
  expect(open.getAttribute("aria-selected")).toBe("true");
  for (const tab of screen.getAllByRole("tab"))
    expect(tab.getAttribute("href")).toMatch(/^\/community-tracking/);
});

test("the counters above the tabs show what was counted and lead to it", () => {
  answerCalls();
  openTab("research", { research: { found: { items: [], total: 0 }, offset: 0 } });
  const card = within(screen.getByRole("list", { name: "Summary" })).getByRole("link");
  expect(card.textContent).toContain("1,234");
  expect(card.getAttribute("href")).toBe("/community-tracking");
});

test("the research tab says that nothing was found and leads to the form", () => {
  answerCalls();
  openTab("research", { research: { found: { items: [], total: 0 }, offset: 0 } });
  expect(screen.getByText("No projects yet")).toBeTruthy();
  const links = screen.getAllByRole("link", { name: "Submit a project" });
  expect(links.map((link) => link.getAttribute("href"))).toContain("/research/new");
});

test("a report on the list shows its species, type, place, words, abundance, behavior, concerns, day, state and upvotes", () => {
  answerCalls();
  const items = [speciesReport()];
  openTab("reports", { reports: { found: { items, total: 1 }, mapped: items, offset: 0 } });
  const card = screen.getByRole("article");
  for (const said of [
    ...["Common bottlenose dolphin", "Sighting", "Off Thomas Point, MD", "Three of them."],
    ...["Uncommon (3-10)", "Feeding", "Fast boats", "Jul 4, 2026", "Pending", "within 40 m"],
  ])
    expect(card.textContent).toContain(said);
  expect(
    within(card)
      .getByRole("link", { name: /^Upvote/ })
      .getAttribute("href"),
  ).toBe("/login?next=%2Fcommunity-tracking%3Ftab%3Dreports");
});

test("a list that nothing matches says so and leads to the whole list", () => {
  answerCalls();
  openPage({
    path: "/community-tracking",
    address: "/community-tracking?q=kraken",
    page: CommunityTracking,
    data: {
      counters: [COUNTER],
      shown: { reports: { found: { items: [], total: 0 }, mapped: [], offset: 0 } },
    },
  });
  expect(screen.getByText("No reports found")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show all reports" }).getAttribute("href")).toBe(
    "/community-tracking",
  );
});

test("the report form keeps what was typed, says what is missing and sends the rest as the API takes it", async () => {
  const api = answerCalls({
    [SEND]: refuse(400, { message: "Invalid", fields: { location: "Please say where it was." } }),
  });
  openPage({ path: "/community-tracking/reports/new", page: SpeciesReportNew, data: NO_PROJECTS });
  expect(screen.getByText(/\(866\) 755-6622/)).toBeTruthy();
  await fill({ Species: "Osprey", Description: "Two on the marker" });
  await press("Submit Report");
  await told("Submission Failed");
  expect(screen.getByText("Please say where it was.")).toBeTruthy();
  expect(fieldOf("Description").value).toBe("Two on the marker");
  expect(api.sent(SEND)[0]).toMatchObject({
    ...{ reportType: "sighting", speciesName: "Osprey", abundance: "common", location: "" },
    requestKey: expect.any(String),
  });
});
