import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { events } from "#src/db/schema/events.server.ts";
import { openBrowser } from "#tests/support/browser-like.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { Event, EventDetail } from "./contract.ts";
import type { EventDay } from "./month-contract.ts";
import { refreshShownDates } from "./refresh-shown-dates.server.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Its January lies far behind all days that are counted from today. */
const YEAR = new Date().getUTCFullYear() + 2;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

const browser = openBrowser(landfall);
async function list(query: string): Promise<{ titles: string[]; total: number; events: Event[] }> {
  const { body, headers, status } = await browser.get(`/api/events?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const events = body as Event[];
  const total = Number(headers.get("X-Total-Count"));
  return { titles: events.map(({ title }) => title), total, events };
}

const race = await buildEvent(db, { title: "Severn Race", tags: ["regatta", "spinnaker"] }, [
  { startsAt: inDays(10) },
]);
const show = await buildEvent(
  db,
  {
    title: "Pensacola Boat Show",
    category: "Boat Show",
    season: "Winter",
    city: "Pensacola",
    state: "Florida",
    latitude: 30.4213,
    longitude: -87.2169,
    timeZone: "America/Chicago",
    featured: true,
    organizer: "Gulf Marine Guild",
  },
  // Until midnight there, which is on no other day.
  [{ startsAt: new Date(`${YEAR}-01-16T04:30:00Z`), endsAt: new Date(`${YEAR}-01-17T06:00:00Z`) }],
);
await buildEvent(db, { title: "Past Cleanup", category: "Marine Conservation" }, [
  { startsAt: inDays(-20) },
]);
const series = await buildEvent(db, { title: "Weekly Paddle", category: "Recreation" }, [
  { startsAt: inDays(-3) },
  { startsAt: inDays(4) },
  { startsAt: inDays(11), status: "cancelled" },
]);
await buildEvent(db, { title: "Cancelled Gala", status: "cancelled" }, [{ startsAt: inDays(2) }]);

describe("GET /api/events", () => {
  test("lists coming events by their next date, then those that are over", async () => {
    const { titles, total } = await list("");
    expect(titles).toEqual([
      "Cancelled Gala",
      "Weekly Paddle",
      "Severn Race",
      "Pensacola Boat Show",
      "Past Cleanup",
    ]);
    expect(total).toBe(5);
  });

  test.each([
    ["category=Boat+Show", ["Pensacola Boat Show"]],
    ["season=Winter", ["Pensacola Boat Show"]],
    ["state=Florida", ["Pensacola Boat Show"]],
    ["city=pensacola", ["Pensacola Boat Show"]],
    ["featured=true", ["Pensacola Boat Show"]],
    ["state=Florida&season=Winter&category=Boat+Show&featured=true", ["Pensacola Boat Show"]],
    ["state=Florida&season=Summer", []],
    ["category=Recreation&state=Maryland", ["Weekly Paddle"]],
    ["near=30.4,-87.2&radius=10", ["Pensacola Boat Show"]],
    ["q=spinnak", ["Severn Race"]],
    ["q=gulf+guild", ["Pensacola Boat Show"]],
    ["q=marine+conservation", ["Past Cleanup"]],
    ["q=show+florida", ["Pensacola Boat Show"]],
    ["q=nowhere", []],
    ["q=%22%27%26%7C", []],
  ])("finds by %s", async (query, found) => {
    const { titles, total } = await list(query);
    expect(titles).toEqual(found);
    expect(total).toBe(found.length);
  });

  test("counts days as clocks at the place do", async () => {
    // Half past ten in the evening of the 15th, there.
    expect((await list(`startDate=${YEAR}-01-15&endDate=${YEAR}-01-15`)).titles).toEqual([
      "Pensacola Boat Show",
    ]);
    expect((await list(`startDate=${YEAR}-01-17&endDate=${YEAR}-01-20`)).titles).toEqual([]);
    expect((await list(`startDate=${YEAR}-01-16T00:00:00Z&state=Florida`)).total).toBe(1);
    expect((await list(`startDate=${YEAR}-01-15`)).titles).toEqual(["Pensacola Boat Show"]);
    expect((await list(`endDate=${YEAR}-01-14`)).titles).not.toContain("Pensacola Boat Show");
    expect((await list(`endDate=${YEAR}-01-14`)).titles).toContain("Severn Race");
  });

  test("shows a series with the date that was asked for, and not for one that is cancelled", async () => {
    const day = (days: number) => inDays(days).toISOString().slice(0, 10);
    const { events } = await list(`startDate=${day(-5)}&endDate=${day(-2)}`);
    expect(events.map(({ dateId }) => dateId)).toEqual([series.dates[0]?.id]);
    expect((await list(`startDate=${day(10.5)}&endDate=${day(12)}&q=paddle`)).total).toBe(0);
  });

  test("goes on where the page before ended, over the end of what is coming", async () => {
    const pages = await Promise.all([0, 2, 4].map((at) => list(`limit=2&offset=${at}`)));
    expect(pages.flatMap(({ titles }) => titles)).toEqual((await list("")).titles);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
  });

  test("refuses what makes no sense, naming the field", async () => {
    for (const query of ["category=Party", "startDate=soon", "near=here", "featured=perhaps"]) {
      const { status, body } = await browser.get(`/api/events?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ fields: { [query.split("=")[0] ?? ""]: expect.anything() } });
    }
  });

  test("tells a number and no name, no account, no sender", async () => {
    const { events } = await list("q=severn");
    expect(Object.keys(events[0] ?? {})).not.toContain("organizerId");
    expect(events[0]).toMatchObject({ attendeeCount: 0, waitingCount: 0, capacity: null });
  });
});

