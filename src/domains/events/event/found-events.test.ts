import { afterAll, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { openBrowser } from "#tests/support/browser-like.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { Event, EventDetail } from "./contract.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());
const browser = openBrowser(landfall);

const FOUND = {
  ...{ title: "Kestrel cup", description: "Bring oilskins and a thermos." },
  ...{ location: "Thornwick pier", city: "Oxbow", organizer: "Quayside guild" },
  tags: ["spinnaker", "night sail"],
};
const { event } = await buildEvent(db, FOUND);
for (let n = 0; n < 104; n += 1) await buildEvent(db, { featured: n < 3 });

async function list(query: string) {
  const { status, body, headers } = await browser.get(`/api/events?${query}`);
  expect(status).toBe(200);
  return { events: body as Event[], total: Number(headers.get("X-Total-Count")) };
}

test.each([
  ["title", "kestrel"],
  ["title in other letters", "KESTREL Cup"],
  ["description", "oilskins"],
  ["location", "thornwick"],
  ["city", "oxbow"],
  ["organizer", "quayside"],
  ["tags", "spinnaker"],
  ["tags of two words", "night sail"],
  ["words from several of them", "kestrel oxbow thermos"],
])("the search finds by %s", async (_field, q) => {
  const { events, total } = await list(String(new URLSearchParams({ q })));
  expect(events.map(({ id }) => id)).toEqual([event.id]);
  expect(total).toBe(1);
});

test("words of which one is nowhere find nothing", async () => {
  expect(await list("q=kestrel+nowhere")).toEqual({ events: [], total: 0 });
});

test("a list has a hundred unless fewer are asked for, never more, and tells how many there are", async () => {
  for (const [query, length] of [
    ["", 100],
    ["limit=100", 100],
    ["limit=5000", 100],
    ["limit=7", 7],
    ["offset=100", 5],
  ] as const) {
    const { events, total } = await list(query);
    expect([query, events.length, total]).toEqual([query, length, 105]);
  }
  for (const wrong of ["limit=0", "limit=x", "offset=-1"])
    expect((await browser.get(`/api/events?${wrong}`)).status).toBe(400);
});

test.each([
  ["upcoming", 6, 105],
  ["featured", 3, 3],
])("%s events are a list with a limit and a total, too", async (name, usual, all) => {
  const read = async (query: string) => {
    const { status, body, headers } = await browser.get(`/api/events/${name}?${query}`);
    expect([status, headers.get("X-Total-Count")]).toEqual([200, String(all)]);
    return (body as Event[]).map(({ id }) => id);
  };
  expect(await read("")).toHaveLength(usual);
  expect(await read("limit=5000")).toHaveLength(Math.min(all, 100));
  const whole = await read("limit=3");
  expect([...(await read("limit=1")), ...(await read("limit=2&offset=1"))]).toEqual(whole);
  expect((await browser.get(`/api/events/${name}?limit=0`)).status).toBe(400);
});

const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

test("ids are whole numbers, and times are ISO 8601 in UTC", async () => {
  const { body } = await browser.get(`/api/events/${event.id}`);
  const detail = body as EventDetail;
  for (const id of [detail.id, detail.dateId, detail.date.id])
    expect(Number.isInteger(id)).toBe(true);
  const { startDate, endDate, createdAt, updatedAt, date } = detail;
  for (const time of [startDate, endDate, createdAt, updatedAt, date.startDate, date.endDate])
    expect(time).toMatch(UTC);
  const { events } = await list("");
  for (const { id, startDate: starts } of events) {
    expect(Number.isInteger(id)).toBe(true);
    expect(starts).toMatch(UTC);
  }
});
