import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { savedLists } from "#src/db/schema/saved.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildPerson, PASSWORD } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { LISTS_MAX, SAVED_MAX } from "./limits-contract.ts";
import type { OwnList } from "./list-contract.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;

let browser: BrowserLike;
let person: { id: string };
beforeEach(async () => {
  person = await buildPerson(landfall);
  browser = await browserOf(landfall, person);
});

const place = async (facts = {}) => (await buildListing(db, facts)).id;
const newList = (name = "Bay week", more = {}) =>
  browser.post("/api/saved/lists", { name, requestKey: randomUUID(), ...more });
const made = async (name?: string, more?: object) =>
  ((await newList(name, more)).body as { id: number }).id;
const change = (id: number, deed: object, by = browser) => by.post(`/api/saved/lists/${id}`, deed);
const read = async (id: number) => (await browser.get(`/api/saved/lists/${id}`)).body as OwnList;
const order = async (id: number) => (await read(id)).places.map((each) => each.id);
const notFound = { status: 404, body: { message: "List not found" } };

describe("a list of places", () => {
  test("is made with a name, filled, ordered, noted and deleted", async () => {
    const [a, b, c] = [await place({ phone: "(410) 555-0100" }), await place(), await place()];
    const id = await made("  Bay week ");
    expect(await change(id, { deed: "add", ids: `${a},${b},${c},${a}` })).toMatchObject({
      status: 200,
      body: { isDeleted: false, businessId: null },
    });
    expect(await order(id)).toEqual([a, b, c]);
    await change(id, { deed: "up", businessId: c });
    expect(await order(id)).toEqual([a, c, b]);
    await change(id, { deed: "down", businessId: a });
    expect(await order(id)).toEqual([c, a, b]);
    for (const edge of [
      { deed: "up", businessId: c },
      { deed: "down", businessId: b },
    ]) {
      expect((await change(id, edge)).status).toBe(200);
    }
    expect(await order(id)).toEqual([c, a, b]);
    await change(id, { deed: "note", businessId: a, note: " Call before noon. " });
    await change(id, { deed: "rename", name: "Bay fortnight" });
    expect(await read(id)).toMatchObject({
      name: "Bay fortnight",
      isFirst: false,
      shareToken: null,
      hiddenCount: 0,
      places: [
        { id: c, note: "" },
        { id: a, note: "Call before noon.", phone: "(410) 555-0100" },
        {},
      ],
    });
    await change(id, { deed: "remove", businessId: a });
    expect(await order(id)).toEqual([c, b]);
    expect((await browser.get("/api/saved/lists")).body).toEqual([
      { id, name: "Bay fortnight", isFirst: false, isShared: false, placeCount: 2 },
    ]);
    expect(await change(id, { deed: "delete" })).toMatchObject({ body: { isDeleted: true } });
    expect(await browser.get(`/api/saved/lists/${id}`)).toMatchObject(notFound);
  });

  test("of the hearts is the first one, in the order of the hearts until it is changed, and stays", async () => {
    const [a, b] = [await place(), await place()];
    const later = await made("Later");
    for (const id of [a, b]) await browser.put(`/api/saved/${id}`);
    const [first, second] = (await browser.get("/api/saved/lists")).body as { id: number }[];
    expect([first, second]).toMatchObject([
      { name: "Saved places", isFirst: true, placeCount: 2 },
      { id: later },
    ]);
    const id = first?.id ?? 0;
    expect(await order(id)).toEqual([b, a]);
    await change(id, { deed: "up", businessId: a });
    expect((await browser.get("/api/saved")).body).toEqual([a, b]);
    expect(await change(id, { deed: "delete" })).toMatchObject({ status: 409 });
  });

  test("is somebody's own: others find nothing and change nothing", async () => {
    const id = await made();
    const a = await place();
    await change(id, { deed: "add", ids: String(a) });
    const other = await browserOf(landfall, await buildPerson(landfall));
    for (const by of [other, openBrowser(landfall)]) {
      const refused = by === other ? 404 : 401;
      expect((await by.get(`/api/saved/lists/${id}`)).status).toBe(refused);
      expect((await by.get(`/api/saved/lists/${id}/file?format=gpx`)).status).toBe(refused);
      for (const deed of [
        ...[{ deed: "rename", name: "Mine" }, { deed: "share" }, { deed: "delete" }],
        { deed: "remove", businessId: a },
      ]) {
        expect((await change(id, deed, by)).status).toBe(refused);
      }
    }
    expect(await read(id)).toMatchObject({ name: "Bay week", places: [{ id: a }] });
  });

  test("loses a deleted listing, and hides one that is switched off in its place", async () => {
    const [a, b, c] = [await place(), await place(), await place()];
    const id = await made();
    await change(id, { deed: "add", ids: `${a},${b},${c}` });
    await db.update(businesses).set({ status: "inactive" }).where(eq(businesses.id, b));
    expect(await read(id)).toMatchObject({ hiddenCount: 1, places: [{ id: a }, { id: c }] });
    await change(id, { deed: "up", businessId: c });
    await db.update(businesses).set({ status: "live" }).where(eq(businesses.id, b));
    expect(await order(id)).toEqual([c, a, b]);
    await db.delete(businesses).where(eq(businesses.id, a));
    expect(await order(id)).toEqual([c, b]);
    expect(await change(id, { deed: "note", businessId: a, note: "x" })).toMatchObject({
      status: 404,
    });
  });

  test("takes changes at once one after the other and loses none", async () => {
    const ids = [await place(), await place(), await place(), await place()];
    const id = await made();
    await Promise.all(ids.map((each) => change(id, { deed: "add", ids: String(each) })));
    expect((await order(id)).toSorted()).toEqual(ids.toSorted());
    const [first = 0] = await order(id);
    await Promise.all([1, 2, 3].map(() => change(id, { deed: "down", businessId: first })));
    expect((await order(id)).at(-1)).toBe(first);
    expect(new Set(await order(id)).size).toBe(4);
  });

  test("is made once for the same request, and not without end", async () => {
    const requestKey = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => newList("Twice", { requestKey })));
    expect(new Set(sent.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
    const rows = Array.from({ length: LISTS_MAX - 1 }, () => ({ userId: person.id, name: "x" }));
    await db.insert(savedLists).values(rows);
    expect(await newList("One too many")).toMatchObject({ status: 409 });
  });

  test("holds 300 places and no more, and moves the last of them", async () => {
    const { id: _, search: _s, tier: _t, standing: _n, ...like } = await buildListing(db);
    const rows = Array.from({ length: SAVED_MAX + 1 }, (_row, n) => ({
      ...like,
      name: `Slip ${n}`,
    }));
    const ids = (await db.insert(businesses).values(rows).returning()).map((row) => row.id);
    const id = await made();
    await change(id, { deed: "add", ids: ids.slice(0, SAVED_MAX).join() });
    expect(await order(id)).toEqual(ids.slice(0, SAVED_MAX));
    expect(await change(id, { deed: "add", ids: String(ids.at(-1)) })).toMatchObject({
      status: 409,
    });
    await change(id, { deed: "up", businessId: ids[SAVED_MAX - 1] });
    expect((await order(id)).at(-2)).toBe(ids[SAVED_MAX - 1]);
  });

  test.each([
    {},
    { deed: "explode" },
    { deed: "rename" },
    { deed: "rename", name: " " },
    { deed: "rename", name: "a\nb" },
    { deed: "rename", name: "x".repeat(81) },
    { deed: "add" },
    { deed: "add", ids: "x" },
    { deed: "up" },
    { deed: "up", businessId: "1; drop" },
    { deed: "note", businessId: 1, note: "x".repeat(501) },
  ])("refuses %j", async (deed) => {
    expect(await change(await made(), deed)).toMatchObject({
      status: 400,
      body: { fields: expect.any(Object) },
    });
  });
});

