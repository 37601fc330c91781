import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { eventDates, eventRegistrations, events } from "#src/db/schema/events.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin, buildOrganizer, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { EventDetail } from "../event/contract.ts";
import type { EditableEvent } from "./contract.ts";
import { extendSeries } from "./extend-series.server.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const openOrganizer = async (email: string): Promise<BrowserLike> =>
  browserOf(landfall, await buildOrganizer(landfall, { email }));

const organizer = await openOrganizer("nell@example.com");
const other = await openOrganizer("piet@example.com");
const admin = await browserOf(landfall, await buildAdmin(landfall));
const member = await browserOf(
  landfall,
  await buildPerson(landfall, { email: "wren@example.com" }),
);

const YEAR = new Date().getUTCFullYear() + 1;
const facts = (more: object = {}) => ({
  title: "Severn Evening Race",
  category: "Sailing Race",
  description: "Two legs off the Academy.",
  startDate: `${YEAR}-06-12T18:00`,
  endDate: `${YEAR}-06-12T21:00`,
  location: "City Dock",
  city: "Annapolis",
  state: "Maryland",
  organizer: "Severn Sailing Club",
  contactEmail: "races@example.com",
  ...more,
});
async function create(more: object = {}, browser = organizer): Promise<EventDetail> {
  const { status, body } = await browser.post("/api/events", facts(more));
  expect(status, JSON.stringify(body)).toBe(201);
  return body as EventDetail;
}
const datesOf = (eventId: number) =>
  db.select().from(eventDates).where(eq(eventDates.eventId, eventId)).orderBy(eventDates.startsAt);
async function register(dateId: number): Promise<void> {
  await db.insert(eventRegistrations).values({
    ...{ dateId, userName: "Wren", userEmail: `wren-${dateId}@example.com`, attendeeCount: 2 },
  });
  await db.update(eventDates).set({ taken: 2 }).where(eq(eventDates.id, dateId));
}

