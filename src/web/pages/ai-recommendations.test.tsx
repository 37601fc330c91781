// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Asked } from "#src/domains/assistant/recommendations/asked-rules.ts";
import type {
  Recommendation,
  RecommendationAnswer,
} from "#src/domains/assistant/recommendations/contract.ts";
import { DEFAULT_PREFERENCES } from "#src/domains/assistant/recommendations/limits-contract.ts";
import { SavedProvider } from "#src/domains/saved/components/saved-provider.tsx";
import {
  type Answers,
  answer,
  answerCalls,
  loseConnection,
  refuse,
} from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import {
  click,
  closePage,
  fieldOf,
  fill,
  openPage,
  press,
  told,
} from "#tests/support/open-page.tsx";
import AiRecommendations from "./ai-recommendations.tsx";

afterEach(closePage);

const ASK = "POST /api/ai-recommendations";
const KEEP = "PUT /api/user/preferences";

const card = (facts: Partial<Recommendation> = {}): Recommendation => ({
  ...{ kind: "business", id: 7, href: "/business/7", title: "Tern Landing" },
  ...{ location: "Annapolis, MD", duration: "Usually 1 to 2 hours", difficulty: "Easy" },
  ...{ confidence: 0.83, description: "Crabs on a deck.", reasoning: "2.1 miles away." },
  ...{ tags: ["Restaurants", "Marine Dining"], distanceMiles: 2.1, category: "restaurants" },
  ...{ picture: null, rating: 4.5, route: null },
  factors: [
    { name: "distance", score: 0.9, share: 0.6, isKnown: true, text: "2.1 miles away" },
    { name: "tide", score: 0.5, share: 0.4, isKnown: false, text: "how deep it is" },
  ],
  ...facts,
});

const found = (...recommendations: Recommendation[]): RecommendationAnswer => ({
  ...{ recommendations, engine: "embedded", notes: ["The forecast is missing: it is off."] },
  ...{ place: null, water: null },
});

const NOTHING_ASKED: Asked = {
  ...{ requestType: null, preferences: DEFAULT_PREFERENCES, place: "", position: null },
};

const Page = AiRecommendations as unknown as (props: object) => React.ReactNode;
const Shown = (props: object) => (
  <SavedProvider>
    <Page {...props} />
  </SavedProvider>
);

function open(answers: Answers = {}, data: object = {}, viewer = false) {
  const api = answerCalls({ [ASK]: answer(found(card())), ...answers });
  const page = openPage({
    ...{ path: "/ai-recommendations", page: Shown as never },
    viewer: viewer ? currentUser() : null,
    data: { asked: NOTHING_ASKED, answer: null, problem: null, isMember: viewer, ...data },
  });
  return { api, ...page };
}

const optionsOf = (label: string) =>
  [...(fieldOf(label) as unknown as HTMLSelectElement).options].map(({ value }) => value);
