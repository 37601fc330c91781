// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SPECIES_GROUPS } from "#src/domains/species/limits-contract.ts";
import { closePage, openPage } from "#tests/support/open-page.tsx";
import { readSpeciesQuery } from "../species-query.server.ts";
import SpeciesCatalogue from "./species-catalogue.tsx";

afterEach(closePage);

const BLUE_CRAB = {
  ...{ id: 701, commonName: "Blue crab", scientificName: "Callinectes sapidus" },
  ...{ group: "crustaceans", description: "Blue claws." },
};

const open = (address = "/species", items: object[] = [BLUE_CRAB], total = items.length) =>
  openPage({
    ...{ path: "/species", page: SpeciesCatalogue, address },
    data: { found: { items, total }, offset: 0 },
  });

test("cards lead to the pages of the species, the groups to their lists", () => {
  const { main } = open();
  expect(main.getByRole("link", { name: "Blue crab" }).getAttribute("href")).toBe("/species/701");
  expect(main.getByText("Callinectes sapidus")).toBeTruthy();
  const groups = within(main.getByRole("region", { name: "Browse by group" }));
  expect(groups.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    SPECIES_GROUPS.map(({ id }) => `/species?group=${id}`),
  );
});

test("a choice changes the address at once and is shown as chosen", async () => {
  const { at } = open("/species?q=crab&page=2");
  fireEvent.change(screen.getByLabelText("Month"), { target: { value: "6" } });
  await screen.findByDisplayValue("June");
  expect(at()).toBe("/species?q=crab&month=6");
});

test("a narrowed list has the name of its group, no tiles, and a way back to all", () => {
  const { main } = open("/species?group=crustaceans");
  expect(main.getByRole("heading", { level: 2, name: "Crabs, shrimp and lobsters" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Browse by group" })).toBeNull();
  expect(main.getByRole("link", { name: "Clear all" }).getAttribute("href")).toBe("/species");
});

test("nothing found says what to do, and more can be loaded where there is more", () => {
  open("/species?q=unicorn", []);
  expect(screen.getByRole("heading", { name: "No species found" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Load More" })).toBeNull();
  closePage();
  open("/species", [BLUE_CRAB], 202);
  expect(screen.getByRole("link", { name: "Load More" }).getAttribute("href")).toContain("page=2");
});

test("what makes no sense in an address is left out", () => {
  const read = (query: string) => readSpeciesQuery(new URLSearchParams(query));
  expect(read("q=crab&group=dragons&region=florida&month=13&page=2")).toEqual({
    ...{ q: "crab", region: "florida", limit: 40, offset: 0 },
  });
  expect(read("month=6")).toMatchObject({ month: 6, limit: 20 });
});
