import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { userPreferences } from "#src/db/schema/assistant-recommendations.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { events } from "#src/db/schema/events.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildPerson, PASSWORD } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { clockText } from "./clock-text.ts";
import {
  type RecommendationAnswer,
  RecommendationRequest,
  type RecommendationRequestInput,
} from "./contract.ts";
import { DEFAULT_PREFERENCES } from "./limits-contract.ts";
import { recommendTrips } from "./recommend-trips.server.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;

beforeEach(async () => {
  await db.delete(businesses);
  await db.delete(events);
});

/** Annapolis. */
const HERE = { lat: 38.9768, lng: -76.4858 };
const ALWAYS = "Open 24 hours";
const visitor = openBrowser(landfall);

const listing = (facts = {}) => buildListing(db, { hoursText: ALWAYS, ...facts });
const send = (body: unknown) => visitor.post("/api/ai-recommendations", body);

async function ask(
  request: Partial<RecommendationRequestInput> = {},
): Promise<RecommendationAnswer> {
  const { status, body } = await send({ requestType: "destination", location: HERE, ...request });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as RecommendationAnswer;
}

const titles = ({ recommendations }: RecommendationAnswer) =>
  recommendations.map(({ title }) => title);

describe("a recommendation", () => {
  test("has every field of a card, and its confidence is the weighted mean of its factors", async () => {
    await listing({ name: "Tern Landing", averageRating: "4.60", reviewCount: 12 });
    const { recommendations, engine } = await ask();
    const [card] = recommendations;
    expect(engine).toBe("embedded");
    expect(card).toMatchObject({
      ...{ kind: "business", title: "Tern Landing", location: "Annapolis, MD" },
      ...{ duration: "Usually 1 to 2 hours", difficulty: "Easy", distanceMiles: 0 },
      description: "Crabs by the dozen on a deck over Spa Creek.",
      reasoning: expect.stringContaining("rated 4.6 from 12 reviews"),
      tags: expect.arrayContaining(["Restaurants", "Marine Dining"]),
      href: `/business/${card?.id}`,
    });
    const mean = card?.factors.reduce((sum, { score, share }) => sum + score * share, 0);
    expect(card?.confidence).toBeCloseTo(mean ?? 0, 2);
    expect(card?.factors.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  test("is a live listing or an event to come, never one that is pending, switched off, over, cancelled, full or taken down", async () => {
    await listing({ name: "Live sails", category: "charters" });
    await listing({ name: "Pending", category: "charters", status: "pending" });
    await listing({ name: "Off", category: "charters", status: "inactive" });
    const place = { latitude: HERE.lat, longitude: HERE.lng };
    const past = new Date(Date.now() - 86_400_000);
    await buildEvent(db, { title: "Coming", ...place });
    await buildEvent(db, { title: "Over", ...place, lastOverAt: past }, [{ startsAt: past }]);
    await buildEvent(db, { title: "Cancelled", ...place, status: "cancelled" });
    await buildEvent(db, { title: "Down", ...place, takenDownReason: "Spam" });
    await buildEvent(db, { title: "Full", ...place, capacity: 2 }, [{ capacity: 2, taken: 2 }]);
    const answer = await ask({ requestType: "activity" });
    expect(titles(answer).toSorted()).toEqual(["Coming", "Live sails"]);
    const event = answer.recommendations.find(({ kind }) => kind === "event");
    expect(event).toMatchObject({ href: `/events/${event?.id}`, duration: "3 hours" });
  });

  test("lies within the distance, and the list says so when nothing does", async () => {
    await listing({ name: "Near", latitude: 39.04 });
    await listing({ name: "Far", latitude: 39.2 });
    await listing({ name: "Nowhere", latitude: null, longitude: null });
    expect(titles(await ask({ preferences: { preferredDistance: 5 } }))).toEqual(["Near"]);
    expect(titles(await ask({ preferences: { preferredDistance: 25 } }))).toEqual(["Near", "Far"]);
    const nothing = await ask({ location: { lat: 30, lng: -81 } });
    expect(nothing.recommendations).toEqual([]);
    expect(nothing.notes).toContain("Nothing fits within 25 miles of your position.");
  });

  test("is not what stays closed, costs more than the budget or is too shallow, and the reasons are told", async () => {
    await listing({ hoursText: "Closed" });
    await listing({ priceRange: "$$$$" });
    await listing({ category: "marinas", facts: { dockDepth: 2 } });
    const { recommendations, notes } = await ask({ preferences: { draftFeet: 9 } });
    expect(recommendations).toEqual([]);
    expect(notes).toEqual([
      "Nothing fits within 25 miles of your position.",
      "The forecast is missing: forecasts are turned off here.",
      "Left out: 1 place that costs more than your budget.",
      "Left out: 1 place that does not open within a day.",
      "Left out: 1 place too shallow for a draft of 9 ft.",
    ]);
  });

  test("explains itself by its own factors: other factors, other words", async () => {
    await listing({ amenities: ["Kid Friendly"], priceRange: "$" });
    await listing({ latitude: 39.04, averageRating: "4.10", reviewCount: 3 });
    const { recommendations } = await ask({ preferences: { groupSize: "family" } });
    const reasons = recommendations.map(({ reasoning }) => reasoning);
    expect(new Set(reasons).size).toBe(2);
    expect(reasons.join("\n")).toContain("suits a family with Kid Friendly");
    expect(reasons.join("\n")).toContain("Not known: ");
    const sorted = recommendations.map(({ confidence }) => confidence);
    expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
  });
});

describe("a request", () => {
  test("works without a location, with one in the preferences, and with a place by its name", async () => {
    await listing({ name: "Tern Landing" });
    expect(await ask({ location: null })).toMatchObject({
      ...{ place: null, water: null, recommendations: [{ distanceMiles: null }] },
      notes: expect.arrayContaining(["No position was given, so distances are not known."]),
    });
    expect(await ask({ location: null, preferences: { location: HERE } })).toMatchObject({
      place: { name: "Your position", ...HERE },
    });
    for (const location of ["Annapolis, MD", "21401", "annapolis"]) {
      const { place, recommendations } = await ask({ location });
      expect(place?.lat).toBeCloseTo(38.98, 0);
      expect(recommendations).toHaveLength(1);
    }
    expect(await send({ requestType: "route", location: "Atlantis" })).toMatchObject({
      status: 400,
      body: { fields: { location: expect.stringContaining("We do not know this place.") } },
    });
  });

  test.each([
    [{}, "requestType"],
    [{ requestType: "cruise" }, "requestType"],
    [
      { requestType: "route", preferences: { preferredDistance: 4 } },
      "preferences.preferredDistance",
    ],
    [
      { requestType: "route", preferences: { preferredDistance: 501 } },
      "preferences.preferredDistance",
    ],
    [
      { requestType: "route", preferences: { experienceLevel: "captain" } },
      "preferences.experienceLevel",
    ],
    [{ requestType: "route", preferences: { budgetRange: "cheap" } }, "preferences.budgetRange"],
    [{ requestType: "route", preferences: { groupSize: "crowd" } }, "preferences.groupSize"],
    [{ requestType: "route", location: { lat: 91, lng: 0 } }, "location"],
  ])("that is %j is refused at %s", async (body, field) => {
    const { status, body: refusal } = await send(body);
    expect(status).toBe(400);
    expect(Object.keys((refusal as { fields: object }).fields).join()).toContain(field);
  });

  test("for the weather without a forecast answers and says that it is missing; tide and sun are reckoned without a network", async () => {
    await listing({ category: "sandbars" });
    const { recommendations, notes, water } = await ask({ requestType: "weather_based" });
    expect(notes[0]).toBe(
      "The forecast is missing: forecasts are turned off here. What is usual in this season stands in for it.",
    );
    const forecast = recommendations[0]?.factors.find(({ name }) => name === "forecast");
    expect(forecast).toMatchObject({ isKnown: false, score: 0.5 });
    expect(water?.station?.name).toContain("Annapolis");
    const low = clockText(Date.parse(water?.tide?.nextLow.at ?? ""), "America/New_York");
    const tide = recommendations[0]?.factors.find(({ name }) => name === "tide");
    expect(tide?.text).toMatch(new RegExp(`^low water about (\\w{3} )?${low}$`));
    expect(water?.sun).toMatchObject({ sunrise: expect.any(String), sunset: expect.any(String) });
  });

  test("for routes answers chains of stops with distances and running times at the chosen speed", async () => {
    await listing({
      name: "Creek Marina",
      category: "marinas",
      latitude: 39.0,
      facts: { fuel: ["diesel"], dockDepth: 9 },
    });
    await listing({
      name: "Far Bar",
      category: "sandbars",
      latitude: 39.05,
      facts: { lowWaterDepth: 8 },
    });
    await listing({ name: "Inland Grill" });
    const request = RecommendationRequest.parse({
      ...{ requestType: "route", location: HERE },
      preferences: { boatSpeedKnots: 10, draftFeet: 4 },
    });
    const now = new Date("2027-06-15T16:00:00Z");
    const { recommendations, notes } = await recommendTrips(landfall.services, request, { now });
    const whole = recommendations.find(({ route }) => route?.legs.length === 2);
    expect(whole).toMatchObject({
      ...{ kind: "business", title: "Your position to Far Bar" },
      route: {
        ...{ speedKnots: 10, nauticalMiles: 4.4, runningMinutes: 26 },
        fuel: "Fuel on the way: Creek Marina (diesel).",
        legs: [
          { stop: { title: "Creek Marina" }, nauticalMiles: 1.4, runningMinutes: 8 },
          { stop: { title: "Far Bar" }, nauticalMiles: 3, runningMinutes: 18 },
        ],
      },
    });
    expect(whole?.reasoning).toContain("open on arrival");
    expect(JSON.stringify(recommendations)).not.toContain("Inland Grill");
    expect(notes.join(" ")).toContain("Distances are straight lines");
  });
});

describe("preferences", () => {
  const CHOSEN = {
    ...DEFAULT_PREFERENCES,
    ...{ experienceLevel: "expert", favoriteActivities: ["Sailing"], preferredDistance: 40 },
    draftFeet: 5.5,
  };

  test("of a member are kept, one row for each account, and are the usual ones before", async () => {
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    expect(await browser.get("/api/user/preferences")).toMatchObject({ body: DEFAULT_PREFERENCES });
    expect(DEFAULT_PREFERENCES).toMatchObject({
      ...{ experienceLevel: "intermediate", budgetRange: "moderate", groupSize: "couple" },
      ...{ preferredDistance: 25, weatherSensitivity: "medium" },
    });
    await browser.put("/api/user/preferences", DEFAULT_PREFERENCES);
    expect(await browser.put("/api/user/preferences", CHOSEN)).toMatchObject({ body: CHOSEN });
    expect((await browser.get("/api/user/preferences")).body).toEqual(CHOSEN);
    const other = await browserOf(landfall, await buildPerson(landfall));
    expect((await other.get("/api/user/preferences")).body).toEqual(DEFAULT_PREFERENCES);
    const wrong = await browser.put("/api/user/preferences", { ...CHOSEN, preferredDistance: 900 });
    expect(wrong.status).toBe(400);
  });

  test("are in the download of one's data and go with the account", async () => {
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    await browser.put("/api/user/preferences", CHOSEN);
    expect((await browser.get("/api/user/data")).body).toMatchObject({ travelPreferences: CHOSEN });
    await browser.delete("/api/user", { password: PASSWORD });
    expect(await db.$count(userPreferences, eq(userPreferences.userId, person.id))).toBe(0);
  });
});