const boxes = (name: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`),
];

test("the panel offers the lists of the specification and begins with its defaults", () => {
  open();
  expect(optionsOf("Experience level")).toEqual(["beginner", "intermediate", "advanced", "expert"]);
  expect(optionsOf("Budget")).toEqual(["budget", "moderate", "luxury"]);
  expect(optionsOf("Group size")).toEqual(["solo", "couple", "family", "group"]);
  expect(fieldOf("Experience level").value).toBe("intermediate");
  expect(fieldOf("Budget").value).toBe("moderate");
  expect(fieldOf("Group size").value).toBe("couple");
  expect(fieldOf("Weather sensitivity").value).toBe("medium");
  const distance = fieldOf("Max distance (miles)");
  expect([distance.type, distance.min, distance.max, distance.value]).toEqual([
    "number",
    "5",
    "500",
    "25",
  ]);
  expect(boxes("favoriteActivities").map(({ value }) => value)).toEqual([
    ...["Sailing", "Fishing", "Diving", "Snorkeling", "Kayaking", "Paddleboarding", "Boat Tours"],
    ...["Marine Dining", "Waterfront Events", "Beach Activities", "Wildlife Watching"],
    ...["Photography", "Swimming", "Surfing"],
  ]);
  expect(boxes("interests").map(({ value }) => value)).toEqual([
    ...["Marine Wildlife", "Historical Sites", "Local Cuisine", "Adventure Sports", "Photography"],
    ...["Family Activities", "Romantic Experiences", "Nightlife", "Cultural Events"],
    ...["Nature Conservation", "Relaxation", "Learning"],
  ]);
  expect(screen.getByRole("heading", { name: "Where shall it go?" })).toBeTruthy();
});

test("each of the four buttons sends its type with what the panel holds", async () => {
  const { api, at } = open();
  await fill({
    "Where (optional)": "Annapolis, MD",
    "Group size": "family",
    "Draft (feet)": "4.5",
  });
  await click(fieldOf("Sailing"));
  await click(fieldOf("Learning"));
  for (const name of ["Destinations", "Activities", "Routes", "Weather"]) {
    await press(name);
    await told("Recommendations Generated", "1 found for you.");
  }
  expect(api.sent(ASK).map((body) => (body as { requestType: string }).requestType)).toEqual([
    ...["destination", "activity", "route", "weather_based"],
  ]);
  expect(api.sent(ASK)[0]).toMatchObject({
    location: "Annapolis, MD",
    preferences: {
      ...{ experienceLevel: "intermediate", favoriteActivities: ["Sailing"], groupSize: "family" },
      ...{ interests: ["Learning"], preferredDistance: 25, weatherSensitivity: "medium" },
      ...{ budgetRange: "moderate", draftFeet: 4.5, boatSpeedKnots: null },
    },
  });
  expect(at()).toMatch(/^\/ai-recommendations\?requestType=weather_based&/);
});

test("a distance that is no number is sent as 25", async () => {
  const { api } = open();
  const field = fieldOf("Max distance (miles)");
  field.type = "text";
  fireEvent.change(field, { target: { value: "far away" } });
  await press("Destinations");
  await told("Recommendations Generated");
  expect(api.sent(ASK)[0]).toMatchObject({ preferences: { preferredDistance: 25 } });
});

test("a card shows all of a recommendation, what its score was made of, and who answered", async () => {
  open();
  await press("Destinations");
  const article = within(await screen.findByRole("article"));
  for (const said of [
    ...["Tern Landing", "Annapolis, MD", "Usually 1 to 2 hours", "Easy", "83%"],
    ...["Crabs on a deck.", "2.1 miles away.", "Restaurants", "Marine Dining"],
    ...["How the score was made", "Not known: how deep it is", "unknown, 50%, weight 40%"],
  ])
    expect(screen.getByRole("article").textContent).toContain(said);
  const details = article.getByRole("link", { name: /^View Details/ });
  expect(details.getAttribute("href")).toBe("/business/7");
  expect(article.getByRole("button", { name: "Share" })).toBeTruthy();
  expect(screen.getByText(/^Answered by the embedded engine of Landfall/)).toBeTruthy();
  expect(screen.getByText("The forecast is missing: it is off.")).toBeTruthy();
});

test("a place is saved on the device with the hearts, an event in a list of its own", async () => {
  const event = card({ kind: "event", id: 9, href: "/events/9", title: "Night Race" });
  open({ [ASK]: answer(found(card(), event)) });
  await press("Activities");
  await screen.findAllByRole("article");
  await press("Save for Later Tern Landing");
  await told("Saved", "Tern Landing is kept on this device.");
  await press("Save for Later Night Race");
  await told("Saved", "Night Race is kept on this device.");
  expect(localStorage.getItem("landfall-saved-places")).toBe("[7]");
  expect(localStorage.getItem("landfall-saved-events")).toBe("[9]");
  expect(screen.getByRole("button", { name: "Saved Night Race" })).toBeTruthy();
});

test("a member's card is saved in the account, and so are the preferences", async () => {
  const done = answer({ success: true });
  const event = card({ kind: "event", id: 9, href: "/events/9", title: "Night Race" });
  const { api } = open(
    {
      ...{ [ASK]: answer(found(event)), [KEEP]: answer(DEFAULT_PREFERENCES) },
      ...{ "GET /api/saved": answer([]), "GET /api/saved/events": answer([]) },
      "PUT /api/saved/events/9": done,
    },
    {},
    true,
  );
  await fill({ Budget: "luxury" });
  await press("Activities");
  await screen.findByRole("article");
  expect(await screen.findByText("Your preferences are kept in your account.")).toBeTruthy();
  expect(api.sent(KEEP)[0]).toMatchObject({ budgetRange: "luxury" });
  await press("Save for Later Night Race");
  await told("Saved", "Night Race is in your saved places.");
  expect(localStorage.length).toBe(0);
});

test("the device keeps an anonymous visitor's preferences for the next time", async () => {
  open();
  await fill({ "Experience level": "expert" });
  await press("Weather");
  expect(await screen.findByText("Your preferences are kept on this device.")).toBeTruthy();
  const kept = localStorage.getItem("landfall-travel-preferences") ?? "";
  closePage();
  localStorage.setItem("landfall-travel-preferences", kept);
  open();
  expect(fieldOf("Experience level").value).toBe("expert");
});

test("while it is looked for there are skeletons; a failure is told with its reason or without", async () => {
  const waiting = Promise.withResolvers<Response>();
  const { api } = open({ [ASK]: () => waiting.promise });
  await press("Routes");
  expect(screen.getByText("Looking for recommendations")).toBeTruthy();
  waiting.resolve(Response.json(found()));
  await told("Recommendations Generated", "Nothing fits; the page says why.");
  expect(screen.getByRole("heading", { name: "Nothing fits" })).toBeTruthy();

  const message = "We do not know this place.";
  api.answer({ [ASK]: refuse(400, { message, fields: { location: message } }) });
  await press("Routes");
  await told("Error", message);
  expect(fieldOf("Where (optional)").getAttribute("aria-invalid")).toBe("true");
  api.answer({ [ASK]: loseConnection });
  await press("Routes");
  await told("Error", "Failed to generate recommendations");
});

test("a route shows its legs, and View Details leads to its last stop", async () => {
  const leg = {
    ...{ stop: { id: 7, title: "Tern Landing", href: "/business/7" }, nauticalMiles: 3.2 },
    ...{ runningMinutes: 32, waitMinutes: 0, arrivesAt: "2027-06-15T16:32:00.000Z" },
    ...{ arrival: "12:32 PM", notes: ["Open on arrival, until 9:00 PM."] },
  };
  const route = {
    ...{ from: "Annapolis, MD", departure: "12:00 PM", speedKnots: 6, nauticalMiles: 3.2 },
    ...{ runningMinutes: 32, sunset: "8:32 PM", legs: [leg], fuel: "No fuel is known on the way." },
    notes: ["Sunset at 8:32 PM comes before the end of the leg to Far Bar (20.0 nautical miles)."],
  };
  open({ [ASK]: answer(found(card({ title: "Annapolis, MD to Tern Landing", route }))) });
  await press("Routes");
  const article = await screen.findByRole("article");
  for (const said of [
    ...["3.2 nautical miles, 32 min under way at 6 knots", "there at 12:32 PM", "Sunset 8:32 PM"],
    ...["Open on arrival, until 9:00 PM.", "No fuel is known", "comes before the end of the leg"],
  ])
    expect(article.textContent).toContain(said);
  expect(screen.getByRole("button", { name: "Save for Later Tern Landing" })).toBeTruthy();
});
