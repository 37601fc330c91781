// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { EditableEvent } from "#src/domains/events/organize/contract.ts";
import {
  type Answers,
  answer,
  answerCalls,
  loseConnection,
  refuse,
} from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { anEditableEvent, anEventDetail } from "#tests/support/event-facts.ts";
import { closePage, openPage, press, told } from "#tests/support/open-page.tsx";
import EventCreate from "./event-create.tsx";

afterEach(closePage);

const CREATE = "POST /api/events";
const PREVIEW = "POST /api/events/preview";
const POSITION = "GET /api/businesses/position";
const organizer = currentUser({ organizerSubscriptionStatus: "active" });

function open(
  viewer: typeof organizer | null,
  answers: Answers = {},
  original: EditableEvent | null = null,
) {
  const api = answerCalls({
    [CREATE]: answer(anEventDetail()),
    [PREVIEW]: answer({
      words: "Every week on Thursday",
      dates: ["2127-06-12T09:30", "2127-06-26T09:30"],
      skipped: ["2127-06-19T09:30"],
      zone: "EDT",
      hasMore: false,
    }),
    [POSITION]: answer({ position: null }),
    ...answers,
  });
  const data = { original };
  return { api, ...openPage({ path: "/events/create", page: EventCreate, viewer, data }) };
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fill() {
  type("Title", "Frostbite race");
  type("Category", "Sailing Race");
  type("Description", "Cold hands.");
  type("Starts", "2127-06-12T09:30");
  type("Location", "City Dock");
  type("City", "Annapolis");
  type("Organizer", "Severn Sailing Club");
  type("Tags", "a, b,c");
}

test("whoever is not signed in reads so and finds the sign-in, not the form", () => {
  open(null);
  expect(screen.getByRole("heading", { name: "Sign In Required" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/login");
  expect(screen.queryByLabelText("Title")).toBeNull();
});

test("without a plan one reads that it is required and finds it, not the form", () => {
  open(currentUser({ organizerSubscriptionStatus: "inactive" }));
  expect(screen.getByText(/subscription is required/)).toBeTruthy();
  const plan = screen.getByRole("link", { name: "See the plan" });
  expect(plan.getAttribute("href")).toBe("/event-subscription");
  expect(screen.queryByLabelText("Title")).toBeNull();
});

test("the form has every field", () => {
  open(organizer);
  const labels =
    "Title|Category|Season|Description|Starts|Ends|Location|City|State|Price|Capacity|Organizer|Tags|" +
    "Contact e-mail|Contact phone|Website|Ticket link|Age restriction|Registration required|" +
    "Weather dependent|It recurs";
  for (const label of labels.split("|")) expect(screen.getByLabelText(label), label).toBeTruthy();
  expect(screen.getByText("Picture")).toBeTruthy();
  expect(document.querySelector('input[type="file"][accept*="image"]')).toBeTruthy();
});

test("each field that is wrong says so beside it, and nothing is sent", async () => {
  const { api } = open(organizer);
  await press("Create Event");
  for (const message of [
    "Please give the event a title.",
    "Please choose a category.",
    "Please describe the event.",
    "Please say when it starts.",
    "Please say where it is.",
    "Please name the city.",
    "Please say who organizes it.",
  ]) {
    expect(screen.getByText(message)).toBeTruthy();
  }
  expect(screen.getByLabelText("Title").getAttribute("aria-invalid")).toBe("true");
  expect(api.sent(CREATE)).toEqual([]);
});

test("an end before the start is said together with all else", async () => {
  const { api } = open(organizer);
  type("Starts", "2127-06-12T09:30");
  type("Ends", "2127-06-12T08:00");
  await press("Create Event");
  expect(screen.getByText("Please give the event a title.")).toBeTruthy();
  expect(screen.getByText("It cannot end before it starts.")).toBeTruthy();
  expect(screen.getByLabelText("Ends").getAttribute("aria-invalid")).toBe("true");
  fill();
  await press("Create Event");
  expect(screen.getByText("It cannot end before it starts.")).toBeTruthy();
  expect(api.sent(CREATE)).toEqual([]);
  type("Ends", "2127-06-12T12:00");
  await press("Create Event");
  await told("Your event has been created successfully!");
});

test("what was made is told, and its page comes next", async () => {
  const { api, at } = open(organizer);
  fill();
  await press("Create Event");
  await told("Your event has been created successfully!");
  expect(at()).toBe("/events/7");
  expect(api.sent(CREATE)).toMatchObject([
    { title: "Frostbite race", tags: "a, b,c", startDate: "2127-06-12T09:30", rule: null },
  ]);
});

test("the next dates of a series show before it is saved", async () => {
  const { api } = open(organizer);
  fill();
  fireEvent.click(screen.getByLabelText("It recurs"));
  expect(await screen.findByText("Every week on Thursday")).toBeTruthy();
  expect(screen.getByText(/Thu, Jun 12, 2127/)).toBeTruthy();
  await press("Create Event");
  expect(api.sent(CREATE)).toMatchObject([{ rule: { frequency: "weekly", interval: 1 } }]);
});

test("a weekly series begins with the weekday of its start, until others are chosen", async () => {
  const { api } = open(organizer);
  fill();
  fireEvent.click(screen.getByLabelText("It recurs"));
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>("checkbox", { checked: true })
      .map(({ value }) => value)
      .filter((value) => /^[A-Z]{2}$/.test(value));
  expect(chosen()).toEqual(["TH"]);
  type("Starts", "2127-06-14T09:30");
  expect(chosen()).toEqual(["SA"]);
  fireEvent.click(screen.getByLabelText("Tuesday"));
  expect(chosen()).toEqual(["TU", "SA"]);
  // The first date is always among them, and says so.
  type("Starts", "2127-06-12T09:30");
  expect(chosen()).toEqual(["TU", "TH", "SA"]);
  expect((screen.getByLabelText("Thursday") as HTMLInputElement).disabled).toBe(true);
  expect(screen.getByText(/^Thursday is the day of the first date\./)).toBeTruthy();
  await press("Create Event");
  expect(api.sent(CREATE)).toMatchObject([{ rule: { weekdays: ["SA", "TU"] } }]);
});

test("the first wrong field has the focus, and is no longer marked once it is changed", async () => {
  open(organizer);
  type("Title", "Frostbite race");
  await press("Create Event");
  const category = screen.getByLabelText("Category");
  expect(document.activeElement).toBe(category);
  type("Category", "Sailing Race");
  expect(category.getAttribute("aria-invalid")).toBeNull();
  expect(screen.getByLabelText("Description").getAttribute("aria-invalid")).toBe("true");
});

test("a part of the rule that is missing is asked for where it stands", async () => {
  const { api } = open(organizer);
  fill();
  fireEvent.click(screen.getByLabelText("It recurs"));
  type("It ends", "until");
  await press("Create Event");
  expect(screen.getByText("Please give a day.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Last day"));
  expect(api.sent(CREATE)).toEqual([]);
});

test("what the server refuses is marked at its field", async () => {
  const message = "This time is over. Please give one that is to come.";
  open(organizer, { [CREATE]: refuse(400, { message, fields: { startDate: message } }) });
  fill();
  await press("Create Event");
  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Starts"));
});

test("each of the next dates is skipped and put back", async () => {
  const { api } = open(organizer);
  fill();
  fireEvent.click(screen.getByLabelText("It recurs"));
  await screen.findByText("Every week on Thursday");
  await press("Skip Thu, Jun 12, 2127");
  await press("Create Event");
  expect(api.sent(CREATE)).toMatchObject([{ rule: { skipped: ["2127-06-12T09:30"] } }]);
  expect(api.sent(PREVIEW).at(-1)).toMatchObject({ rule: { skipped: ["2127-06-12T09:30"] } });
});

test("a date that is skipped is put back", async () => {
  const { api } = open(organizer);
  fill();
  fireEvent.click(screen.getByLabelText("It recurs"));
  await screen.findByText("Every week on Thursday");
  await press("Skip Thu, Jun 26, 2127");
  await press("Put back Thu, Jun 26, 2127");
  await press("Create Event");
  expect(api.sent(CREATE)).toMatchObject([{ rule: { skipped: [] } }]);
});

test("what was typed is still there after signing in again, and can be thrown away", async () => {
  open(organizer, { [CREATE]: refuse(401, { message: "Please sign in." }) });
  fill();
  await press("Create Event");
  expect(await screen.findByText("You are signed out.")).toBeTruthy();
  const back = screen.getByRole("link", { name: "Sign In" }).getAttribute("href");
  expect(back).toBe(`/login?next=${encodeURIComponent("/events/create")}`);
  cleanup();
  open(organizer);
  expect(screen.getByText("What you typed earlier is still here.")).toBeTruthy();
  expect((screen.getByLabelText("Title") as HTMLInputElement).value).toBe("Frostbite race");
  await press("Start over");
  expect((screen.getByLabelText("Title") as HTMLInputElement).value).toBe("");
});

test("what was sent is not kept for the next event", async () => {
  open(organizer);
  fill();
  await press("Create Event");
  await told("Your event has been created successfully!");
  cleanup();
  open(organizer);
  expect((screen.getByLabelText("Title") as HTMLInputElement).value).toBe("");
});

test("a copy has all but the days, which must be given", async () => {
  const rule = { frequency: "weekly", interval: 2, weekdays: [], monthlyBy: "day", until: null };
  const original = anEditableEvent({
    ...{ tags: ["sail", "night"], imageUrl: "/media/a/1.webp", capacity: 30, isRecurring: true },
    rule: { ...rule, count: 5, skipped: ["2027-06-12T09:30"] } as EditableEvent["rule"],
  });
  const { api } = open(organizer, {}, original);
  await press("Create Event");
  expect(screen.getByText("Please say when it starts.")).toBeTruthy();
  type("Starts", "2127-06-12T09:30");
  await press("Create Event");
  expect(api.sent(CREATE)).toMatchObject([
    {
      ...{ title: original.title, tags: "sail, night", imageUrl: "/media/a/1.webp" },
      ...{ capacity: "30", endDate: "", rule: { interval: 2, count: 5, skipped: [] } },
    },
  ]);
});

test("a copy leaves a drawn picture with its event", async () => {
  const { api } = open(organizer, {}, anEditableEvent({ imageUrl: "/art/event/masts/3.svg" }));
  type("Starts", "2127-06-12T09:30");
  await press("Create Event");
  expect(api.sent(CREATE)).toMatchObject([{ imageUrl: null }]);
});

test("a failure shows the server's words, or ours, and keeps what was typed", async () => {
  const { api } = open(organizer, {
    [CREATE]: refuse(403, { message: "An active plan is needed." }),
  });
  fill();
  await press("Create Event");
  await told("Error", "An active plan is needed.");
  api.answer({ [CREATE]: answer({}, { status: 500 }) });
  await press("Create Event");
  await told("Error", "Failed to create event");
  expect((screen.getByLabelText("Title") as HTMLInputElement).value).toBe("Frostbite race");
});

test("without a connection the draft is kept, which is said, and can be sent again", async () => {
  const { api } = open(organizer, { [CREATE]: loseConnection });
  fill();
  await press("Create Event");
  await told("Error", "Failed to create event");
  const notice = screen.getByText("No connection: nothing was saved.").closest("[role=alert]");
  expect(notice?.textContent).toContain("Everything you typed is kept in this tab");
  expect(notice?.textContent).toContain("Press Create Event again when the connection is back.");
  cleanup();
  const again = open(organizer);
  expect(screen.getByText("What you typed earlier is still here.")).toBeTruthy();
  await press("Create Event");
  await told("Your event has been created successfully!");
  expect(again.api.sent(CREATE)).toEqual(api.sent(CREATE));
});

test("the form names the clock that counts at the place", async () => {
  const { api } = open(organizer);
  fill();
  await screen.findByText("EDT");
  expect(api.sent(PREVIEW).at(-1)).toMatchObject({ city: "Annapolis" });
});
