import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { loadListings } from "#src/domains/directory/listing/load-listings.server.ts";
import { parseHours } from "#src/domains/hours/parse-hours.ts";
import { PACKAGES } from "#src/domains/promotion/contract.ts";
import { refreshSearchIndex } from "#src/domains/search/refresh-search-index.server.ts";
import { listReports } from "#src/domains/sightings/queries.server.ts";
import { citedBy } from "#tests/support/assistant-judge.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { startTestLandfall, type TestLandfall } from "#tests/support/test-landfall.ts";
import { chatRoutes } from "./api.server.ts";
import type { ChatAnswer } from "./contract.ts";
import { converse } from "./converse.server.ts";
import { tellSpecies } from "./tell-species.server.ts";

let database: TestDatabase;
let landfall: TestLandfall;
beforeAll(async () => {
  database = await createTestDatabase("demo");
  landfall = await startTestLandfall({ database, routes: chatRoutes });
});
afterAll(async () => {
  await landfall.stop();
  await database.drop();
});

async function ask(message: string, conversationId?: string): Promise<ChatAnswer> {
  const body = { message, conversationId };
  const response = await landfall.request("POST", "/api/ai-chat", { body });
  expect(response.status, message).toBe(200);
  return response.json();
}

const rowsOf = (answer: ChatAnswer) =>
  loadListings(
    landfall.db,
    citedBy(answer).map(({ id }) => id),
  );

describe("a day", () => {
  test.each([
    ["tide in Annapolis on February 30", /^There is no February 30 in the calendar/],
    [
      "restaurants in Annapolis open on June 31, 2027",
      /^There is no June 31, 2027 in the calendar/,
    ],
    ["events on 13/45", /^There is no 13\/45 in the calendar/],
    ["tide in Annapolis on July 4, 9999", /^That is too far ahead/],
    ["sunset in Key West, FL in the year 99999", /^That is too far ahead/],
    ["events in 9999", /^That is too far ahead/],
  ])("that there is not, or not yet, is said to be so: %s", async (message, told) => {
    const answer = await ask(message);
    expect(answer.message).toMatch(told);
    expect(citedBy(answer)).toEqual([]);
  });

  test.each([
    "tide in Annapolis in July on a Tuesday",
    "restaurants in Annapolis open in July on a Tuesday",
    "events on a Tuesday in July",
  ])("of several that are meant is told, with the others left to ask for: %s", async (message) => {
    const { message: told } = await ask(message);
    expect(told).toMatch(/Tue, Jul \d/);
    expect(told).toContain("That is the first Tuesday of July to come.");
  });
});

describe("what is not wanted is left out, or said not to be understood", () => {
  test.each([
    ["restaurants not in Annapolis, MD", { category: "restaurants" }],
    ["marinas in Maryland except in Annapolis", { category: "marinas", state: "MD" }],
  ])("%s", async (message, expected) => {
    const rows = await rowsOf(await ask(message));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toMatchObject(expected);
      expect(row.city).not.toBe("Annapolis");
    }
  });

  test.each(["anything but seafood in Annapolis", "restaurants in Annapolis but no seafood"])(
    "%s",
    async (message) => {
      const rows = await rowsOf(await ask(message));
      expect(rows.length).toBeGreaterThan(0);
      for (const { name, description, category } of rows) {
        expect(category).toBe("restaurants");
        expect(`${name} ${description}`).not.toMatch(/seafood/i);
      }
    },
  );

  test.each([
    ["no marinas in Annapolis", /^I cannot look for “no marinas”/],
    ["everything except marinas in Annapolis", /^I cannot look for “except marinas”/],
    ["places to eat in Annapolis that are not bars", /I could not look for: not bars\./],
    ["restaurants closed on Sunday in Annapolis", /I could not look for: closed then\./],
    ["events but no races in Maryland", /I could not look for: but no races\./],
    ["marinas without fuel in Annapolis", /^Marinas that do not list Fuel Dock/],
  ])("%s", async (message, told) => {
    expect((await ask(message)).message).toMatch(told);
  });
});

