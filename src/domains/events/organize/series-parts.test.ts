import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { events } from "#src/db/schema/events.server.ts";
import type { EventDetail } from "#src/domains/events/event/contract.ts";
import { readParty } from "#tests/support/events.ts";
import { june, openOrganizing, SATURDAY } from "#tests/support/organizing.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { readAttendeesPage } from "../door/read-attendees-page.server.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());
const { browser, create, edit, datesOf, join } = await openOrganizing(landfall);
const other = await openOrganizing(landfall, "piet@example.com");

const told = async (id: number) => (await browser.get(`/api/events/${id}`)).body as EventDetail;

async function createSeries() {
  const series = await create({ rule: { frequency: "weekly", count: 4 } });
  const ids = (await datesOf(series.id)).map(({ id }) => id) as [number, number, number, number];
  return { id: series.id, ids };
}

const night = { title: "Night race", location: "Back Creek" };
/** The second date becomes an event of its own. */
const takeOut = (id: number, dateId: number) =>
  edit(id, { ...night, scope: "date", dateId, startDate: june(SATURDAY + 7), endDate: null });

test("a date with words of its own stays known to its series, and leads back to it", async () => {
  const { id, ids } = await createSeries();
  expect(await told(id)).toMatchObject({ apart: [], partOf: null });
  const part = await takeOut(id, ids[1]);
  expect(part).toMatchObject({ partOf: { id, title: "Severn Evening Race" }, apart: [] });
  const series = await told(id);
  expect(series.comingDates.map((date) => date.id)).toEqual([ids[0], ids[2], ids[3]]);
  expect(series).toMatchObject({
    apart: [{ id: ids[1], eventId: part.id, title: "Night race", startLocal: june(SATURDAY + 7) }],
    partOf: null,
  });
  await db.update(events).set({ takenDownReason: "Spam" }).where(eq(events.id, part.id));
  expect((await told(id)).apart).toEqual([]);
  await db.update(events).set({ takenDownReason: null }).where(eq(events.id, part.id));
  await db.update(events).set({ takenDownReason: "Spam" }).where(eq(events.id, id));
  expect((await told(part.id)).partOf).toBeNull();
});

test("a date that only became an event of its own is not said to be skipped", async () => {
  const series = await create({
    rule: { frequency: "weekly", count: 5, skipped: [june(SATURDAY + 21)] },
  });
  const words = async () => (await told(series.id)).recurrence;
  const said = "Every week on Saturday, 5 times, 1 of them skipped";
  expect(await words()).toBe(said);
  const [, second] = await datesOf(series.id);
  const part = await takeOut(series.id, second?.id ?? 0);
  expect(await words()).toBe(said);
  await edit(part.id, { ...night, startDate: june(SATURDAY + 8), endDate: null });
  expect(await words()).toBe(said);
  // One that is nobody's to see does not take place.
  await db.update(events).set({ takenDownReason: "Spam" }).where(eq(events.id, part.id));
  expect(await words()).toBe("Every week on Saturday, 5 times, 2 of them skipped");
});

test("the later part of a series leads back to the earlier one, as long as it is there", async () => {
  const { id, ids } = await createSeries();
  const later = await edit(id, {
    ...{ scope: "later", dateId: ids[2], title: "Late races", endDate: null },
    ...{ startDate: june(SATURDAY + 14), rule: { frequency: "weekly", count: 2 } },
  });
  expect(await told(later.id)).toMatchObject({ continues: { id, title: "Severn Evening Race" } });
  expect(await told(id)).toMatchObject({ continues: null, continuedBy: { id: later.id } });
  await db.update(events).set({ takenDownReason: "Spam" }).where(eq(events.id, id));
  expect(await told(later.id)).toMatchObject({ continues: null });
});

test("a date of another event of the same organizer is none of this one, for everybody who asks", async () => {
  const { id } = await createSeries();
  const foreign = await create({ title: "Harbor dinner" });
  const at = `/api/events/${id}`;
  const guest = { userName: "Ann", userEmail: "ann.astray@example.com", dateId: foreign.dateId };
  expect((await browser.post(`${at}/register`, guest)).status).toBe(404);
  expect((await browser.get(`${at}/dates/${foreign.dateId}/calendar.ics`)).status).toBe(404);
});

