import { within } from "@testing-library/dom";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { type eventDates, events } from "#src/db/schema/events.server.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildOrganizer } from "#tests/support/people.ts";
import type { ShownPage } from "#tests/support/shown-page.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite("migrated");
afterAll(() => site.stop());

const DAY = 86_400_000;
/** On a whole minute, as forms and calendars have them. */
const inDays = (days: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + days * DAY);

for (let n = 1; n <= 7; n += 1) {
  const facts = { title: `Harbor day ${n}`, featured: n > 3 };
  await buildEvent(site.db, facts, [{ startsAt: inDays(n) }]);
}
const ASKED = { category: "Boat Show", season: "Winter", state: "Florida" };
const show = await buildEvent(site.db, { title: "Gulf show", ...ASKED }, [
  { startsAt: inDays(20) },
]);
for (const other of [
  { title: "Gulf race", ...ASKED, category: "Sailing Race" },
  { title: "Gulf summer show", ...ASKED, season: "Summer" },
  { title: "Gulf show up north", ...ASKED, state: "Maryland" },
  { title: "Another show", ...ASKED },
]) {
  await buildEvent(site.db, other, [{ startsAt: inDays(20) }]);
}
for (let n = 1; n <= 101; n += 1) {
  await buildEvent(site.db, { title: `Sandbar ${n}` }, [{ startsAt: inDays(30) }]);
}

const titlesIn = (part: Pick<ShownPage, "getAllByRole">) =>
  part
    .getAllByRole("article")
    .map((card) => within(card).getAllByRole("heading")[0]?.textContent ?? "");

test("three featured events are shown, however many there are, and the next six as compact cards", async () => {
  const page = await site.page("/events");
  const titlesOf = (name: string) => titlesIn(within(page.getByRole("region", { name })));
  expect(titlesOf("Featured Events")).toEqual(["Harbor day 4", "Harbor day 5", "Harbor day 6"]);
  const next = [1, 2, 3, 4, 5, 6].map((n) => `Harbor day ${n}`);
  expect(titlesOf("Upcoming Events")).toEqual(next);
  const upcoming = page.getByRole("region", { name: "Upcoming Events" });
  expect(within(upcoming).queryAllByRole("img")).toEqual([]);
});

test("a month that is asked for comes before all events", async () => {
  const page = await site.page("/events?view=month");
  expect(page.queryByRole("region", { name: "Featured Events" })).toBeNull();
  expect(page.queryByRole("region", { name: "Upcoming Events" })).toBeNull();
  expect(page.getByRole("region", { name: /^Calendar of / }).id).toBe("month");
  const hide = page.getByRole("link", { name: "Hide calendar" });
  expect(hide.getAttribute("href")).toMatch(/#list$/);
  const whole = await site.page("/events");
  const month = whole.getByRole("link", { name: "Month calendar" });
  expect(month.getAttribute("href")).toMatch(/view=month#month$/);
});

test("an event is listed when it matches the text and every filter, until all is cleared", async () => {
  const query = new URLSearchParams({ q: "gulf", ...ASKED });
  const page = await site.open(`/events?${query}`);
  expect(titlesIn(page)).toEqual(["Gulf show"]);
  expect(page.getByText("event", { selector: "p" }).textContent).toBe("1 event");
  page.click(page.getByRole("link", { name: "Clear all" }));
  await page.until(() => expect(page.path()).toBe("/events"));
  await page.findByText("113");
  const given = (label: string) => page.getByLabelText<HTMLInputElement>(label).value;
  expect(["Search events", "Category", "Season", "State"].map(given)).toEqual(["", "", "", ""]);
  expect(titlesIn(page)).toContain("Another show");
});

test("what was found comes into view by itself, also without scripts", async () => {
  const page = await site.page("/events?state=Florida&q=gulf", { width: 390 });
  const forms = page.findAll("form[method=get]").map((form) => form.getAttribute("action"));
  expect(forms.filter((action) => action?.startsWith("/events"))).toEqual([
    "/events#found",
    "/events#found",
  ]);
  const found = page.find("#found");
  expect(found.textContent).toContain("3 events");
  const way = page.getByRole("link", { name: "See 3 events" });
  expect(way.getAttribute("href")).toBe("#found");
  const weekend = page.getByRole("link", { name: "This weekend" });
  expect(weekend.getAttribute("href")).toMatch(/#found$/);
});

test("Load More adds the next events until all of more than a hundred are listed", async () => {
  let page = await site.page("/events?q=sandbar");
  const counts = [page.getAllByRole("article").length];
  for (let more = page.queryByRole("link", { name: "Load More" }); more; ) {
    page = await site.page(`/events${more.getAttribute("href")?.replace("/events", "")}`);
    counts.push(page.getAllByRole("article").length);
    more = page.queryByRole("link", { name: "Load More" });
  }
  expect(counts).toEqual([20, 40, 60, 80, 100, 101]);
  expect(new Set(titlesIn(page)).size).toBe(101);
});

test("an event is shared by its address on the site", async () => {
  const path = `/events/${show.event.id}`;
  const copied: string[] = [];
  const page = await site.open(`${path}?date=${show.date.id}`, {
    prepare: ({ navigator }) =>
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: async (text: string) => void copied.push(text) },
      }),
  });
  page.click(page.getByRole("button", { name: "Share" }));
  page.click(await page.findByRole("menuitem", { name: "Copy Link" }));
  const link = new URL(path, site.services.site.baseUrl).href;
  await page.until(() => expect(copied).toEqual([link]));
});