describe("the link of a list", () => {
  test("opens it for anybody until it is taken back, and a new one is another", async () => {
    const a = await place({ name: "Tern Landing", latitude: 38.97, longitude: -76.48 });
    const id = await made();
    await change(id, { deed: "add", ids: String(a) });
    await Promise.all([1, 2].map(() => change(id, { deed: "share" })));
    const { shareToken } = await read(id);
    expect(shareToken).toMatch(/^[0-9a-f]{64}$/);
    const visitor = openBrowser(landfall);
    const file = await visitor.get(`/api/lists/${shareToken}/file?format=gpx`);
    expect(file.status).toBe(200);
    expect(file.body).toContain("<name>Tern Landing</name>");
    expect(file.headers.get("cache-control")).toContain("no-store");
    await change(id, { deed: "unshare" });
    expect(await visitor.get(`/api/lists/${shareToken}/file?format=gpx`)).toMatchObject(notFound);
    await change(id, { deed: "share" });
    expect((await read(id)).shareToken).not.toBe(shareToken);
    for (const key of ["x", "null", "0".repeat(64)]) {
      expect(await visitor.get(`/api/lists/${key}/file?format=gpx`)).toMatchObject(notFound);
    }
  });

  test("ends with the account, and the lists are in the download of one's data", async () => {
    const a = await place({ name: "Tern Landing" });
    const id = await made("Bay week", { places: [{ businessId: a, note: "Ask for Ida" }] });
    await change(id, { deed: "share" });
    const { shareToken } = await read(id);
    expect((await browser.get("/api/user/data")).body).toMatchObject({
      savedLists: [
        {
          ...{ name: "Bay week", isShared: true },
          places: [{ businessId: a, name: "Tern Landing", note: "Ask for Ida" }],
        },
      ],
    });
    await browser.delete("/api/user", { password: PASSWORD });
    expect(await db.$count(savedLists, eq(savedLists.userId, person.id))).toBe(0);
    expect(
      await openBrowser(landfall).get(`/api/lists/${shareToken}/file?format=kml`),
    ).toMatchObject(notFound);
  });
});

test("what a device noted comes with its places, and words of the account stay", async () => {
  const [a, b] = [await place(), await place()];
  await browser.put(`/api/saved/${a}`);
  const [first] = (await browser.get("/api/saved/lists")).body as { id: number }[];
  await change(first?.id ?? 0, { deed: "note", businessId: a, note: "Mine" });
  const notes = [a, b].map((businessId) => ({ businessId, note: "From the phone" }));
  await browser.post("/api/saved", { businessIds: [b, a], notes });
  expect((await read(first?.id ?? 0)).places).toMatchObject([
    { id: b, note: "From the phone" },
    { id: a, note: "Mine" },
  ]);
});

test("the tides of places are told where a station is near", async () => {
  const annapolis = await place({ latitude: 38.978, longitude: -76.478 });
  const inland = await place({ latitude: 39.74, longitude: -104.99 });
  const answer = await openBrowser(landfall).get(`/api/saved/tides?ids=${inland},${annapolis}`);
  expect(answer.body).toMatchObject([
    { businessId: annapolis, stationName: expect.any(String), zoneOffsets: [{}] },
  ]);
  const [{ extremes }] = answer.body as [{ extremes: { at: string }[] }];
  expect(extremes.length).toBeGreaterThanOrEqual(3);
  expect(extremes.every(({ at }) => Date.parse(at) > Date.now() - 60_000)).toBe(true);
});
