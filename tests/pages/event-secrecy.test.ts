import { afterAll, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { registrationToken } from "#src/domains/events/registration/registration-token.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { readParty } from "#tests/support/events.ts";
import { buildAdmin, buildOrganizer, buildPerson } from "#tests/support/people.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite("migrated");
afterAll(() => site.stop());

const organizer = await buildOrganizer(site);
const facts = { title: "Quiet race", organizerId: organizer.id, capacity: 1 };
const { event, date } = await buildEvent(site.db, facts, [{}, {}]);
const ATTENDEES = [
  { userName: "Perpetua Quill", userEmail: "perpetua@example.com", notes: "Quillwort" },
  { userName: "Barnaby Sedge", userEmail: "sedge@example.com", notes: "By the sedges" },
];
for (const person of ATTENDEES) {
  const path = `/api/events/${event.id}/register`;
  const { status } = await openBrowser(site).post(path, { ...person, dateId: date.id });
  expect(status).toBe(201);
}
const SECRET = /perpetua|quill|barnaby|sedge/i;
const signatureOf = async (email: string) => {
  const { id } = await readParty(site.db, date.id, email);
  return registrationToken(site.services, id).split(".")[1] ?? "";
};
/** Names, addresses, notes, and what the links and tickets of the two are signed with. */
const TOLD = [SECRET, ...(await Promise.all(ATTENDEES.map((each) => signatureOf(each.userEmail))))];

const PAGES = [
  "/events",
  "/events?q=quill",
  "/events?q=perpetua@example.com",
  "/events?view=month",
  "/events/mine",
  "/event-door",
  `/event-door?event=${event.id}&date=${date.id}`,
  `/events/${event.id}`,
  `/events/${event.id}?date=${date.id}`,
  `/events/${event.id}?sent=registered`,
  `/events/${event.id}/edit`,
  `/events/${event.id}/attendees`,
  `/events/${event.id}/attendees?date=${date.id}&q=quill`,
  "/event-registration?token=1.none",
  `/event-registration?token=${(await readParty(site.db, date.id, "sedge@example.com")).id}`,
  "/event-messages?token=1.none",
];
/** What the router fetches for a page when it is reached by a link. */
const dataOf = (page: string): string => page.replace(/^([^?]+)/, "$1.data");

const OTHERS = [
  ["a visitor", null],
  ["a stranger who is signed in", await buildPerson(site)],
  ["another organizer", await buildOrganizer(site)],
] as const;

async function read(path: string, viewer: { id: string } | null) {
  const cookie = viewer ? (await browserOf(site, viewer)).cookie : "";
  const answer = await site.ask(path, { headers: { Accept: "text/html", Cookie: cookie } });
  return { status: answer.status, text: await answer.text() };
}

/** Without what was asked for, which the page says again. */
const withoutQuestion = (text: string, page: string): string => {
  const asked = new URL(page, "http://localhost").searchParams.get("q");
  if (!asked) return text;
  const ways = [asked, encodeURIComponent(asked), asked.replace("@", "\\u0040")];
  return ways.reduce((left, way) => left.replaceAll(way, ""), text);
};

test.each(OTHERS)("%s reads in no page, drawn or fetched, who comes", async (_who, viewer) => {
  for (const page of PAGES) {
    for (const path of [page, dataOf(page)]) {
      const { status, text } = await read(path, viewer);
      expect(status, path).toBeLessThan(500);
      expect(text.length, path).toBeGreaterThan(0);
      for (const secret of TOLD) expect.soft(withoutQuestion(text, page), path).not.toMatch(secret);
    }
  }
});

test("the form of an event is drawn for its own organizer, and for nobody else", async () => {
  const path = `/events/${event.id}/edit`;
  for (const [who, viewer] of OTHERS) {
    const { text } = await read(path, viewer);
    expect(text, who).not.toMatch(/Save changes|Quiet race/);
    const title = viewer ? "This event cannot be changed here" : "Sign In Required";
    expect(text, who).toContain(title);
  }
  const { text } = await read(path, organizer);
  expect(text).toMatch(/Save changes/);
  expect(text).toMatch(/value="Quiet race"/);
});

test.each([
  ["its own organizer", organizer],
  ["an administrator", await buildAdmin(site)],
])(
  "%s reads who comes, in the page, in what is fetched for it and in the file",
  async (_who, viewer) => {
    const page = `/events/${event.id}/attendees?date=${date.id}`;
    const shown = await site.page(page, { viewer });
    const file = shown.getByRole("link", { name: /CSV/ }).getAttribute("href") ?? "";
    expect(file).toContain(`/api/events/${event.id}/attendees.csv`);
    for (const path of [page, dataOf(page), file]) {
      const { status, text } = await read(path, viewer);
      expect(status).toBe(200);
      for (const { userName, userEmail } of ATTENDEES) {
        expect(text).toContain(userName);
        expect(text).toContain(userEmail);
      }
    }
  },
);

test("a link shows its own registration and no other", async () => {
  const { id } = await readParty(site.db, date.id, "perpetua@example.com");
  const token = registrationToken(site.services, id);
  for (const path of ["/event-registration", "/event-registration.data"]) {
    const { status, text } = await read(`${path}?token=${token}`, null);
    expect(status).toBe(200);
    expect(text).toContain("Perpetua Quill");
    expect(text).not.toMatch(/barnaby|sedge/i);
  }
});

test("the interest that a page shows is the number of people who are registered", async () => {
  const page = await site.page(`/events/${event.id}`);
  const card = page.getByRole("region", { name: "Event Interest" });
  expect(card.textContent).toBe("Event Interest1 person is registered");
});
