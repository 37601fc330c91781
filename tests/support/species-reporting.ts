import { expect } from "vitest";
import { experts } from "#src/db/schema/species.server.ts";
import type { SpeciesReport } from "#src/domains/sightings/contract.ts";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "./browser-like.ts";
import { buildPerson } from "./people.ts";
import { startTestLandfall } from "./test-landfall.ts";

export const PATH = "/api/community/reports";
export const WHALE = "North Atlantic right whale";
export const FORM = { homepage: "", secondsOpen: 20 };
export const SEEN = {
  ...FORM,
  speciesName: "Common bottlenose dolphin",
  location: "Off Thomas Point, MD",
  description: "Three of them, feeding.",
};

export async function send(browser: BrowserLike, facts: object = {}): Promise<SpeciesReport> {
  const { status, body } = await browser.post(PATH, { ...SEEN, ...facts });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as SpeciesReport;
}

export const read = async (browser: BrowserLike, id: number) =>
  (await browser.get(`${PATH}/${id}`)).body as SpeciesReport;
export const ids = async (browser: BrowserLike, query: string) =>
  ((await browser.get(`${PATH}?${query}`)).body as SpeciesReport[]).map(({ id }) => id);

/** With the catalogue, and people who report and judge. */
export async function startReporting() {
  const landfall = await startTestLandfall();
  await landfall.db.transaction(writeCatalogue);
  const member = async (facts = {}) => {
    const person = await buildPerson(landfall, facts);
    return { person, browser: await browserOf(landfall, person) };
  };
  const expert = async (group: string | null = null) => {
    const made = await member({ isExpert: true });
    await landfall.db.insert(experts).values({ userId: made.person.id, group });
    return made.browser;
  };
  return { landfall, member, expert, anyone: openBrowser(landfall) };
}
