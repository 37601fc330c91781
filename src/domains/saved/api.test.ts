import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { events } from "#src/db/schema/events.server.ts";
import { savedEvents, savedLists, savedPlaces } from "#src/db/schema/saved.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildPerson, PASSWORD } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { SAVED_MAX } from "./limits-contract.ts";

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
const saved = async () => (await browser.get("/api/saved")).body;
const countKept = () =>
  db.$count(
    savedPlaces,
    inArray(
      savedPlaces.listId,
      db.select({ id: savedLists.id }).from(savedLists).where(eq(savedLists.userId, person.id)),
    ),
  );

/** Enough listings to fill an account, made in one go. */
async function manyPlaces(count: number): Promise<number[]> {
  const { id: _, search: _s, tier: _t, standing: _n, ...like } = await buildListing(db);
  const rows = Array.from({ length: count }, (_row, n) => ({ ...like, name: `Slip ${n}` }));
  const made = await db.insert(businesses).values(rows).returning({ id: businesses.id });
  return made.map(({ id }) => id);
}

describe("saving a place", () => {
  test("keeps it in the account, the newest first, until it is taken off", async () => {
    const [first, second] = [await place(), await place()];
    expect(await browser.put(`/api/saved/${first}`)).toMatchObject({ status: 200 });
    await browser.put(`/api/saved/${second}`);
    expect(await saved()).toEqual([second, first]);
    expect(await browser.delete(`/api/saved/${second}`)).toMatchObject({ status: 200 });
    expect(await saved()).toEqual([first]);
    expect(
      (await (await browserOf(landfall, await buildPerson(landfall))).get("/api/saved")).body,
    ).toEqual([]);
  });

  test("twice, at once, and taking it off twice, does no harm", async () => {
    const id = await place();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser.put(`/api/saved/${id}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await saved()).toEqual([id]);
    const removed = await Promise.all([1, 2, 3].map(() => browser.delete(`/api/saved/${id}`)));
    expect(removed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await saved()).toEqual([]);
  });

  test.each(["2147483647", "0", "-1", "99999999999", "x", "1.5", "%00"])(
    "of the number %s is refused",
    async (id) => {
      for (const answer of [
        await browser.put(`/api/saved/${id}`),
        await browser.delete(`/api/saved/${id}`),
      ]) {
        expect([400, 404]).toContain(answer.status);
      }
    },
  );

  test("that is not public is 404, as if it did not exist", async () => {
    for (const status of ["pending", "inactive"] as const) {
      const id = await place({ status });
      expect(await browser.put(`/api/saved/${id}`)).toMatchObject({ status: 404 });
      expect(await browser.delete(`/api/saved/${id}`)).toMatchObject({ status: 404 });
    }
    expect(await browser.put("/api/saved/2147483647")).toMatchObject({
      status: 404,
      body: { message: "Business not found" },
    });
  });

  test("ends at a limit, also for calls at once, and saving a saved one again is no error", async () => {
    const ids = await manyPlaces(SAVED_MAX + 3);
    await browser.post("/api/saved", { businessIds: ids.slice(0, SAVED_MAX - 1) });
    const last = ids.slice(SAVED_MAX - 1);
    const statuses = await Promise.all(
      last.map(async (id) => (await browser.put(`/api/saved/${id}`)).status),
    );
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    expect(await browser.put(`/api/saved/${ids[0]}`)).toMatchObject({ status: 200 });
    expect(await countKept()).toBe(SAVED_MAX);
  });
});

describe("what a device kept", () => {
  test("is merged into the account in its order, however often it is sent", async () => {
    const [own, b, a, gone] = [await place(), await place(), await place(), await place()];
    await browser.put(`/api/saved/${own}`);
    await db.delete(businesses).where(eq(businesses.id, gone ?? 0));
    const businessIds = [a, own, gone, b];
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.post("/api/saved", { businessIds })),
    );
    for (const answer of answers) expect(answer.status).toBe(200);
    expect(new Set((await saved()) as number[])).toEqual(new Set([a, b, own]));
    const merged = (await saved()) as number[];
    expect(merged.indexOf(a ?? 0)).toBeLessThan(merged.indexOf(b ?? 0));
  });

  test.each([
    {},
    { businessIds: "1,2" },
    { businessIds: [0] },
    { businessIds: [1.5] },
    { businessIds: [99_999_999_999] },
    { businessIds: Array.from({ length: SAVED_MAX + 1 }, (_, n) => n + 1) },
  ])("is refused with 400 when it is %j", async (body) => {
    expect(await browser.post("/api/saved", body)).toMatchObject({
      status: 400,
      body: { fields: expect.any(Object) },
    });
  });

  test("can be looked up by anyone, live places only, in the order asked", async () => {
    const [a, b, off] = [await place(), await place(), await place({ status: "inactive" })];
    const visitor = openBrowser(landfall);
    const answer = await visitor.get(`/api/saved/places?ids=${b},${off},2147483647,${a},${b}`);
    expect((answer.body as { id: number }[]).map(({ id }) => id)).toEqual([b, a]);
    expect((await visitor.get("/api/saved/places?ids=")).body).toEqual([]);
    for (const ids of ["x", "1;2", "1,,2", "9999999999", "1,".repeat(3000), "0"]) {
      expect(await visitor.get(`/api/saved/places?ids=${ids}`)).toMatchObject({ status: 400 });
    }
  });
});

describe("a saved place", () => {
  test("is hidden while its listing is switched off, and goes when it is deleted", async () => {
    const id = await place();
    await browser.put(`/api/saved/${id}`);
    const set = (status: "live" | "inactive") =>
      db.update(businesses).set({ status }).where(eq(businesses.id, id));
    await set("inactive");
    expect(await saved()).toEqual([]);
    await set("live");
    expect(await saved()).toEqual([id]);
    await db.delete(businesses).where(eq(businesses.id, id));
    expect(await saved()).toEqual([]);
  });

  test("goes with the account", async () => {
    await browser.put(`/api/saved/${await place()}`);
    await browser.delete("/api/user", { password: PASSWORD });
    expect(await countKept()).toBe(0);
  });

  test("is in the download of what the site holds about a person", async () => {
    const id = await place({ name: "Tern Landing" });
    await browser.put(`/api/saved/${id}`);
    expect((await browser.get("/api/user/data")).body).toMatchObject({
      account: { id: person.id },
      sessions: [expect.anything()],
      savedPlaces: [{ businessId: id, name: "Tern Landing", savedAt: expect.any(String) }],
    });
  });
});

describe("a saved event", () => {
  const happening = async (facts = {}) => (await buildEvent(db, facts)).event.id;
  const ids = async () => (await browser.get("/api/saved/events")).body;

  test("is kept in the account, the newest first, until it is taken off; what a device kept is merged", async () => {
    const [first, second, kept] = [await happening(), await happening(), await happening()];
    for (const id of [first, second, second]) {
      expect(await browser.put(`/api/saved/events/${id}`)).toMatchObject({ status: 200 });
    }
    expect(await ids()).toEqual([second, first]);
    const eventIds = [kept, first, 2_147_483_647];
    expect((await browser.post("/api/saved/events", { eventIds })).status).toBe(200);
    expect(new Set((await ids()) as number[])).toEqual(new Set([kept, second, first]));
    for (const _ of [1, 2]) {
      expect(await browser.delete(`/api/saved/events/${second}`)).toMatchObject({ status: 200 });
    }
    expect(await ids()).not.toContain(second);
    expect(await browser.put("/api/saved/events/2147483647")).toMatchObject({ status: 404 });
    expect(await openBrowser(landfall).put(`/api/saved/events/${first}`)).toMatchObject({
      status: 401,
    });
  });

  test("is looked up by anyone in the order asked, and hidden while it is taken down", async () => {
    const [a, b] = [await happening({ title: "Regatta" }), await happening()];
    await browser.put(`/api/saved/events/${a}`);
    const shown = async () => {
      const { body } = await openBrowser(landfall).get(`/api/saved/events/shown?ids=${b},${a}`);
      return (body as { id: number }[]).map(({ id }) => id);
    };
    expect(await shown()).toEqual([b, a]);
    await db.update(events).set({ takenDownReason: "Spam" }).where(eq(events.id, a));
    expect(await shown()).toEqual([b]);
    expect(await ids()).toEqual([]);
    expect(await browser.put(`/api/saved/events/${a}`)).toMatchObject({ status: 404 });
  });

  test("is in the download of one's data and goes with the account", async () => {
    const id = await happening({ title: "Regatta" });
    await browser.put(`/api/saved/events/${id}`);
    expect((await browser.get("/api/user/data")).body).toMatchObject({
      savedEvents: [{ eventId: id, title: "Regatta", savedAt: expect.any(String) }],
    });
    await browser.delete("/api/user", { password: PASSWORD });
    expect(await db.$count(savedEvents, eq(savedEvents.userId, person.id))).toBe(0);
  });
});