describe("creating", () => {
  test("is for organizers with an active plan and for administrators", async () => {
    expect((await openBrowser(landfall).post("/api/events", facts())).status).toBe(401);
    expect((await member.post("/api/events", facts())).status).toBe(403);
    await create();
    await create({}, admin);
  });

  test.each(["inactive", "past_due", "cancelled", "trialing", "Active", " active", ""])(
    "is for no other state of the plan: %j",
    async (organizerSubscriptionStatus) => {
      const lapsed = await buildPerson(landfall, { organizerSubscriptionStatus });
      const refused = await (await browserOf(landfall, lapsed)).post("/api/events", facts());
      expect(refused).toMatchObject({
        status: 403,
        body: { message: "An active organizer subscription is required to create events." },
      });
    },
  );

  test("is read back as it was given, with what follows from it", async () => {
    const given = {
      ...{
        price: "$25 a boat",
        ticketUrl: "https://tickets.example",
        website: "https://a.example",
      },
      ...{ ageRestriction: "21 and over", contactPhone: "(410) 555-0100" },
      ...{ registrationRequired: true, weatherDependent: true },
    };
    const created = await create({ ...given, tags: "a, b,c", capacity: "40" });
    const { body } = await openBrowser(landfall).get(`/api/events/${created.id}`);
    const { startDate: _start, endDate: _end, ...told } = facts(given);
    expect(body).toMatchObject({
      ...told,
      id: expect.any(Number),
      tags: ["a", "b", "c"],
      season: "Summer",
      capacity: 40,
      timeZone: "America/New_York",
      startLocal: `${YEAR}-06-12T18:00`,
      startDate: `${YEAR}-06-12T22:00:00.000Z`,
      endDate: `${YEAR}-06-13T01:00:00.000Z`,
      status: "active",
      featured: false,
      isRecurring: false,
      imageUrl: null,
    });
    const found = await openBrowser(landfall).get("/api/events?q=Severn+Evening");
    expect((found.body as EventDetail[]).map(({ id }) => id)).toContain(created.id);
  });

  test("knows the clock of western Florida", async () => {
    const created = await create({ city: "Pensacola", state: "Florida" });
    expect(created).toMatchObject({ timeZone: "America/Chicago", zone: "CDT" });
  });

  test.each([
    "title",
    "category",
    "description",
    "startDate",
    "location",
    "city",
    "organizer",
    "contactEmail",
  ])("names %s when it is missing", async (field) => {
    const { status, body } = await organizer.post("/api/events", facts({ [field]: "" }));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: expect.any(String),
      fields: { [field]: expect.any(String) },
    });
  });

  test("refuses an end before the start, and addresses that lead nowhere", async () => {
    const before = await organizer.post("/api/events", facts({ endDate: `${YEAR}-06-11T18:00` }));
    expect(before.body).toMatchObject({ fields: { endDate: expect.any(String) } });
    const nowhere = [
      "javascript:alert(1)",
      "https://bank.example:pw@evil.example",
      "http:me@a.example",
    ];
    for (const website of nowhere) {
      const link = await organizer.post("/api/events", facts({ website }));
      expect(link.body).toMatchObject({ fields: { website: expect.any(String) } });
    }
  });

  test("leaves id, status and featured to others", async () => {
    const created = await create({ id: 1, status: "cancelled", featured: true });
    expect(created).toMatchObject({ status: "active", featured: false });
    expect((await create({ featured: true }, admin)).featured).toBe(true);
  });

  test("takes a multipart form with a picture, checked by its bytes and without its metadata", async () => {
    const picture = await sharp({
      create: { width: 640, height: 480, channels: 3, background: "#4a7a9b" },
    })
      .withExif({ IFD0: { Copyright: "here" }, IFD3: { GPSLatitude: "38/1 58/1 0/1" } })
      .jpeg()
      .toBuffer();
    const send = async (bytes: Buffer, type = "image/jpeg") => {
      const form = new FormData();
      for (const [name, value] of Object.entries(facts({ tags: '["sail","night"]' })))
        form.set(name, String(value));
      form.set("imageFile", new File([new Uint8Array(bytes)], "race.jpg", { type }));
      const whole = new Response(form);
      const headers = { "Content-Type": whole.headers.get("content-type") ?? "" };
      const rawBody = await whole.arrayBuffer();
      return organizer.post("/api/events", undefined, { rawBody, headers });
    };
    const { status, body } = await send(picture);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({
      tags: ["sail", "night"],
      imageUrl: expect.stringMatching(/^\/media\//),
    });
    await landfall.jobsIdle();
    const { imageUrl } = body as EventDetail;
    const whole = await landfall.request("GET", `${imageUrl}`);
    expect(whole.headers.get("content-type")).toMatch(/^image\/(webp|avif)$/);
    const shown = await sharp(Buffer.from(await whole.arrayBuffer())).metadata();
    expect([shown.width, shown.height, shown.exif]).toEqual([640, 480, undefined]);
    expect((await sharp(picture).metadata()).exif).toBeDefined();
    for (const accept of ["image/webp", "image/avif"]) {
      const file = await landfall.request("GET", `${imageUrl}/320`, { headers: { accept } });
      expect(file.headers.get("content-type")).toBe(accept);
      const kept = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
      expect([kept.exif, kept.xmp, kept.iptc]).toEqual([undefined, undefined, undefined]);
    }
    for (const type of ["application/octet-stream", "text/plain", ""]) {
      const called = await send(picture, type);
      expect([type, called.status]).toEqual([type, 201]);
      expect((called.body as EventDetail).imageUrl).toMatch(/^\/media\//);
    }
    const words = "This file is not a picture that can be read. Please use JPG, PNG or WebP.";
    for (const type of ["image/jpeg", "text/plain", "application/pdf", ""]) {
      expect(await send(Buffer.from("no picture at all"), type)).toMatchObject({
        status: 400,
        body: { message: words, fields: { imageFile: words } },
      });
    }
  });

  test("makes the dates of a series, and more of them as time goes on", async () => {
    const rule = { frequency: "weekly" };
    const created = await create({ isRecurring: true, rule });
    expect(created.recurrence).toMatch(/^Every week on \w+day$/);
    const before = await datesOf(created.id);
    expect(before.length).toBeGreaterThan(50);
    await extendSeries(db, new Date(Date.UTC(YEAR + 1, 5, 1)));
    expect((await datesOf(created.id)).length).toBeGreaterThan(before.length);
  });
});