test("an unknown event is a page of its own, with status 404 and the way back", async () => {
  const page = await site.page("/events/999999");
  expect(page.status).toBe(404);
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Event not found");
  const back = page.getByRole("link", { name: "Back to events" });
  expect(back.getAttribute("href")).toBe("/events");
});

test("its page leads to a calendar file with title, start, end and place", async () => {
  const page = await site.page(`/events/${show.event.id}`);
  const link = page.getByRole("link", { name: "Calendar file (.ics)" });
  const file = await site.request("GET", link.getAttribute("href") ?? "");
  expect(file.headers.get("content-type")).toContain("text/calendar");
  const text = (await file.text()).replace(/\r\n /g, "");
  const start = text.match(/^DTSTART;TZID=America\/New_York:(\S+)/m)?.[1];
  const end = text.match(/^DTEND;TZID=America\/New_York:(\S+)/m)?.[1];
  expect([start, end]).toEqual([clockOf(show.date.startsAt), clockOf(show.date.endsAt)]);
  expect(text).toContain("SUMMARY:Gulf show");
  expect(text).toContain("LOCATION:City Dock\\, Annapolis\\, Florida");
});

test.each<[string, Partial<typeof eventDates.$inferInsert>, RegExp]>([
  ["over", { startsAt: inDays(-9), endsAt: inDays(-8) }, /^STATUS:CONFIRMED/m],
  ["cancelled", { startsAt: inDays(9), status: "cancelled" }, /^STATUS:CANCELLED/m],
  [
    "a no-go",
    { startsAt: inDays(9), status: "cancelled", weatherCall: "no_go" },
    /^STATUS:CANCELLED/m,
  ],
  ["postponed", { startsAt: inDays(9), status: "postponed" }, /^STATUS:TENTATIVE/m],
])(
  "the page of a date that is %s leads to its calendar file and to no other calendar",
  async (_, date, status) => {
    const { event } = await buildEvent(site.db, { title: "Once planned" }, [date]);
    const page = await site.page(`/events/${event.id}`);
    const link = page.getByRole("link", { name: "Calendar file (.ics)" });
    const file = await site.request("GET", link.getAttribute("href") ?? "");
    expect(file.headers.get("content-type")).toContain("text/calendar");
    expect(await file.text()).toMatch(status);
    expect(page.html).not.toMatch(/Add to calendar|calendar\.google\.com|outlook\.(live|office)/);
  },
);

/** As calendars write the time on a clock in New York: 20270612T093000. */
const clockOf = (moment: Date | null) =>
  moment
    ?.toLocaleString("sv-SE", { timeZone: "America/New_York" })
    .replaceAll(/[-:]/g, "")
    .replace(" ", "T");

test("a created event is on the list and has its page at once", async () => {
  await site.page("/events");
  const person = await buildOrganizer(site);
  const { status, body } = await (await browserOf(site, person)).post("/api/events", {
    ...{ title: "Brand new regatta", category: "Sailing Race", description: "Two legs." },
    ...{ startDate: `${new Date().getUTCFullYear() + 1}-06-12T18:00`, location: "City Dock" },
    ...{ city: "Annapolis", state: "Maryland", organizer: "Sailing Club" },
    contactEmail: "races@example.com",
  });
  expect(status).toBe(201);
  const { id } = body as { id: number };
  const found = await site.page("/events?q=regatta");
  const link = found.getByRole("link", { name: "Brand new regatta" });
  expect(link.getAttribute("href")).toBe(`/events/${id}`);
  const page = await site.page(`/events/${id}`);
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Brand new regatta");
});

test("a link to a date that went into an event of its own leads there, unless that was taken down", async () => {
  const { event: old, date: kept } = await buildEvent(site.db, { title: "Old series" });
  const { event: part, date } = await buildEvent(site.db, {
    ...{ title: "Split off", partOfId: old.id },
  });
  const { date: strange } = await buildEvent(site.db, { title: "Another series" });
  const target = async (path: string) => {
    const { status, headers } = await site.ask(path, { redirect: "manual" });
    return [status, headers.get("location")];
  };
  const moved = `/events/${old.id}?date=${date.id}`;
  expect(await target(moved)).toEqual([302, `/events/${part.id}?date=${date.id}`]);
  expect(await target(`/events/${old.id}?date=${kept.id}`)).toEqual([200, null]);
  for (const unknown of [999_999, strange.id])
    expect(await target(`/events/${old.id}?date=${unknown}`)).toEqual([200, null]);
  const gone = "That date is no longer planned";
  expect((await site.page(`/events/${old.id}?date=999999`)).getByText(gone)).toBeTruthy();
  for (const asked of ["", `?date=${kept.id}`, "?date=x"])
    expect((await site.page(`/events/${old.id}${asked}`)).queryByText(gone)).toBeNull();
  await site.db.update(events).set({ takenDownReason: "Spam" }).where(eq(events.id, part.id));
  expect(await target(moved)).toEqual([200, null]);
});
