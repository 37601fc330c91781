import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadListings } from "#src/domains/directory/listing/load-listings.server.ts";
import { citedBy } from "#tests/support/assistant-judge.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { startTestLandfall, type TestLandfall } from "#tests/support/test-landfall.ts";
import { chatRoutes } from "./api.server.ts";
import type { ChatAnswer } from "./contract.ts";
import { hasAmenity } from "./listing-claims.ts";

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

async function ask(message: string, more: object = {}): Promise<ChatAnswer> {
  const body = { message, ...more };
  const response = await landfall.request("POST", "/api/ai-chat", { body });
  expect(response.status, message).toBe(200);
  return response.json();
}

/** One after the other, in one conversation; the last answer. */
async function talk(...messages: string[]): Promise<ChatAnswer> {
  let last: ChatAnswer | undefined;
  for (const message of messages)
    last = await ask(message, { conversationId: last?.conversationId });
  return last as ChatAnswer;
}

const ANNAPOLIS = { location: { lat: 38.9784, lng: -76.4922 } };

describe("a word of every day is no town", () => {
  test.each([
    ["full moon", "sky", /Moon, VA/],
    ["new moon?", "sky", /Moon, VA/],
    ["dolphin", "species", /Dolphin, VA/],
    ["osprey", "species", /Osprey, FL/],
    ["pelican", "species", /Pelican, (AK|LA)/],
  ])("%s", async (message, intent, town) => {
    const answer = await ask(message, ANNAPOLIS);
    expect(answer.intent).toBe(intent);
    expect(answer.message).not.toMatch(town);
  });

  test.each([
    [["restaurants in Annapolis", "only those open Sunday at noon"], /Only, TN/],
    [["restaurants in Annapolis", "Dog friendly?"], /Friendly, WV/],
    [["Marinas in Annapolis", "within 2 miles"], /Miles, /],
    [["High tide in Annapolis", "When is sunset?"], /Sunset, /],
    [["marinas with at least 7 feet of depth in Key West, FL"], /“least”/],
  ])("%s", async (messages, town) => {
    const answer = await talk(...messages);
    expect(answer.message).toMatch(/Annapolis|Key West/);
    expect(answer.message).not.toMatch(town);
  });

  test("but one where the message asks for it as a place", async () => {
    expect((await ask("tide in Osprey, FL")).message).toContain("Osprey, FL");
  });
});

describe("an emergency", () => {
  test.each([
    "my kid fell in the water",
    "we ran aground at Solomons",
    "bitten by a shark",
    "what is the phone number of the Coast Guard",
    "we are lost in fog and low on fuel",
    "engine died and we are drifting onto rocks",
    "estamos hundiendo, ayuda",
    "¡Auxilio! mi hijo se cayó al agua",
  ])("is answered with VHF 16 and 911: %s", async (message) => {
    const answer = await ask(message);
    expect(answer.intent).toBe("emergency");
    expect(answer.message).toMatch(/911.*VHF channel 16/);
  });

  test("of the mind is answered with 988", async () => {
    const answer = await ask("I want to kill myself");
    expect(answer.intent).toBe("emergency");
    expect(answer.links.map(({ href }) => href)).toEqual(["tel:988", "tel:911"]);
  });

  test("is not seen in a question about boats and animals", async () => {
    for (const message of ["drift fishing charters in Destin", "are sharks dangerous?"])
      expect((await ask(message)).intent, message).not.toBe("emergency");
  });
});

describe("a name that nobody has", () => {
  test.each([
    "Do you know the Golden Squid Marina?",
    "Do you know Captain Bob's Golden Squid Marina?",
    "is Neptune's Fork restaurant open now?",
    "is there a marina called Zanzibar Point in Annapolis",
    "marina named Poseidon's Folly",
    "restaurants in Atlantis",
    "tide in Atlantis",
  ])("is said to be unknown, and nothing is cited: %s", async (message) => {
    const answer = await ask(message);
    expect(answer.message).toMatch(/^I do not know a (place|town) called “/);
    expect(citedBy(answer)).toEqual([]);
  });
});

