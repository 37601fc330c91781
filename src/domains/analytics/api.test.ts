import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { analyticsEvents, visitorSalts } from "#src/db/schema/analytics.server.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { RETENTION_DAYS } from "./limits-contract.ts";
import { recordVisit } from "./record-visit.server.ts";
import { ForgetOldVisits, ForgetSalts } from "./visit-jobs.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db, services } = landfall;

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1";
const ADDRESS = "203.0.113.77";

beforeEach(async () => {
  await db.delete(analyticsEvents);
});

const events = () => db.select().from(analyticsEvents).orderBy(analyticsEvents.id);
const view = (id: number) => ({ eventType: "page_view", path: `/business/${id}` });

async function track(body: unknown, headers: Record<string, string> = {}, address = ADDRESS) {
  const all = { "User-Agent": FIREFOX, ...headers };
  const answer = await landfall.request("POST", "/api/track", { body, headers: all, address });
  return { status: answer.status, body: await answer.json() };
}

describe("a page view", () => {
  test("of a business is one event, with no address, no browser, no cookie and no account", async () => {
    const { id } = await buildListing(db);
    const browser = await browserOf(landfall, await buildPerson(landfall));
    const answer = await browser.post(
      "/api/track",
      { ...view(id), referrer: "https://www.example.org/private?q=secret" },
      { headers: { "User-Agent": IPHONE }, address: ADDRESS },
    );
    expect(answer).toMatchObject({ status: 202, body: { recorded: true } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await events()).toEqual([
      {
        id: expect.any(Number),
        businessId: id,
        eventType: "page_view",
        eventData: { path: `/business/${id}` },
        device: "phone",
        referrer: "example.org",
        visitor: expect.stringMatching(/^[\w-]{22}$/),
        createdAt: expect.any(Date),
      },
    ]);
    const { rows } = await db.execute(sql`select events::text from analytics_events as events`);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|iPhone|secret/);
  });

  test("of any other page keeps its path", async () => {
    await track({ eventType: "page_view", path: "/categories" });
    expect(await events()).toMatchObject([
      { businessId: null, eventData: { path: "/categories" } },
    ]);
  });

  test("of a listing that is not live or not there is refused", async () => {
    for (const status of ["pending", "inactive"] as const) {
      const { id } = await buildListing(db, { status });
      expect(await track(view(id))).toMatchObject({ status: 404 });
      expect(await track({ eventType: "call", businessId: id })).toMatchObject({ status: 404 });
    }
    expect(await track(view(999_999_999))).toMatchObject({ status: 404 });
    expect(await events()).toEqual([]);
  });

  test.each([
    ["Googlebot/2.1 (+http://www.google.com/bot.html)"],
    ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)"],
    ["curl/8.5.0"],
    [""],
  ])("by the robot %j is not recorded", async (userAgent) => {
    const { id } = await buildListing(db);
    const answer = await track(view(id), { "User-Agent": userAgent });
    expect(answer).toEqual({ status: 202, body: { recorded: false } });
    expect(await events()).toEqual([]);
  });

  test.each<Record<string, string>>([{ DNT: "1" }, { "Sec-GPC": "1" }])(
    "of someone whose browser says %j is not recorded",
    async (headers) => {
      const { id } = await buildListing(db);
      expect(await track(view(id), headers)).toEqual({ status: 202, body: { recorded: false } });
      expect(await events()).toEqual([]);
    },
  );
});

