import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { users } from "#src/db/schema/accounts.server.ts";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import { june, openOrganizing, raceFacts, SATURDAY } from "#tests/support/organizing.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const endPlan = (email: string) =>
  db.update(users).set({ organizerSubscriptionStatus: "inactive" }).where(eq(users.email, email));

test("without a plan what is announced can be moved and ended, and nothing is added to it", async () => {
  const { browser, create, datesOf } = await openOrganizing(landfall, "lapsed@example.com");
  const rule = { frequency: "weekly", count: 4 };
  const { id } = await create({ rule });
  await endPlan("lapsed@example.com");
  const change = async (more: object) =>
    (await browser.put(`/api/events/${id}`, raceFacts(more))).status;
  for (const more of [
    { frequency: "weekly", count: 5 },
    { frequency: "weekly" },
    { frequency: "daily", count: 4 },
  ])
    expect(await change({ rule: more }), JSON.stringify(more)).toBe(403);
  expect(await change({ rule, startDate: june(SATURDAY, "17:00") })).toBe(200);
  expect(await change({ rule: { ...rule, count: 3 } })).toBe(200);
  expect(await datesOf(id)).toHaveLength(3);
});

test("without a plan an event that is over stays over", async () => {
  const { browser, create } = await openOrganizing(landfall, "past@example.com");
  const { id, dateId } = await create({ endDate: null });
  const local = "2020-06-06T18:00";
  await db.update(events).set({ startsLocal: local }).where(eq(events.id, id));
  const startsAt = new Date("2020-06-06T22:00Z");
  await db.update(eventDates).set({ slot: local, startsAt }).where(eq(eventDates.id, dateId));
  await endPlan("past@example.com");
  const change = (more: object) =>
    browser.put(`/api/events/${id}`, raceFacts({ endDate: null, ...more }));
  expect((await change({})).status).toBe(403);
  expect((await change({ startDate: local, title: "Mended" })).status).toBe(200);
});

test("years beyond all calendars, skipped hours and titles of several lines are refused by field", async () => {
  const { browser } = await openOrganizing(landfall, "odd@example.com");
  const gap = nextSpringChange();
  const refused: [string, object][] = [
    ["startDate", { startDate: "9999-12-31T10:00", endDate: null }],
    ["startDate", { startDate: "0001-01-01T10:00", endDate: null }],
    ["startDate", { startDate: `${gap}T02:30`, endDate: null }],
    ["endDate", { endDate: "9999-12-31T10:00" }],
    ["rule.until", { rule: { frequency: "weekly", until: "9999-12-31" } }],
    ["title", { title: "Race\r\nBEGIN:VEVENT" }],
    ["title", { title: "Race \u202Eecar" }],
    ["location", { location: "Dock\u000BEast" }],
  ];
  for (const [field, more] of refused) {
    const { status, body } = await browser.post("/api/events", raceFacts(more));
    expect(status, field).toBe(400);
    expect((body as { fields: object }).fields, field).toHaveProperty([field]);
  }
  const preview = { startDate: june(SATURDAY), rule: { frequency: "weekly", until: "9999-12-31" } };
  expect((await browser.post("/api/events/preview", preview)).status).toBe(400);
});

/** The second Sunday in March of the coming year. */
function nextSpringChange(): string {
  const year = new Date().getUTCFullYear() + 1;
  const first = new Date(Date.UTC(year, 2, 1)).getUTCDay();
  return `${year}-03-${String(1 + ((7 - first) % 7) + 7).padStart(2, "0")}`;
}