describe("nothing is dropped without a word", () => {
  test("of two towns", async () => {
    const either = await rowsOf(await ask("marinas in Annapolis or Rock Hall"));
    expect(either.length).toBeGreaterThan(0);
    for (const { city } of either) expect(["Annapolis", "Rock Hall"]).toContain(city);
    const { message } = await ask("marinas between Annapolis and St. Michaels");
    expect(message).toMatch(
      /^Marinas between (.*Annapolis.*St\. Michaels|.*St\. Michaels.*Annapolis)/,
    );
    expect((await ask("tide in Annapolis and Oxford, MD")).message).toMatch(/Ask again for /);
  });

  test("of a dish and of radio channels", async () => {
    const { message } = await ask("seafood in Annapolis");
    expect(message).toMatch(/^Restaurants that speak of seafood/);
    const rows = await rowsOf(await ask("marinas that monitor VHF 16/71"));
    expect(rows.length).toBeGreaterThan(0);
    for (const { facts } of rows)
      expect(String((facts as { vhf?: string }).vhf)).toMatch(/\b16\b.*\b71\b/);
  });

  test("of an activity that nothing offers", async () => {
    const strange = [
      "where can I go bungee jumping in Annapolis",
      "skydiving in Key West",
      "where can I go horse riding near Annapolis",
    ];
    for (const message of strange) expect(citedBy(await ask(message)), message).toEqual([]);
    const { message } = await ask("kid friendly planetarium in Annapolis");
    expect(message).toContain("I could not look for: planetarium.");
  });

  test("of facts, in the address of the search", async () => {
    const { links } = await ask("marinas with gas and showers and 4 feet of depth in Maryland");
    const href = links.map((link) => link.href).find((each) => each.startsWith("/search")) ?? "";
    const asked = new URLSearchParams(href.split("?")[1]);
    expect(Object.fromEntries(asked)).toEqual({
      ...{ category: "marinas", state: "MD", amenities: "Showers" },
      facts: "fuel:gas,dockDepth:4",
    });
  });
});

test("event venues are places, and prices of advertising come from the price list", async () => {
  for (const { category } of await rowsOf(await ask("event venues in Annapolis")))
    expect(category).toBe("venues");
  const { message } = await ask("how much does advertising cost");
  for (const { name, price } of PACKAGES) expect(message).toContain(`${name} $${price}`);
});

test("hours of a holiday are the listed ones, or said not to be listed", async () => {
  const common = { city: "Annapolis", state: "MD", timeZone: "America/New_York" };
  await buildListing(landfall.db, {
    ...common,
    name: "Gobbler Quay",
    hours: parseHours("Daily 9am-5pm; Thanksgiving: 11am-2pm"),
  });
  await buildListing(landfall.db, {
    ...common,
    name: "Everyday Quay",
    hours: parseHours("Daily 9am-5pm"),
  });
  await refreshSearchIndex(landfall.services);
  const listed = await ask("is Gobbler Quay open on Thanksgiving?");
  expect(listed.message).toMatch(/11 AM–2 PM \(Thanksgiving\)/);
  const usual = await ask("is Everyday Quay open on Thanksgiving?");
  expect(usual.message).toMatch(/9 AM–5 PM \(the usual hours; none listed for Thanksgiving\)/);
});

test("the current of an evening is told for that day alone", async () => {
  const request = { message: "currents in Annapolis, MD" };
  const asking = converse(landfall.services, request, { now: new Date("2027-06-15T21:00:00Z") });
  let step = await asking.next();
  while (!step.done) step = await asking.next();
  const told = step.value.message.split("Tue, Jun 15:")[1]?.split("Station")[0] ?? "";
  expect(told).toMatch(/ PM|no further turn/);
  expect(told).not.toMatch(/ AM|midnight/);
});

test("a sighting that is disputed is not told as one", async () => {
  const disputed = { verificationStatus: "disputed", limit: 50, offset: 0 } as const;
  const { items } = await listReports(landfall.db, disputed, null);
  const named = items.filter(({ speciesId }) => speciesId !== null).slice(0, 4);
  expect(named.length).toBeGreaterThan(0);
  for (const { speciesId, location, reportDate } of named) {
    const told = await tellSpecies(landfall.db, speciesId ?? 0, "where");
    expect(told?.text).not.toContain(`${location}, ${reportDate}`);
  }
});