test("a date that was taken out goes along where the rest of its series goes on", async () => {
  const { id, ids } = await createSeries();
  const part = await edit(id, {
    ...{ ...night, scope: "date", dateId: ids[2] },
    ...{ startDate: june(SATURDAY + 14), endDate: null },
  });
  const later = await edit(id, {
    ...{ scope: "later", dateId: ids[1], title: "Late races", endDate: null },
    ...{ startDate: june(SATURDAY + 7), rule: { frequency: "weekly", count: 3 } },
  });
  expect((await told(part.id)).partOf).toEqual({ id: later.id, title: "Late races" });
  expect((await told(id)).apart).toEqual([]);
});

test("the roster, the door and the file of a date are found by the event that had it", async () => {
  const { id, ids } = await createSeries();
  const [, dateId] = ids;
  const guest = await join(id, dateId);
  const part = await takeOut(id, dateId);
  const at = (eventId: number) => `/api/events/${eventId}`;
  const roster = (eventId: number, by = browser) => by.get(`${at(eventId)}/dates/${dateId}/roster`);
  const { id: registrationId } = await readParty(db, dateId, guest);
  expect(await roster(id)).toMatchObject({
    status: 200,
    body: { eventId: part.id, dateId, title: "Night race", parties: [{ id: registrationId }] },
  });
  const scan = {
    ...{ id: "00000000-0000-4000-8000-000000000001", registrationId, count: 1 },
    scannedAt: new Date().toISOString(),
  };
  const sent = await browser.post(`${at(id)}/dates/${dateId}/arrivals`, { scans: [scan] });
  expect(sent).toMatchObject({ status: 200, body: { parties: [{ scanned: 1 }] } });
  const file = await browser.get(`${at(id)}/attendees.csv?dateId=${dateId}`);
  expect(file.headers.get("Content-Disposition")).toContain("attendees-night-race-");
  expect((await browser.get(`${at(id)}/attendees?dateId=${dateId}`)).body).toMatchObject([
    { userEmail: guest },
  ]);
  const asked = { q: "", status: undefined, limit: 10, offset: 0, eventId: id, dateId };
  const [row] = await db.select().from(events).where(eq(events.id, id));
  const viewer = { id: row?.organizerId ?? "", isAdmin: false } as Parameters<
    typeof readAttendeesPage
  >[1];
  expect(await readAttendeesPage(db, viewer, asked)).toEqual({ movedTo: part.id });
  // Not those of a stranger, who names a date that is not of the event.
  const own = await other.create();
  expect((await roster(own.id, other.browser)).status).toBe(404);
  expect((await roster(id, other.browser)).status).toBe(403);
});

test("the end that the earlier part says is not before a date of it that was moved or changed apart", async () => {
  const { id, ids } = await createSeries();
  await edit(id, {
    ...{ scope: "later", dateId: ids[2], title: "Late races", endDate: null },
    ...{ startDate: june(SATURDAY + 14), rule: { frequency: "weekly", count: 2 } },
  });
  const ends = async () => (await told(id)).recurrence?.split(", until ")[1];
  const day = (date: number) => `June ${date}, ${june(SATURDAY).slice(0, 4)}`;
  expect(await ends()).toBe(day(SATURDAY + 7));
  const moved = { scope: "date", dateId: ids[0], startDate: june(SATURDAY + 9), endDate: null };
  await edit(id, moved);
  expect((await told(id)).comingDates.at(-1)?.startLocal).toBe(june(SATURDAY + 9));
  expect(await ends()).toBe(day(SATURDAY + 9));
  const part = await takeOut(id, ids[1]);
  await edit(part.id, { ...night, startDate: june(SATURDAY + 11), endDate: null });
  expect(await ends()).toBe(day(SATURDAY + 11));
});