describe("changing", () => {
  let event: EventDetail;
  beforeEach(async () => {
    event = await create();
  });
  const change = (more: object = {}, browser = organizer) =>
    browser.put(`/api/events/${event.id}`, facts(more));

  test("is for its organizer and administrators alone", async () => {
    expect((await change({ title: "Mine" }, other)).status).toBe(403);
    expect((await other.get(`/api/events/${event.id}/edit`)).status).toBe(403);
    expect((await change({ title: "Mended" })).body).toMatchObject({ title: "Mended" });
    expect((await change({ title: "By an admin" }, admin)).status).toBe(200);
  });

  test("refuses to write over somebody else's change", async () => {
    const { body } = await organizer.get(`/api/events/${event.id}/edit`);
    const { version } = body as EditableEvent;
    expect((await change({ version })).status).toBe(200);
    expect((await change({ version })).status).toBe(409);
  });

  test("keeps the row of a date that moves, with its earlier time", async () => {
    await register(event.dateId);
    await change({ startDate: `${YEAR}-06-12T19:00`, endDate: `${YEAR}-06-12T22:00` });
    const [date, ...rest] = await datesOf(event.id);
    expect(rest).toEqual([]);
    expect(date).toMatchObject({ id: event.dateId, sequence: 1, taken: 2 });
    expect(date?.previousStartsAt?.toISOString()).toBe(event.startDate);
  });

  test("of a mended word leaves calendars alone", async () => {
    await register(event.dateId);
    await change({ description: "Three legs off the Academy." });
    expect((await datesOf(event.id))[0]).toMatchObject({ sequence: 0, previousStartsAt: null });
  });

  test("cancels, postpones, moves and resumes one date", async () => {
    event = await create({ weatherDependent: true });
    const decide = (deed: object, browser = organizer) =>
      browser.post(`/api/events/${event.id}/dates/${event.dateId}`, deed);
    expect((await decide({ deed: "cancel" }, other)).status).toBe(403);
    expect((await decide({ deed: "postpone", note: "Gale" })).body).toMatchObject({
      status: "postponed",
      date: { statusNote: "Gale" },
    });
    const moved = { deed: "move", startDate: `${YEAR}-06-19T18:00` };
    expect((await decide(moved)).body).toMatchObject({
      status: "active",
      startLocal: `${YEAR}-06-19T18:00`,
      date: { previousStartLocal: `${YEAR}-06-12T18:00` },
    });
    expect((await decide({ deed: "weather", call: "no_go" })).body).toMatchObject({
      status: "cancelled",
      date: { weatherCall: "no_go" },
    });
    expect((await decide({ deed: "cancel" })).body).toMatchObject({ status: "cancelled" });
    expect((await decide({ deed: "resume" })).body).toMatchObject({ status: "active" });
    expect((await datesOf(event.id))[0]?.sequence).toBe(5);
  });

  test("a whole event is cancelled with all of its dates", async () => {
    const series = await create({ rule: { frequency: "weekly", count: 3 } });
    expect((await other.post(`/api/events/${series.id}/cancel`, {})).status).toBe(403);
    const { body } = await organizer.post(`/api/events/${series.id}/cancel`, {});
    const cancelled = body as EventDetail;
    expect(cancelled.status).toBe("cancelled");
    const statuses = cancelled.comingDates.map(({ status }) => status);
    expect(statuses).toEqual(["cancelled", "cancelled", "cancelled"]);
    expect((await datesOf(series.id)).map(({ sequence }) => sequence)).toEqual([1, 1, 1]);
  });

  test("a series that changes its rule keeps dates by their day and cancels what people rely on", async () => {
    const series = await create({ rule: { frequency: "weekly", count: 4 } });
    const [first, second, third] = await datesOf(series.id);
    await register(second?.id ?? 0);
    const rule = { frequency: "weekly", interval: 2, count: 2 };
    const path = `/api/events/${series.id}`;
    const asked = await organizer.put(path, facts({ rule }));
    expect(asked.status).toBe(409);
    const { version: confirmCancelled } = asked.body as { version: string };
    const { status } = await organizer.put(path, facts({ rule, confirmCancelled }));
    expect(status).toBe(200);
    expect((await datesOf(series.id)).map(({ id, status }) => [id, status])).toEqual([
      [first?.id, "active"],
      [second?.id, "cancelled"],
      [third?.id, "active"],
    ]);
  });

  test("the organizer's list has one's own events, administrators put them forward", async () => {
    const { body } = await organizer.get("/api/user/organized-events");
    expect((body as EventDetail[]).map(({ id }) => id)).toContain(event.id);
    expect((await other.get("/api/user/organized-events")).body).toEqual([]);
    const featured = `/api/admin/events/${event.id}/featured`;
    expect((await organizer.put(featured, { featured: true })).status).toBe(403);
    expect((await admin.put(featured, { featured: true })).status).toBe(200);
    const [row] = await db.select().from(events).where(eq(events.id, event.id));
    expect(row?.featured).toBe(true);
  });

  test("deleting an event deletes its dates and registrations", async () => {
    await register(event.dateId);
    await db.delete(events).where(eq(events.id, event.id));
    const { dateId } = eventRegistrations;
    expect(await db.$count(eventRegistrations, eq(dateId, event.dateId))).toBe(0);
  });
});

test("an event keeps the drawing that it has, and no other takes it", async () => {
  const drawn = "/art/event/masts/3.svg";
  const { id } = await create();
  const edit = () => organizer.put(`/api/events/${id}`, facts({ imageUrl: drawn }));
  expect((await edit()).status).toBe(400);
  await db.update(events).set({ image: drawn }).where(eq(events.id, id));
  expect((await edit()).body).toMatchObject({ imageUrl: drawn });
});

test("a rule is explained before it is saved", async () => {
  const rule = { frequency: "monthly", monthlyBy: "last_day", count: 3 };
  const startDate = `${YEAR}-01-31T10:00`;
  const { body } = await organizer.post("/api/events/preview", { startDate, rule });
  expect(body).toMatchObject({ words: "Every month on the last day, 3 times" });
  expect((body as { dates: string[] }).dates).toHaveLength(3);
  expect(body).toMatchObject({ skipped: [], hasMore: false });
});

test("what is skipped of a number of dates is counted in the words, on its page too", async () => {
  const startDate = `${YEAR}-06-01T10:00`;
  const skipped = [`${YEAR}-06-02T10:00`, `${YEAR}-06-30T10:00`];
  const rule = { frequency: "daily", count: 5, skipped };
  const words = "Every day, 5 times, 1 of them skipped";
  const { body } = await organizer.post("/api/events/preview", { startDate, rule });
  expect(body).toMatchObject({ words, skipped: [skipped[0]] });
  expect((body as { dates: string[] }).dates).toHaveLength(4);
  expect(await create({ startDate, endDate: null, rule })).toMatchObject({ recurrence: words });
});