describe("a condition", () => {
  test.each([
    ["marinas with shore power in Rock Hall, MD", "Shore Power"],
    ["haul out near Rock Hall, MD", "Haul-Out"],
    ["restaurants with a dock near Annapolis, MD", "Dockage"],
    ["restaurants in Annapolis, MD where I can tie up my boat", "Dockage"],
  ])("is read from facts and amenities: %s", async (message, amenity) => {
    const answer = await ask(message);
    const ids = citedBy(answer).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    for (const row of await loadListings(landfall.db, ids))
      expect(hasAmenity(row, amenity), row.name).toBe(true);
    if (message.includes("Rock Hall")) expect(answer.message).toContain("Rock Hall, MD");
  });

  test("of how many people come is held against the listed number", async () => {
    const answer = await ask("charters for 8 passengers in Florida");
    const rows = await loadListings(
      landfall.db,
      citedBy(answer).map(({ id }) => id),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { facts } of rows)
      expect(Number((facts as { passengers?: number }).passengers)).toBeGreaterThanOrEqual(8);
  });

  test.each([
    ["restaurants in Annapolis under $30", "under $30"],
    ["marinas with 50 amp in Annapolis", "50 amp"],
    ["restaurants in Annapolis for 8 people", "for 8 people"],
  ])("that cannot be looked for is named: %s", async (message, condition) => {
    expect((await ask(message)).message).toContain(`I could not look for: ${condition}`);
  });
});

describe("what follows", () => {
  test.each([
    [
      ["marinas in Baltimore", "which have showers?", "which is best?"],
      /^Marinas.* Showers in Balt/,
    ],
    [["marinas in Baltimore", "show me the cheapest please"], /^Marinas \(.*Baltimore/],
    [["High tide in Annapolis, MD tomorrow", "When is sunset?", "What about today?"], /sunset/],
    [["events in December in Florida", "When is the first one?", "when is it"], / Dec \d+, /],
  ])("keeps what was asked: %s", async (messages, told) => {
    expect((await talk(...messages)).message).toMatch(told);
  });

  test("keeps the day for sun, tide and current", async () => {
    const tide = await ask("High tide in Annapolis, MD tomorrow");
    const { conversationId } = tide;
    const sunset = await ask("When is sunset?", { conversationId });
    expect(sunset.message.slice(0, 11)).toBe(tide.message.slice(0, 11));
  });
});

/** Which its own buttons lead on from, and a word that every answer has to hold. */
const TALKS: readonly [string, RegExp][] = [
  ["Marinas with diesel near Solomons, MD", /./],
  ["restaurants in Annapolis, MD", /./],
  ["hotels in Key West, FL", /./],
  ["charters in Destin, FL", /./],
  ["High tide in Annapolis, MD tomorrow", /Annapolis/],
  ["tide in Key West, FL", /Key West/],
  ["sunset in Annapolis, MD", /Annapolis/],
  ["Events this weekend", /./],
  ["events in December in Florida", /./],
  ["Tell me about the loggerhead", /./],
  ["Is the loggerhead dangerous?", /./],
  ["restaurants in Annapolis, MD open on Sunday", /./],
  ["How do I claim my business?", /./],
  ["What can you do?", /./],
];

test.each(TALKS)(
  "every suggestion after “%s” is answered, there, and with something new",
  async (first, place) => {
    const shown = await ask(first);
    for (const suggestion of shown.suggestions) {
      const begun = await ask(first);
      const answer = await ask(suggestion, { conversationId: begun.conversationId });
      const told = `${first} > ${suggestion} → ${answer.message}`;
      expect(answer.intent, told).not.toBe("unknown");
      expect(answer.message, told).not.toMatch(/I do not know (that|“|a )|Which one do you mean/);
      expect(answer.message, told).toMatch(place);
      expect(answer.message, told).not.toBe(begun.message);
    }
  },
);

/** A button after a button: of these every way of two steps is gone. */
const LONG_TALKS = [
  "restaurants in Annapolis, MD",
  "tide in Key West, FL",
  "Events this weekend",
  "Tell me about the loggerhead",
];

test.each(LONG_TALKS)("so is every suggestion after a suggestion after “%s”", async (first) => {
  const { suggestions } = await ask(first);
  for (const second of suggestions) {
    const answered = await talk(first, second);
    for (const third of answered.suggestions) {
      const answer = await talk(first, second, third);
      const told = `${first} > ${second} > ${third} → ${answer.message}`;
      expect(answer.intent, told).not.toBe("unknown");
      expect(answer.message, told).not.toMatch(/I do not know (that|“|a )|Which one do you mean/);
    }
  }
});
