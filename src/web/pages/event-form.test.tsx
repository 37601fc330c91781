// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { EditableEvent } from "#src/domains/events/organize/contract.ts";
import { type Answers, answer, answerCalls, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { anEditableDate, anEventDetail } from "#tests/support/event-facts.ts";
import {
  closePage,
  fieldOf,
  fill,
  hintOf,
  openPage,
  press,
  told,
} from "#tests/support/open-page.tsx";
import EventCreate from "./event-create.tsx";
import EventEdit from "./event-edit.tsx";

afterEach(closePage);

const CREATE = "POST /api/events";
const EDIT = "PUT /api/events/7";
const READ = "GET /api/events/7/edit";
const organizer = currentUser({ organizerSubscriptionStatus: "active", email: "me@example.com" });

const RULE: NonNullable<EditableEvent["rule"]> = {
  ...{ frequency: "weekly", interval: 2, weekdays: ["TU", "TH"], monthlyBy: "day" },
  ...{ until: null, count: 6, skipped: ["2127-06-26T09:30"] },
};
const stored: EditableEvent = {
  ...{ id: 7, version: 3, title: "Frostbite race", category: "Sailing Race", season: "Winter" },
  ...{ description: "Cold hands.", startDate: "2127-06-12T09:30", endDate: "2127-06-12T12:00" },
  ...{ location: "City Dock", city: "Annapolis", state: "Maryland", price: "$25", capacity: 40 },
  ...{ latitude: 38.9768, longitude: -76.4858, organizer: "Severn Sailing Club" },
  ...{ tags: ["sail", "night"], contactEmail: "races@example.com", contactPhone: "410 555 0100" },
  ...{
    website: "https://a.example",
    ticketUrl: "https://b.example",
    ageRestriction: "21 and over",
  },
  ...{ registrationRequired: true, weatherDependent: true, isRecurring: true, rule: RULE },
  ...{ imageUrl: "/media/4f/race", featured: false, status: "active", takenDownReason: null },
  dates: [anEditableDate(12, "2127-06-12T09:30", 6)],
};

function open(answers: Answers = {}, address = "/events/create") {
  const api = answerCalls({
    [CREATE]: answer(anEventDetail()),
    [EDIT]: answer(anEventDetail()),
    [READ]: answer(stored),
    "POST /api/events/preview": answer({ words: "Every second week", dates: [] }),
    ...answers,
  });
  const isEdit = address.endsWith("/edit");
  const { at } = openPage({
    ...{ path: isEdit ? "/events/:id/edit" : "/events/create", address, viewer: organizer },
    page: isEdit ? EventEdit : EventCreate,
    data: isEdit ? { event: stored } : { original: address.includes("from=") ? stored : null },
  });
  return { api, at };
}

const WHOLE = {
  ...{ Title: "Frostbite race", Category: "Sailing Race", Description: "Cold hands." },
  ...{ Starts: "2127-06-12T09:30", Location: "City Dock", City: "Annapolis" },
  Organizer: "Severn Sailing Club",
};
const isMarked = (label: string) => fieldOf(label).getAttribute("aria-invalid") === "true";

test("the form offers the categories, seasons and states of the specification", () => {
  open();
  const offered = (label: string) =>
    [...(fieldOf(label) as unknown as HTMLSelectElement).options].slice(1).map(({ text }) => text);
  expect(offered("Category")).toEqual([
    ...["Boat Show", "Festival", "Sailing Race", "Fishing Tournament", "Recreation", "Education"],
    ...["Watersports Competition", "Marine Conservation", "Networking Event", "Training Workshop"],
  ]);
  expect(offered("Season")).toEqual(["Spring", "Summer", "Fall", "Winter"]);
  expect(offered("State")).toEqual([
    ...["Maryland", "Florida", "Virginia", "North Carolina", "South Carolina", "Georgia"],
  ]);
});

test.each([
  ["Title", " ", "Please give the event a title."],
  ["Category", "", "Please choose a category."],
  ["Description", "", "Please describe the event."],
  ["Starts", "", "Please say when it starts."],
  ["Location", "", "Please say where it is."],
  ["City", "", "Please name the city."],
  ["Organizer", "", "Please say who organizes it."],
  ["Contact e-mail", "races@", "Please give a valid e-mail address."],
  ["Website", "a.example", "Please give a whole address, such as https://example.com."],
  ["Ticket link", "javascript:1", "Please give a whole address, such as https://example.com."],
  ["Capacity", "0", "At least 1."],
  ["Price", "x".repeat(101), "At most 100 characters."],
  ["Contact phone", "5".repeat(41), "At most 40 characters."],
  ["Age restriction", "x".repeat(101), "At most 100 characters."],
  ["Tags", "x".repeat(41), "At most 40 characters for each tag."],
])("%s that is wrong is marked and says so beside it, alone", async (label, value, words) => {
  const { api } = open();
  await fill({ ...WHOLE, [label]: value });
  await press("Create Event");
  expect(isMarked(label)).toBe(true);
  expect(hintOf(label)).toContain(words);
  expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(1);
  expect(api.sent(CREATE)).toEqual([]);
});

test("what only the server can tell stands beside its field, too", async () => {
  const fields = { endDate: "Clocks skip this time.", imageFile: "This is no picture." };
  open({ [CREATE]: refuse(400, { message: "Please mend it.", fields }) });
  await fill({ ...WHOLE, Ends: "2127-06-13T09:30" });
  await press("Create Event");
  await told("Please mend it.");
  expect(isMarked("Ends")).toBe(true);
  expect(hintOf("Ends")).toContain("Clocks skip this time.");
  const picture = screen.getByText("Picture").closest("div");
  expect(picture?.textContent).toContain("This is no picture.");
});

test("an organizer changes a field and saves, with the version that was read", async () => {
  const { api } = open({}, "/events/7/edit");
  await screen.findByRole("button", { name: "Save changes" });
  expect(fieldOf("Title").value).toBe("Frostbite race");
  await fill({ Title: "Frostbite regatta", Capacity: "60" });
  await press("Save changes");
  await told("Your event is saved");
  const { dates: _dates, id: _id, status: _status, takenDownReason: _reason, ...kept } = stored;
  expect(api.sent(EDIT)).toMatchObject([
    { ...kept, title: "Frostbite regatta", capacity: "60", tags: "sail, night", version: 3 },
  ]);
});

test("a change that is refused says why and keeps what was typed", async () => {
  open({ [EDIT]: refuse(409, { message: "Somebody else changed it." }) }, "/events/7/edit");
  await screen.findByRole("button", { name: "Save changes" });
  await fill({ Title: "Frostbite regatta" });
  await press("Save changes");
  await told("Error", "Somebody else changed it.");
  expect(fieldOf("Title").value).toBe("Frostbite regatta");
});

test("a duplicate begins with everything of its event but the days", async () => {
  const { api } = open({}, "/events/create?from=7");
  await screen.findByRole("button", { name: "Create Event" });
  for (const [label, value] of Object.entries({
    ...{ Title: "Frostbite race", Tags: "sail, night", Capacity: "40", Location: "City Dock" },
    ...{ "Contact e-mail": "races@example.com", Starts: "", Ends: "", "How often": "weekly" },
    ...{ Every: "2", "It ends": "count", "Number of dates": "6" },
  }))
    expect([label, fieldOf(label).value]).toEqual([label, value]);
  expect(document.querySelector("img")?.getAttribute("src")).toContain("/media/4f/race");
  await fill({ Starts: "2128-06-11T09:30" });
  await press("Create Event");
  await told("Your event has been created successfully!");
  expect(api.sent(CREATE)).toMatchObject([
    {
      ...{ title: "Frostbite race", tags: "sail, night", capacity: "40" },
      ...{ location: "City Dock", city: "Annapolis", imageUrl: "/media/4f/race" },
      ...{ latitude: 38.9768, longitude: -76.4858, startDate: "2128-06-11T09:30", endDate: "" },
      rule: { ...RULE, skipped: [] },
    },
  ]);
  expect(api.sent(EDIT)).toEqual([]);
});

test("the end goes with the start until it is set by hand", async () => {
  open({}, "/events/7/edit");
  await fill({ Starts: "2127-06-13T22:30" });
  expect(fieldOf("Ends").value).toBe("2127-06-14T01:00");
  await fill({ Ends: "2127-06-14T02:00" });
  await fill({ Starts: "2127-06-13T21:00" });
  expect(fieldOf("Ends").value).toBe("2127-06-14T02:00");
});

test("what a choice opens is not drawn as text where scripts are on", () => {
  open();
  const hidden = [...document.querySelectorAll("#event-form noscript")];
  expect(hidden.length).toBeGreaterThan(0);
  // A class that shows it everywhere would print the markup that is inside.
  for (const each of hidden)
    expect(each.getAttribute("class") ?? "").not.toMatch(/(?:^| )(?:contents|block|flex|grid)/);
});
