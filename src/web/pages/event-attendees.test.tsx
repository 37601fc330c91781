// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answer, answerCalls, refuse } from "#tests/support/answer-calls.ts";
import { closePage, fieldOf, fill, openPage, press, told } from "#tests/support/open-page.tsx";
import EventAttendees from "./event-attendees.tsx";

afterEach(closePage);

const attendee = (id: number, userName: string, facts: object = {}) => ({
  ...{ id, dateId: 9, userName, userEmail: `guest-${id}@example.com`, attendeeCount: 1 },
  ...{ notes: null, status: "registered", placeInLine: null, confirmBy: null, arrived: 0 },
  ...{ isConflict: false, registrationDate: "2026-11-01T00:00:00.000Z", ...facts },
});
const ROSTER = {
  isOnSite: true,
  ...{ dateId: 9, capacity: 10, counts: { registered: 3, waiting: 1, arrived: 2 }, messages: [] },
  timeZone: "America/New_York",
  dates: [
    { id: 9, label: "Sat, Jun 12, 2027" },
    { id: 10, label: "Sat, Jun 19, 2027" },
  ],
  found: {
    total: 30,
    items: [
      attendee(1, "Ana Ruiz", { attendeeCount: 3, arrived: 2, notes: "By boat" }),
      attendee(2, "Will Wait", { status: "waiting", placeInLine: 1 }),
      attendee(3, "Con Flict", { isConflict: true }),
      attendee(4, "Mo Vedup", { confirmBy: "2026-11-30T14:30:00.000Z" }),
    ],
  },
};

function open(facts: object = {}, address = "/events/7/attendees") {
  const data = { id: 7, title: "Evening race", roster: ROSTER, isSignedIn: true, ...facts };
  return openPage({ path: "/events/:id/attendees", page: EventAttendees, data, address });
}

test("an organizer sees names, addresses and numbers, and can take them along", () => {
  const { main } = open();
  expect(screen.getByRole("table").textContent).toContain("Ana Ruizguest-1@example.com3Registered");
  expect(screen.getByText("Waiting, no. 1")).toBeTruthy();
  const movedUp = screen.getByText("Mo Vedup").closest("tr")?.textContent;
  expect(movedUp).toContain("To be confirmed by Mon, Nov 30, 2026, 9:30\u00a0AM EST");
  expect(movedUp).not.toContain("Registered");
  expect(screen.getByText("Scanned too often")).toBeTruthy();
  expect(screen.getByText("2 / 3")).toBeTruthy();
  expect(screen.getByText("of 10 places")).toBeTruthy();
  expect(fieldOf("Date").value).toBe("9");
  const file = main.getByText("Export CSV").closest("a");
  expect(file?.getAttribute("href")).toBe("/api/events/7/attendees.csv?dateId=9");
  const door = main.getByText("Check in").closest("a");
  expect(door?.getAttribute("href")).toBe("/event-door?event=7&date=9");
  expect(main.getByText("Next").closest("a")?.getAttribute("href")).toContain("page=2");
});

test("leads back to the event and to what manages it, and a phone names the deed once", () => {
  const { main } = open();
  const leads = (name: string) => main.getByRole("link", { name }).getAttribute("href");
  expect(leads("Manage event")).toBe("/events/7/edit");
  expect(leads("See the event")).toBe("/events/7?date=9");
  const button = main.getByRole("button", { name: "Remove Ana Ruiz" });
  expect(button.closest("td")?.getAttribute("data-label")).not.toBe(button.textContent);
  closePage();
  open({ roster: { ...ROSTER, isOnSite: false } });
  expect(screen.queryByRole("link", { name: "See the event" })).toBeNull();
});

test("what was sent stands there with its day at the place of the event", () => {
  const late = { id: 1, subject: "Boots", body: "Wet.", audience: "everyone", recipients: 2 };
  const messages = [{ ...late, sentAt: "2027-06-11T02:00:00.000Z" }];
  const { main } = open({ roster: { ...ROSTER, messages } });
  expect(main.getByText("Jun 10, 2027 · Registered and waiting (2)")).toBeTruthy();
});

test("nobody else sees a name", () => {
  const { main } = open({ title: null, roster: null });
  expect(main.getByRole("heading", { level: 1 }).textContent).toBe("Access Denied");
  closePage();
  open({ title: null, roster: null, isSignedIn: false });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Sign In Required");
  expect(screen.queryByRole("table")).toBeNull();
});

test("a search and another date are part of the address", async () => {
  const { at } = open();
  await fill({ "Search by name or e-mail": "ruiz" });
  await press("Search");
  expect(at()).toBe("/events/7/attendees?q=ruiz&date=9");
  await fill({ Date: "10" });
  expect(at()).toContain("date=10");
  await fill({ Who: "waiting" });
  expect(at()).toBe("/events/7/attendees?q=ruiz&date=10&status=waiting");
});

test("a waiting list without anybody says so", () => {
  const roster = { ...ROSTER, found: { total: 0, items: [] } };
  open({ roster }, "/events/7/attendees?status=waiting");
  expect(screen.getByRole("heading", { name: "Nobody waits" })).toBeTruthy();
  expect(fieldOf("Who").value).toBe("waiting");
});

test("a message is checked, sent once and said to be on its way", async () => {
  const api = answerCalls({ "POST /api/events/*/messages": answer({ recipients: 3 }) });
  open();
  expect(screen.getByText(/not proved their address are mailed a link to read it/)).toBeTruthy();
  await press("Send message");
  await screen.findByText("Please write a subject.");
  await fill({ Subject: "Boots", Message: "The dock is wet." });
  await press("Send message");
  await screen.findByText("It goes to 3 parties.");
  const message = { dateId: 9, audience: "registered", subject: "Boots", body: "The dock is wet." };
  expect(api.calls.map(({ body }) => body)).toEqual([message]);
  expect(fieldOf("Subject").value).toBe("");
});

test("what is refused says why, and keeps what was typed", async () => {
  answerCalls({
    "POST /api/events/*/messages": refuse(409, { message: "There is nobody to read it yet." }),
  });
  open();
  await fill({ Subject: "Boots", Message: "The dock is wet." });
  await press("Send message");
  await screen.findByText("There is nobody to read it yet.");
  expect(fieldOf("Message").value).toBe("The dock is wet.");
});

test("whoever is taken off is asked about first", async () => {
  const api = answerCalls({ "DELETE /api/events/*/attendees/*": answer({ success: true }) });
  open();
  await press("Remove Ana Ruiz");
  await screen.findByText("Take Ana Ruiz off?");
  expect(api.calls).toEqual([]);
  await press("Take off");
  await told("Ana Ruiz was taken off");
  expect(api.calls.map(({ path }) => path)).toEqual(["/api/events/7/attendees/1"]);
});