describe("GET /api/events/upcoming and featured", () => {
  test("answers so many that are not over and take place, the soonest first", async () => {
    const { body } = await browser.get("/api/events/upcoming?limit=2");
    expect((body as Event[]).map(({ title }) => title)).toEqual(["Weekly Paddle", "Severn Race"]);
    const startsAt = new Date(Date.now() - 3_600_000);
    const endsAt = new Date(Date.now() + 3_600_000);
    const { event } = await buildEvent(db, { title: "Under Way" }, [{ startsAt, endsAt }]);
    const first = await browser.get("/api/events/upcoming?limit=1");
    expect(first.body).toMatchObject([{ title: "Under Way" }]);
    await db.delete(events).where(eq(events.id, event.id));
  });

  test("answers featured ones alone", async () => {
    const { body } = await browser.get("/api/events/featured");
    expect((body as Event[]).map(({ title }) => title)).toEqual(["Pensacola Boat Show"]);
  });
});

describe("GET /api/events/{id}", () => {
  test("answers everything about one, with wall time and zone of its place", async () => {
    const { body } = await browser.get(`/api/events/${show.event.id}`);
    expect(body).toMatchObject({
      id: show.event.id,
      startDate: `${YEAR}-01-16T04:30:00.000Z`,
      startLocal: `${YEAR}-01-15T22:30`,
      endLocal: `${YEAR}-01-17T00:00`,
      zone: "CST",
      isRecurring: false,
      recurrence: null,
      status: "active",
      imageUrl: null,
    });
  });

  test("shows a series with its next date, its coming ones, or the one that was asked for", async () => {
    const { body } = await browser.get(`/api/events/${series.event.id}`);
    const detail = body as EventDetail;
    expect(detail.dateId).toBe(series.dates[1]?.id);
    expect(detail.comingDates.map(({ status }) => status)).toEqual(["active", "cancelled"]);
    const earlier = series.dates[0]?.id;
    const asked = await browser.get(`/api/events/${series.event.id}?dateId=${earlier}`);
    expect(asked.body).toMatchObject({ dateId: earlier });
    const foreign = await browser.get(`/api/events/${series.event.id}?dateId=${race.date.id}`);
    expect(foreign.body).toMatchObject({ dateId: detail.dateId });
  });

  test.each(["999999", "0", "2147483648", "99999999999999"])(
    "is 404 for an unknown one: %s",
    async (id) => {
      const { status, body } = await browser.get(`/api/events/${id}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({ message: "Event not found" });
    },
  );
});

test("a month has its days with what is on them, several days long or not", async () => {
  const { body } = await browser.get(`/api/events/calendar?month=${YEAR}-01`);
  expect((body as EventDay[]).map(({ day, count }) => [day, count])).toEqual([
    [`${YEAR}-01-15`, 1],
    [`${YEAR}-01-16`, 1],
  ]);
  const { body: none } = await browser.get(`/api/events/calendar?month=${YEAR}-01&state=Virginia`);
  expect(none).toEqual([]);
});

test("a series moves on in the order of lists when its date is over", async () => {
  expect((await list("")).titles.indexOf("Weekly Paddle")).toBe(1);
  await refreshShownDates(db, inDays(5));
  expect((await list("")).titles.indexOf("Weekly Paddle")).toBe(2);
});
