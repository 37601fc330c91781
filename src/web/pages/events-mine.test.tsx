// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  type Answers,
  answer,
  answerCalls,
  answerList,
  refuse,
} from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { anEvent } from "#tests/support/event-facts.ts";
import { closePage, openPage, press } from "#tests/support/open-page.tsx";
import EventsMine from "./events-mine.tsx";

afterEach(closePage);

const OWN = "GET /api/user/organized-events";
const organizer = currentUser({ organizerSubscriptionStatus: "active" });

function open(answers: Answers, viewer: typeof organizer | null = organizer) {
  const api = answerCalls(answers);
  openPage({ path: "/events/mine", page: EventsMine, viewer });
  return api;
}

test("whoever is not signed in reads so, and nothing is asked for", () => {
  const api = open({ [OWN]: answerList([anEvent()]) }, null);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Sign In Required");
  expect(screen.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/login");
  expect(api.calls).toEqual([]);
});

const own = (facts: Parameters<typeof anEvent>[0] = {}) => ({
  ...anEvent(facts),
  ...{ takenDownReason: null, version: "1" },
});

test("each event has how many come and what can be done with it", async () => {
  const gone = own({ id: 8, title: "Called off", status: "cancelled" });
  open({ [OWN]: answerList([own({ capacity: 40, attendeeCount: 3, waitingCount: 2 }), gone]) });
  await screen.findByText("Frostbite race");
  const [first, second] = screen.getAllByRole("listitem").map((row) => within(row));
  expect(first?.getByText("3 people registered of 40 places, 2 parties waiting")).toBeTruthy();
  const leads = (name: string) => first?.getByRole("link", { name }).getAttribute("href");
  expect(leads("Frostbite race")).toBe("/events/7");
  expect(leads("Manage")).toBe("/events/7/edit");
  expect(leads("Attendees")).toBe("/events/7/attendees");
  expect(leads("Check in")).toBe("/event-door?event=7&date=12");
  expect(second?.queryByRole("link", { name: "Check in" })).toBeNull();
  expect(leads("Duplicate")).toBe("/events/create?from=7");
  expect(first?.getByRole("button", { name: "Cancel event" })).toBeTruthy();
  expect(second?.queryByRole("button", { name: "Cancel event" })).toBeNull();
  expect(second?.getByText("Cancelled")).toBeTruthy();
});

test("further events follow with Load More, until all stand there", async () => {
  const api = open({ [OWN]: answerList([own({ id: 7, title: "First" })], 2) });
  await screen.findByText("First");
  api.answer({ [OWN]: answerList([own({ id: 8, title: "Second" })], 2) });
  await press("Load More");
  await screen.findByText("Second");
  expect(screen.getByText("First")).toBeTruthy();
  expect(api.calls.map(({ search }) => search.get("offset"))).toEqual(["0", "1"]);
  expect(screen.queryByRole("button", { name: "Load More" })).toBeNull();
});

test("who organizes nothing and is registered somewhere is led to the tickets", async () => {
  const registration = { status: "registered", attendeeCount: 1, link: "/event-registration" };
  const REGISTERED = "GET /api/user/events";
  open({ [OWN]: answerList([]), [REGISTERED]: answer([{ ...anEvent(), registration }]) });
  const notice = (await screen.findByText("Looking for your tickets?")).closest("[role=note]");
  expect(notice?.textContent).toContain("You are registered for one event.");
  const link = screen.getByRole("link", { name: "See your registrations and tickets" });
  expect(link.getAttribute("href")).toBe("/user-dashboard#own-registrations");
  closePage();
  const api = open({ [OWN]: answerList([own()]), [REGISTERED]: answer([]) });
  await screen.findByText("Frostbite race");
  expect(screen.queryByText("Looking for your tickets?")).toBeNull();
  expect(api.calls.map(({ path }) => path)).toEqual(["/api/user/organized-events"]);
});

test("without an event the way to the first one shows; a list that fails says so", async () => {
  open({ [OWN]: answerList([]), "GET /api/user/events": answer([]) });
  await screen.findByText("You have no events yet");
  for (const link of screen.getAllByRole("link", { name: "Create Event" }))
    expect(link.getAttribute("href")).toBe("/events/create");
  expect(screen.queryByText("Looking for your tickets?")).toBeNull();
  closePage();
  open({ [OWN]: refuse(400, { message: "No." }) });
  await screen.findByText("Your events did not load");
});
