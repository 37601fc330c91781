import { expect } from "vitest";
import { experts } from "#src/db/schema/species.server.ts";
import type { SpeciesReport } from "#src/domains/sightings/contract.ts";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "./browser-like.ts";
import { buildPerson } from "./people.ts";
import type { TestLandfall } from "./test-landfall.ts";

export const REPORTS = "/api/community/reports";
export const WHALE = "North Atlantic right whale";
export const FORM = { homepage: "", secondsOpen: 20 };
export const SEEN = {
  ...FORM,
  speciesName: "Common bottlenose dolphin",
  location: "Off Thomas Point, MD",
  description: "Three of them, feeding.",
};

/** People who report, judge and read, on a landfall with the catalogue. */
export async function openSightings(landfall: TestLandfall) {
  await landfall.db.transaction(writeCatalogue);
  const member = async (facts = {}) => {
    const person = await buildPerson(landfall, facts);
    return { person, browser: await browserOf(landfall, person) };
  };
  return {
    anyone: openBrowser(landfall),
    member,
    async expert(group: string | null = null): Promise<BrowserLike> {
      const { person, browser } = await member({ isExpert: true });
      await landfall.db.insert(experts).values({ userId: person.id, group });
      return browser;
    },
    async send(browser: BrowserLike, facts: object = {}): Promise<SpeciesReport> {
      const { status, body } = await browser.post(REPORTS, { ...SEEN, ...facts });
      expect(status, JSON.stringify(body)).toBe(201);
      return body as SpeciesReport;
    },
    read: async (browser: BrowserLike, id: number) =>
      (await browser.get(`${REPORTS}/${id}`)).body as SpeciesReport,
    ids: async (browser: BrowserLike, query: string) =>
      ((await browser.get(`${REPORTS}?${query}`)).body as SpeciesReport[]).map(({ id }) => id),
  };
}