describe("other events", () => {
  test("a share is stored as social_share with its platform and the type of what was shared", async () => {
    const { id } = await buildListing(db);
    const share = { platform: "facebook", type: "business", itemId: id };
    expect(await track({ eventType: "social_share", ...share })).toMatchObject({ status: 202 });
    await track({ eventType: "social_share", platform: "copy", type: "event", itemId: 4 });
    expect(await events()).toMatchObject([
      { businessId: id, eventType: "social_share", eventData: share },
      { businessId: null, eventData: { platform: "copy", type: "event", itemId: 4 } },
    ]);
  });

  test("a page of results is one event with the live listings on it, each of them once", async () => {
    const [first, second] = [await buildListing(db), await buildListing(db)];
    const hidden = await buildListing(db, { status: "inactive" });
    const shown = [second.id, first.id, first.id, hidden.id, 999_999_999];
    expect(await track({ eventType: "search_appearance", businessIds: shown })).toMatchObject({
      status: 202,
    });
    expect(await events()).toMatchObject([
      {
        businessId: null,
        eventType: "search_appearance",
        eventData: { businessIds: [first.id, second.id] },
      },
    ]);
    const nothing = { eventType: "search_appearance", businessIds: [hidden.id] };
    expect(await track(nothing)).toMatchObject({ status: 404 });
  });

  test("calls, directions and events of a page's own are stored with their category, label and value", async () => {
    const { id } = await buildListing(db);
    await track({ eventType: "call", businessId: id });
    await track({ eventType: "directions", businessId: id });
    await track({ eventType: "website", businessId: id });
    const own = { category: "planner", label: "saved", value: 3 };
    await track({ eventType: "custom", ...own });
    expect(await events()).toMatchObject([
      { businessId: id, eventType: "call" },
      { businessId: id, eventType: "directions" },
      { businessId: id, eventType: "website" },
      { businessId: null, eventType: "custom", eventData: own },
    ]);
  });

  test("a call that one visitor repeats within half an hour counts once, another's counts, too", async () => {
    const { id } = await buildListing(db);
    const call = { eventType: "call", businessId: id };
    for (let time = 0; time < 3; time += 1) await track(call, {}, "203.0.113.7");
    await track({ ...call, eventType: "directions" }, {}, "203.0.113.7");
    await track(call, {}, "203.0.113.8");
    expect((await events()).map(({ eventType }) => eventType)).toEqual([
      "call",
      "directions",
      "call",
    ]);
  });

  test.each([
    [{}],
    [{ eventType: "click" }],
    [{ eventType: "page_view" }],
    [{ eventType: "page_view", path: "categories" }],
    [{ eventType: "page_view", path: "/reset?token=secret" }],
    [{ eventType: "page_view", path: `/${"x".repeat(300)}` }],
    [{ eventType: "page_view", path: "/\0" }],
    [{ eventType: "call", businessId: 2 ** 40 }],
    [{ eventType: "call", businessId: "1" }],
    [{ eventType: "search_appearance", businessIds: [] }],
    [{ eventType: "search_appearance", businessIds: Array(101).fill(1) }],
    [{ eventType: "social_share", platform: "elsewhere", type: "business", itemId: 1 }],
    [{ eventType: "custom", category: "" }],
    [{ eventType: "custom", category: "x", value: "many" }],
  ])("%j is refused with 400", async (body) => {
    expect(await track(body)).toMatchObject({ status: 400, body: { fields: expect.any(Object) } });
    expect(await events()).toEqual([]);
  });

  test("are limited for each address", async () => {
    const body = { eventType: "page_view", path: "/" };
    const answers = await Promise.all(
      Array.from({ length: 140 }, () => track(body, {}, "203.0.113.99")),
    );
    const refused = answers.filter(({ status }) => status === 429).length;
    expect(refused).toBeGreaterThanOrEqual(15);
    expect(await track(body)).toMatchObject({ status: 202 });
  });
});

describe("visitors", () => {
  const page = { eventType: "page_view", path: "/" } as const;
  const by = (address: string, userAgent: string, at: Date) =>
    recordVisit(services, { address, userAgent, isUnwatched: false }, { event: page, at });

  test("are the same within a day and strangers on the next", async () => {
    const today = new Date();
    const tomorrow = new Date(today.getTime() + 86_400_000);
    await by(ADDRESS, FIREFOX, today);
    await by(ADDRESS, FIREFOX, today);
    await by(ADDRESS, IPHONE, today);
    await by("203.0.113.78", FIREFOX, today);
    await by(ADDRESS, FIREFOX, tomorrow);
    const [first, again, otherBrowser, otherAddress, later] = (await events()).map(
      (e) => e.visitor,
    );
    expect(again).toBe(first);
    expect(new Set([first, otherBrowser, otherAddress, later]).size).toBe(4);
  });

  test("of one day share one salt, however many come first at once", async () => {
    const day = new Date("2031-05-05T00:00:00Z");
    await Promise.all(Array.from({ length: 12 }, () => by(ADDRESS, FIREFOX, day)));
    expect(new Set((await events()).map(({ visitor }) => visitor)).size).toBe(1);
    expect(await db.$count(visitorSalts, eq(visitorSalts.day, "2031-05-05"))).toBe(1);
  });

  test("lose their salt after the day, and visits are forgotten in the end", async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (const days of [0, 1, 2, RETENTION_DAYS - 1, RETENTION_DAYS + 1]) {
      await by(ADDRESS, FIREFOX, daysAgo(days));
    }
    await services.jobs.send(db, ForgetSalts, {});
    await services.jobs.send(db, ForgetOldVisits, {});
    await landfall.jobsIdle();
    const today = new Date().toISOString().slice(0, 10);
    const salts = await db.select().from(visitorSalts);
    expect(salts.filter(({ day }) => day < today)).toEqual([]);
    expect(salts.some(({ day }) => day === today)).toBe(true);
    expect(await events()).toHaveLength(4);
  });
});
