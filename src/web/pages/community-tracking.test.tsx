// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answer, answerCalls, refuse } from "#tests/support/answer-calls.ts";
import { closePage, fieldOf, fill, openPage, press, told } from "#tests/support/open-page.tsx";
import { speciesReport } from "#tests/support/species-report.ts";
import { until } from "#tests/support/until.ts";
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

const HERE = {
  coords: { latitude: 38.9, longitude: -76.43, accuracy: 12 },
} as GeolocationPosition;

const openTab = (tab: string, shown: TabData, asked = "") =>
  openPage({
    path: "/community-tracking",
    address: `/community-tracking?tab=${tab}${asked}`,
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

test("the research tab has the form of a project, which is sent from there", async () => {
  const api = answerCalls({
    "POST /api/research/projects": answer({ id: 7 }, { status: 201 }),
  });
  openTab("research", { research: { found: { items: [], total: 0 }, offset: 0 } });
  const form = screen.getByRole("form", { name: "Research project" });
  // Before scripts it goes to the page of the form, which comes again with what is missing.
  expect(form.getAttribute("action")).toBe("/research/new");
  const links = screen.getAllByRole("link", { name: "Submit a project" });
  expect(links.map((link) => link.getAttribute("href"))).toContain("#submit-project");
  await fill({
    ...{ "Project title": "Loons in winter", "Lead researcher": "Bram Ostergaard" },
    ...{ Institution: "Cold Harbor", "Contact e-mail": "bram@harbor.example" },
    Description: "Eight piers in January.",
  });
  await press("Submit Project");
  await told("Project Submitted");
  expect(api.sent("POST /api/research/projects")).toMatchObject([{ title: "Loons in winter" }]);
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
  openTab("reports", {
    reports: {
      view: "list",
      found: { items, total: 1, isCapped: false },
      mapped: items,
      offset: 0,
    },
  });
  const card = screen.getByRole("article");
  for (const said of [
    ...["Common bottlenose dolphin", "Sighting", "Off Thomas Point, MD", "Three of them."],
    ...["Uncommon (3-10)", "Feeding", "Fast boats", "Jul 4, 2026", "Pending", "within 40 m"],
  ])
    expect(card.textContent).toContain(said);
  const upvotes = within(card).getByRole("link", { name: /^Upvote .*, 4 so far$/ });
  expect(upvotes.textContent?.trim()).toBe("4");
  expect(upvotes.getAttribute("href")).toBe("/login?next=%2Fcommunity-tracking%3Ftab%3Dreports");
});

test("filters of reports are type and status, each with every choice, and what is chosen stands there", () => {
  answerCalls();
  const items = [speciesReport({ reportType: "threat" })];
  const found = { items, total: 1, isCapped: false };
  const reports = { view: "list" as const, found, mapped: items, offset: 0 };
  openTab("reports", { reports }, "&reportType=threat");
  const choices = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map((one) => one.textContent);
  expect(choices("Filter by type")).toEqual([
    ...["All types", "Sighting", "Behavior", "Population", "Threat", "Habitat change"],
  ]);
  expect(choices("Filter by status")).toEqual(["Any status", "Pending", "Verified", "Disputed"]);
  expect(screen.getByLabelText<HTMLSelectElement>("Filter by type").value).toBe("threat");
  expect(screen.getByLabelText<HTMLSelectElement>("Filter by status").value).toBe("");
});

test("an invented report is marked as an example on the list", () => {
  answerCalls();
  const items = [speciesReport({ isDemo: true }), speciesReport({ id: 8 })];
  openTab("reports", {
    reports: {
      view: "list",
      found: { items, total: 2, isCapped: false },
      mapped: items,
      offset: 0,
    },
  });
  const [invented, real] = screen.getAllByRole("article");
  expect(within(invented as HTMLElement).getByText("Example")).toBeTruthy();
  expect(within(real as HTMLElement).queryByText("Example")).toBeNull();
});

test.each(["list", "map"] as const)(
  "a chart that does not show all of the %s says so, and how it would",
  (view) => {
    answerCalls();
    const items = [speciesReport()];
    const open = (total: number) =>
      openTab("reports", {
        reports: { view, found: { items, total, isCapped: false }, mapped: items, offset: 0 },
      });
    open(900);
    expect(screen.getByText(/^The chart shows the latest 1\. To see all of fewer/)).toBeTruthy();
    closePage();
    open(1);
    expect(screen.queryByText(/^The chart shows the latest/)).toBeNull();
  },
);

test("a list that nothing matches says so and leads to the whole list", () => {
  answerCalls();
  openPage({
    path: "/community-tracking",
    address: "/community-tracking?q=kraken",
    page: CommunityTracking,
    data: {
      counters: [COUNTER],
      shown: { reports: { view: "list", found: { items: [], total: 0 }, mapped: [], offset: 0 } },
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

test("the report form offers the types and abundances of the specification, common unless said", () => {
  answerCalls();
  openPage({ path: "/community-tracking/reports/new", page: SpeciesReportNew, data: NO_PROJECTS });
  const offered = (label: string) => [...(fieldOf(label) as unknown as HTMLSelectElement).options];
  expect(offered("Type of report").map(({ value }) => value)).toEqual([
    ...["sighting", "behavior", "population", "threat", "habitat_change"],
  ]);
  expect(offered("Abundance").map(({ value, text }) => [value, text])).toEqual([
    ["rare", "Rare (1-2)"],
    ["uncommon", "Uncommon (3-10)"],
    ["common", "Common (11-50)"],
    ["abundant", "Abundant (50+)"],
  ]);
  expect(fieldOf("Abundance").value).toBe("common");
});

test("the views of the reports are links that keep the filters, and each shows them its own way", () => {
  answerCalls();
  const items = [
    speciesReport({ images: ["/media/a.webp", "/media/b.webp"] }),
    speciesReport({ id: 8, speciesName: "Osprey", reportDate: "2026-05-01", isBlurred: true }),
  ];
  const openView = (view: "map" | "timeline" | "gallery") => {
    closePage();
    openPage({
      path: "/community-tracking",
      address: `/community-tracking?reportType=sighting&view=${view}`,
      page: CommunityTracking,
      data: {
        counters: [COUNTER],
        shown: { reports: { view, found: { items, total: 2 }, mapped: items, offset: 0 } },
      },
    });
    const views = screen.getByRole("navigation", { name: "Ways to look at the reports" });
    expect(
      within(views)
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["List", "/community-tracking?reportType=sighting"],
      ["Map", "/community-tracking?reportType=sighting&view=map"],
      ["Timeline", "/community-tracking?reportType=sighting&view=timeline"],
      ["Photos", "/community-tracking?reportType=sighting&view=gallery"],
    ]);
  };
  openView("timeline");
  const headings = screen
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
  expect(headings).toEqual(["July 2026", "May 2026"]);
  openView("map");
  const lines = screen.getAllByRole("link", { name: /^(?:Common|Osprey)/ });
  expect(lines.map((line) => line.getAttribute("href"))).toEqual([
    ...["/community-tracking/reports/7", "/community-tracking/reports/8"],
  ]);
  expect(screen.getByText(/shown roughly/)).toBeTruthy();
  openView("gallery");
  const photos = screen.getAllByRole("img", { name: /^Photo \d with the report of Common/ });
  expect(photos).toHaveLength(2);
  expect(photos[0]?.closest("a")?.getAttribute("href")).toBe("/community-tracking/reports/7");
});

test("who takes part in projects chooses one for the report; the one of the address is chosen", async () => {
  const api = answerCalls({ [SEND]: refuse(400, { message: "Invalid" }) });
  const projects = [
    { id: 3, title: "Ospreys of the creek" },
    { id: 4, title: "Crabs of the wall" },
  ];
  openPage({
    path: "/community-tracking/reports/new",
    page: SpeciesReportNew,
    data: { projects, projectId: 4, isSignedIn: true },
  });
  const field = screen.getByLabelText<HTMLSelectElement>("Citizen science project");
  expect([...field.options].map(({ textContent }) => textContent)).toEqual([
    ...["No project", "Ospreys of the creek", "Crabs of the wall"],
  ]);
  expect(field.value).toBe("4");
  expect(screen.queryByLabelText("Your e-mail")).toBeNull();
  await press("Submit Report");
  await told("Submission Failed");
  expect(api.sent(SEND)[0]).toMatchObject({ projectId: 4 });
});

test("who fills in a report that may be there already is told, and sends it all the same", async () => {
  answerCalls({ "GET /api/community/similar-reports": answer([speciesReport()]) });
  const form = { ...NO_PROJECTS };
  openPage({ path: "/community-tracking/reports/new", page: SpeciesReportNew, data: form });
  vi.stubGlobal("navigator", {
    ...navigator,
    ...{ geolocation: { getCurrentPosition: (found: PositionCallback) => found(HERE) } },
  });
  await fill({ Species: "Common bottlenose dolphin" });
  await press("Use my position");
  expect(await screen.findByText("Perhaps this was reported already")).toBeTruthy();
  expect(screen.getByText(/^38\.900000, -76\.430000\. Position of the device/)).toBeTruthy();
  vi.unstubAllGlobals();
});

test("of a position and a place that is written anew the later one counts, and the form says which", async () => {
  const api = answerCalls({
    "GET /api/community/similar-reports": answer([]),
    [SEND]: refuse(400, { message: "Invalid" }),
  });
  openPage({ path: "/community-tracking/reports/new", page: SpeciesReportNew, data: NO_PROJECTS });
  vi.stubGlobal("navigator", {
    ...navigator,
    ...{ geolocation: { getCurrentPosition: (found: PositionCallback) => found(HERE) } },
  });
  const place = "Location";
  await press("Use my position");
  // Whoever has put a position names it: it stays.
  await fill({ [place]: "Off Thomas Point, MD" });
  expect(screen.getByText("This position is used; what is written names it.")).toBeTruthy();
  await press("Use my position");
  await fill({ [place]: "Beaufort, NC" });
  expect(await screen.findByText(/^The place as it is written is used now/)).toBeTruthy();
  expect(screen.queryByText(/^38\.900000/)).toBeNull();
  await press("Submit Report");
  await told("Submission Failed");
  expect(api.sent(SEND)[0]).toMatchObject({ location: "Beaufort, NC", latitude: "" });
  await press("Use the position instead");
  expect(screen.getByText("This position is used; what is written names it.")).toBeTruthy();
  expect(screen.queryByText(/^The place as it is written is used now/)).toBeNull();
  await press("Submit Report");
  await until(() => expect(api.sent(SEND)).toHaveLength(2));
  expect(api.sent(SEND)[1]).toMatchObject({ location: "Beaufort, NC", latitude: "38.900000" });
  vi.unstubAllGlobals();
});
