import { within } from "@testing-library/dom";
import { afterAll, expect, test } from "vitest";
import { buildCitizenProject, buildContribution } from "#src/db/build/citizen-science.server.ts";
import { speciesReports } from "#src/db/schema/sightings.server.ts";
import type { ConservationAlert } from "#src/domains/alerts/contract.ts";
import type { CitizenProject } from "#src/domains/citizen-science/contract.ts";
import type { SpeciesReport } from "#src/domains/sightings/contract.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());

const read = async <Item>(path: string) =>
  (await (await site.request("GET", path)).json()) as Item[];
const projects = await read<CitizenProject>("/api/community/projects");
const alerts = await read<ConservationAlert>("/api/community/alerts");
const kinds = <Item>(items: readonly Item[], of: (item: Item) => unknown) =>
  new Set(items.map(of)).size;

test("the demo has 12 projects and 25 alerts of every kind and state, with real counts", () => {
  expect([projects.length, alerts.length]).toEqual([12, 25]);
  expect([
    kinds(projects, ({ projectType }) => projectType),
    kinds(projects, ({ status }) => status),
    kinds(projects, ({ featured }) => featured),
    kinds(alerts, ({ alertType }) => alertType),
    kinds(alerts, ({ severity }) => severity),
    kinds(alerts, ({ status }) => status),
    kinds(alerts, ({ verifiedByExpert }) => verifiedByExpert),
  ]).toEqual([6, 3, 2, 5, 4, 2, 2]);
  expect(alerts.some(({ isBlurred }) => isBlurred)).toBe(true);
});

test("the counters equal the data", async () => {
  const page = await site.page("/community-tracking?tab=projects");
  const summary = within(page.getByRole("list", { name: "Summary" }));
  const active = (items: readonly { status: string }[]) =>
    items.filter(({ status }) => status === "active").length;
  const people = projects.reduce((sum, { participantCount }) => sum + participantCount, 0);
  const figure = (label: string) =>
    summary.getByText(label).closest("li")?.querySelector(".figures")?.textContent;
  const reports = await site.db.$count(speciesReports);
  const counters = ["Species reports", "Active alerts", "Active projects", "Contributors"];
  expect(counters.map(figure)).toEqual(
    [reports, active(alerts), active(projects), people].map(String),
  );
});

test("tabs show their lists, narrowed by what the address asks for", async () => {
  const count = async (query: string) =>
    (await site.page(`/community-tracking?${query}`)).queryAllByRole("article").length;
  expect(await count("tab=projects")).toBe(12);
  expect(await count("tab=projects&status=completed")).toBe(2);
  expect(await count("tab=projects&q=osprey")).toBe(1);
  expect(await count("tab=alerts&alertType=mass_mortality")).toBe(5);
  expect(await count("tab=alerts&severity=critical")).toBe(2);
  expect(await count("tab=alerts&q=sheen")).toBe(1);
  const total = async (query: string) =>
    Number(
      (await site.request("GET", `/api/community/reports?${query}`)).headers.get("x-total-count"),
    );
  const shown = async (query: string) =>
    (await site.page(`/community-tracking?${query}`))
      .getByText(/^reports?/, { selector: "p" })
      .querySelector(".figures")?.textContent;
  for (const query of ["reportType=threat", "verificationStatus=disputed", "q=osprey"])
    expect(await shown(query), query).toBe(String(await total(query)));
});

test.each([
  ["reportType=threat", "Threat"],
  ["verificationStatus=disputed", "Disputed"],
  ["tab=alerts&alertType=mass_mortality", "Mass mortality"],
  ["tab=alerts&severity=critical", "Critical"],
])("what is left by %s is all %s, and there is less than before", async (query, said) => {
  const tab = query.startsWith("tab=alerts") ? "tab=alerts" : "tab=reports";
  const found = async (asked: string) =>
    (await site.page(`/community-tracking?${asked}`)).getAllByRole("article");
  const left = await found(query);
  for (const one of left) expect(one.textContent).toContain(said);
  const others = (await found(tab)).filter((one) => !one.textContent?.includes(said));
  expect(others.length).toBeGreaterThan(0);
});

test("every view of the reports shows the same ones, those of threatened species as squares", async () => {
  const query = "q=turtle";
  const listed = await read<SpeciesReport>(`/api/community/reports?${query}&limit=100`);
  const rough = listed.filter(({ isBlurred }) => isBlurred);
  expect(rough.length).toBeGreaterThan(0);
  const kept = await site.db.select().from(speciesReports);
  for (const view of ["list", "map", "timeline", "gallery"]) {
    const page = await site.page(`/community-tracking?${query}&view=${view}`);
    const html = page.document.documentElement.outerHTML;
    for (const { id } of rough) {
      const row = kept.find((report) => report.id === id);
      if (row?.latitude) expect(html, view).not.toContain(row.latitude);
    }
    if (view !== "gallery") expect(html).toContain(`/community-tracking/reports/${listed[0]?.id}`);
  }
});

test("the page of trends has charts of what the demo counted, by species and state", async () => {
  const page = await site.page("/community-tracking/trends?state=Maryland");
  expect(page.getByRole("heading", { level: 2, name: "All species, Maryland" })).toBeTruthy();
  const effort = page.getByRole("table", { name: /^Effort:/, hidden: true });
  expect(within(effort).getAllByRole("row", { hidden: true })).toHaveLength(25);
  expect(page.getByLabelText<HTMLSelectElement>("State").value).toBe("Maryland");
});

test("without scripts an alert is sent, or comes back with what was typed and why", async () => {
  const send = (fields: Record<string, string>) =>
    site.ask("/community-tracking/alerts/new", {
      method: "POST",
      body: new URLSearchParams({ ...fields, homepage: "" }),
      headers: { Origin: site.services.site.baseUrl },
    });
  const facts = { title: "Foam", alertType: "pollution", description: "White.", severity: "low" };
  const refused = await send({ ...facts, location: "" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Please say where it was.");
  const sent = await send({ ...facts, location: "21403", latitude: "", longitude: "" });
  expect(sent.status).toBe(303);
  const shown = await site.page(sent.headers.get("location") ?? "");
  expect(shown.getByRole("status").textContent).toContain("Alert Created");
  expect(shown.getByRole("heading", { level: 1 }).textContent).toBe("Foam");
});

test("the page of a project shows a new sum at once", async () => {
  const { id } = await buildCitizenProject(site.db);
  const sum = async () =>
    (await site.page(`/community-tracking/projects/${id}`)).document.body.textContent;
  expect(await sum()).toContain("0 nest checks");
  await buildContribution(site.db, id);
  await expect.poll(sum).toContain("3 nest checks");
});
