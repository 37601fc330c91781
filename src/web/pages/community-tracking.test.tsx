// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answerCalls } from "#tests/support/answer-calls.ts";
import { closePage, openPage } from "#tests/support/open-page.tsx";
import type { Counter } from "../community/counters.tsx";
import type { TabData } from "../community/tab-data.server.ts";
import CommunityTracking from "./community-tracking.tsx";

afterEach(closePage);

const COUNTER: Counter = {
  ...{ label: "Species reports", origin: "sent in by readers", to: "/community-tracking" },
  count: 1234,
};

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
