// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { SpeciesReport } from "#src/domains/sightings/contract.ts";
import type { Trend } from "#src/domains/sightings/trend-contract.ts";
import type { SpeciesDetail } from "#src/domains/species/contract.ts";
import { closePage, openPage } from "#tests/support/open-page.tsx";
import { speciesReport } from "#tests/support/species-report.ts";
import { speciesData } from "../species-data.ts";
import Species from "./species.tsx";

afterEach(closePage);

const source = (key: string) => ({
  key,
  title: `Title of ${key}`,
  publisher: "NOAA Fisheries",
  year: 2026,
  url: `https://${key}.example`,
});

const WHALE: SpeciesDetail = {
  ...{ id: 101, commonName: "Right whale", scientificName: "Eubalaena glacialis" },
  ...{
    group: "whales-dolphins",
    description: "Black, without a fin.",
    otherNames: ["black whale"],
  },
  ...{ habitat: "Shelf", size: "50 ft (15 m)", diet: "Copepods", depth: "600 ft (180 m)" },
  safety: "Slow down.",
  aphiaId: 159023,
  aphiaSources: ["register"],
  conservationStatus: [
    {
      scheme: "US Endangered Species Act",
      status: "Endangered",
      population: "Wherever found",
      citation: "73 FR 12024",
      sources: ["listing"],
    },
  ],
  viewingDistance: { yards: 500, isLaw: true, source: "viewing" },
  cited: { safety: "viewing" },
  lookAlikes: [
    {
      ...{ id: 102, commonName: "Humpback whale", scientificName: "Megaptera novaeangliae" },
      ...{ group: "whales-dolphins", mark: "Long flippers", ownMark: "No fin" },
    },
  ],
  sources: [source("viewing"), source("listing"), source("register")],
  seen: { "new-england": [1, 2, 3, 12], florida: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  isSensitive: true,
  sensitiveReason: "Few are left.",
};

const GRASS: SpeciesDetail = {
  ...WHALE,
  ...{ id: 1113, commonName: "Sea oats", group: "plants", otherNames: [], aphiaId: null },
  ...{ aphiaSources: [], conservationStatus: [], viewingDistance: null, cited: {} },
  ...{ lookAlikes: [], sources: [], isSensitive: false, sensitiveReason: null },
};

const NO_TREND: Trend = { months: [], states: [] };
const open = (
  species: SpeciesDetail | null,
  items: SpeciesReport[] = [],
  trend: Trend = NO_TREND,
) =>
  openPage({
    ...{ path: "/species/:id", address: "/species/101", page: Species },
    data: species && {
      ...{ species, reported: { items, total: items.length } },
      trend,
    },
  });
const section = (name: string) => within(screen.getByRole("region", { name }));

test("the page has both names, other names, what it looks like and its facts", () => {
  const { main } = open(WHALE);
  expect(main.getByRole("heading", { level: 1, name: "Right whale" })).toBeTruthy();
  expect(main.getByText("Eubalaena glacialis")).toBeTruthy();
  expect(section("What it looks like").getByText("Also called black whale.")).toBeTruthy();
  const facts = section("At a glance");
  const told = facts.getAllByRole("term").map(({ textContent }) => textContent);
  expect(told).toEqual(["Size", "Diet", "Depth", "Habitat"]);
  expect(facts.getByText("50 ft (15 m)")).toBeTruthy();
});

test("says in words where and when, also where it is not", () => {
  open(WHALE);
  const rows = section("Where and when").getAllByRole("listitem");
  const words = rows.map((row) => row.querySelector("p")?.textContent);
  expect(words).toEqual([
    "New EnglandDecember to March, Maine to Connecticut",
    "Mid-AtlanticNot usually seen, New York to Virginia",
    "South AtlanticNot usually seen, North Carolina to Georgia",
    "East Florida and KeysAll year, Fernandina to Key West",
    "Eastern GulfNot usually seen, West Florida and Alabama",
    "Western GulfNot usually seen, Mississippi to Texas",
  ]);
});

test("calls a distance a law only where it is one, with the source", () => {
  open(WHALE);
  const safety = section("Safety");
  expect(safety.getByText("500 yd (457 m)")).toBeTruthy();
  expect(safety.getByText(/federal law/)).toBeTruthy();
  const links = safety.getAllByRole("link", { name: "Source 1" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["#source-1", "#source-1"]);
  closePage();
  open({ ...WHALE, viewingDistance: { yards: 50, isLaw: false, source: "viewing" } });
  expect(section("Safety").getByText("50 yd (46 m)")).toBeTruthy();
  expect(section("Safety").queryByText(/federal law/)).toBeNull();
});

test("the status has its scheme, whom it means, where it was made law, and why places are rough", () => {
  open(WHALE);
  const status = section("Conservation status");
  expect(status.getByRole("listitem").textContent).toBe(
    "EndangeredUS Endangered Species ActWherever found · 73 FR 120242",
  );
  expect(status.getByText(/Few are left\./).textContent).toMatch(
    /^Places are shown only roughly\./,
  );
  expect(status.getByRole("link", { name: "Source 2" })).toBeTruthy();
});

test("look-alikes stand side by side, each with its mark", () => {
  open(WHALE);
  const [pair] = section("Look-alikes").getAllByRole("listitem");
  expect(pair?.textContent).toBe("Right whaleNo finHumpback whaleLong flippers");
  const other = section("Look-alikes").getByRole("link", { name: "Humpback whale" });
  expect(other.getAttribute("href")).toBe("/species/102");
});

test("leads to the register and lists the sources by their numbers", () => {
  open(WHALE);
  const sources = section("Sources");
  const register = sources.getByRole("link", { name: "World Register of Marine Species" });
  expect(register.getAttribute("href")).toContain("id=159023");
  expect(sources.getAllByRole("listitem").map(({ id }) => id)).toEqual([
    "source-1",
    "source-2",
    "source-3",
  ]);
});

test("shows nothing empty for what was not found", () => {
  open(GRASS);
  expect(screen.queryByRole("region", { name: "Conservation status" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Look-alikes" })).toBeNull();
  expect(section("Sources").queryByRole("list")).toBeNull();
  expect(section("Sources").queryByRole("link")).toBeNull();
  expect(screen.queryByText(/Also called/)).toBeNull();
  expect(section("Safety").queryByText(/yd/)).toBeNull();
});

test("one that is not there says so and leads to the others", () => {
  open(null);
  expect(screen.getByRole("heading", { level: 1, name: "Species not found" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show all species" }).getAttribute("href")).toBe(
    "/species",
  );
});

test("search engines are told the taxon, its register number where there is one, and the way to it", () => {
  const [taxon, crumbs] = speciesData(WHALE, "https://landfall.example");
  expect(taxon).toMatchObject({
    "@type": "Taxon",
    name: "Eubalaena glacialis",
    alternateName: ["Right whale", "black whale"],
    identifier: "urn:lsid:marinespecies.org:taxname:159023",
  });
  expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" });
  expect(speciesData(GRASS, "")[0]).not.toHaveProperty("sameAs");
});

test("what readers reported stands in words, with its day, place and state", () => {
  open(WHALE, [speciesReport({ id: 7, location: "Waters off Maine", isBlurred: true })]);
  const link = section("Reported by readers").getByRole("link", { name: /Waters off Maine/ });
  expect(link.getAttribute("href")).toBe("/community-tracking/reports/7");
  expect(link.closest("li")?.textContent).toContain("(pending)");
});

test("counts stand as a chart and as a table, with the effort and the threats of each month", () => {
  const month = { counts: 2, notSeen: 1, verified: 1, effortMinutes: 90, atLeast: 11, threats: 3 };
  const trend = {
    months: [
      { ...month, month: "2026-06", perHour: 7.3 },
      { ...month, month: "2026-07", effortMinutes: 0, atLeast: 0, perHour: null, threats: 0 },
    ],
    states: [{ state: "Maryland", reports: [5, 2] }],
  };
  open(WHALE, [], trend);
  const part = section("Population and threats");
  const cells = (name: string) =>
    within(part.getByRole("table", { name, hidden: true }))
      .getAllByRole("cell", { hidden: true })
      .map(({ textContent }) => textContent);
  expect(cells("Counted in an hour of looking: Right whale")).toEqual([
    ...["June 2026", "7.3", "July 2026 (nobody looked)", "0"],
  ]);
  expect(cells("Effort: Right whale")).toEqual(["June 2026", "90", "July 2026", "0"]);
  expect(cells("Threats: Right whale")).toEqual(["June 2026", "3", "July 2026", "0"]);
  expect(part.getByRole("link", { name: "By state" }).getAttribute("href")).toBe(
    "/community-tracking/trends?speciesId=101",
  );
});
