import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import {
  analyticsDays,
  analyticsEvents,
  analyticsHours,
  analyticsMedians,
  analyticsRolledDays,
  analyticsSources,
} from "#src/db/schema/analytics.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { promotionPeriods, promotions } from "#src/db/schema/promotion.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { addDays, dayOf, periodUntil } from "./period-rules.ts";
import { dailyFigures, dailySiteViews, readFigures } from "./queries.server.ts";
import { readWeekHours } from "./read-hours.server.ts";
import { readFeaturedMedians } from "./read-medians.server.ts";
import { recordVisit } from "./record-visit.server.ts";
import { refreshMedians } from "./refresh-medians.server.ts";
import { rollUpVisits } from "./roll-up-visits.server.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db, services } = landfall;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const LONG_AGO = new Date("2020-01-01T00:00:00Z");

beforeEach(async () => {
  await db.delete(analyticsEvents);
  for (const table of [analyticsHours, analyticsSources, analyticsDays, analyticsRolledDays]) {
    await db.delete(table);
  }
  await db.delete(analyticsMedians);
});

async function track(body: unknown) {
  const headers = { "User-Agent": FIREFOX };
  const answer = await landfall.request("POST", "/api/track", { body, headers });
  expect(answer.status).toBe(202);
}
const view = (id: number) => ({ eventType: "page_view" as const, path: `/business/${id}` });
const visit = (id: number, at: Date, address = "203.0.113.1") =>
  recordVisit(
    services,
    { address, userAgent: FIREFOX, isUnwatched: false },
    { event: view(id), at },
  );
const rollUp = (now = new Date()) => rollUpVisits(services, now);
const today = dayOf(new Date());
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** So many views on each of these days, as the roll-up would write them. */
async function countViews(
  businessId: number,
  { from, to }: { from: string; to: string },
  count = 1,
) {
  await db.execute(sql`
    insert into analytics_days (business_id, day, event_type, count, visitors)
    select ${businessId}, day, 'page_view', ${count}, ${count}
    from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') as day`);
  await db.execute(sql`
    insert into analytics_rolled_days (day, rolled_at)
    select day, now() from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') as day
    on conflict do nothing`);
}

async function ownedListing(facts: Parameters<typeof buildListing>[1] = {}) {
  const owner = await buildPerson(landfall);
  const { id } = await buildListing(db, { ownerId: owner.id, ...facts });
  const browser = await browserOf(landfall, owner);
  const read = async (days = 30) =>
    (await browser.get(`/api/businesses/${id}/analytics?days=${days}`)).body;
  return { id, browser, read };
}

describe("the analytics of a listing", () => {
  test("count views and visitors of each day, with the days on which nobody came", async () => {
    const { id } = await buildListing(db);
    const other = await buildListing(db);
    const now = new Date("2030-03-10T12:00:00Z");
    const at = (day: string) => new Date(`2030-03-${day}T23:59:59Z`);
    await visit(id, at("08"));
    await visit(id, at("08"));
    await visit(id, at("08"), "203.0.113.2");
    await visit(id, new Date("2030-03-10T11:00:00Z"));
    await visit(id, at("07"));
    await visit(other.id, at("08"));
    await rollUp(now);
    const period = periodUntil(now, 3);
    const none = { searchAppearances: 0 };
    expect(await dailyFigures(db, { businessId: id, period })).toEqual([
      { day: "2030-03-08", views: 3, visitors: 2, ...none },
      { day: "2030-03-09", views: 0, visitors: 0, ...none },
      { day: "2030-03-10", views: 1, visitors: 1, ...none },
    ]);
    const figures = await readFigures(db, { businessId: id, period });
    expect(figures).toMatchObject({ views: 4, visitors: 3, calls: 0 });
    expect(await dailySiteViews(db, period)).toEqual([
      { day: "2030-03-08", views: 4, visitors: 2 },
      { day: "2030-03-09", views: 0, visitors: 0 },
      { day: "2030-03-10", views: 1, visitors: 1 },
    ]);
  });

  test("of all listings of a person are counted together, and only theirs", async () => {
    const owner = await buildPerson(landfall);
    const listings = [
      await buildListing(db, { ownerId: owner.id }),
      await buildListing(db, { ownerId: owner.id }),
      await buildListing(db),
    ];
    for (const { id } of listings) await track(view(id));
    await rollUp();
    const path = "/api/user/businesses/views";
    expect((await (await browserOf(landfall, owner)).get(path)).body).toMatchObject({ views: 2 });
    const stranger = await browserOf(landfall, await buildPerson(landfall));
    expect((await stranger.get(path)).body).toEqual({ views: 0, visitors: 0 });
    expect((await openBrowser(landfall).get(path)).status).toBe(401);
  });

  test("are for its owner and for administrators only", async () => {
    const owner = await buildPerson(landfall);
    const { id } = await buildListing(db, { ownerId: owner.id });
    const hidden = await buildListing(db, { ownerId: owner.id, status: "inactive" });
    const statusFor = async (
      browser: { get: (path: string) => Promise<{ status: number }> },
      n = id,
    ) => (await browser.get(`/api/businesses/${n}/analytics`)).status;
    const stranger = await browserOf(landfall, await buildPerson(landfall));
    expect(await statusFor(openBrowser(landfall))).toBe(401);
    expect(await statusFor(stranger)).toBe(403);
    expect(await statusFor(stranger, hidden.id)).toBe(404);
    expect(await statusFor(await browserOf(landfall, owner))).toBe(200);
    expect(await statusFor(await browserOf(landfall, owner), hidden.id)).toBe(200);
    expect(await statusFor(await browserOf(landfall, await buildAdmin(landfall)))).toBe(200);
    const bad = await stranger.get(`/api/businesses/${id}/analytics?days=4000`);
    expect(bad).toMatchObject({ status: 400, body: { fields: { days: expect.any(String) } } });
  });

  test("say as much as the listing's level promises", async () => {
    const { id, read } = await ownedListing();
    await track({ ...view(id), referrer: "https://example.org/" });
    await track({ eventType: "social_share", platform: "copy", type: "business", itemId: id });
    await track({ eventType: "call", businessId: id });
    await track({ eventType: "website", businessId: id });
    await track({ eventType: "search_appearance", businessIds: [id] });
    await rollUp();
    const readAt = async (grantedLevel: number) => {
      await db.update(businesses).set({ grantedLevel }).where(eq(businesses.id, id));
      return read(2);
    };
    const totals = {
      ...{ businessId: id, days: 2, views: 1, visitors: 1, countedAt: expect.any(String) },
      ...periodUntil(new Date(), 2),
    };
    expect(await readAt(0)).toEqual({ ...totals, detail: "totals" });
    const basics = {
      ...{ calls: 1, directions: 0, websiteClicks: 1, shares: 1, searchAppearances: 1 },
      ...{ daily: expect.any(Array), before: null, promotion: null },
    };
    expect(await readAt(1)).toEqual({ ...totals, detail: "basic", ...basics });
    const advanced = {
      ...totals,
      detail: "advanced",
      ...basics,
      referrers: [{ name: "example.org", count: 1 }],
      devices: [{ name: "desktop", count: 1 }],
      sharesByPlatform: [{ name: "copy", count: 1 }],
      hours: { timeZone: "America/New_York", views: expect.any(Array) },
      category: null,
    };
    expect(await readAt(2)).toEqual(advanced);
    expect(await readAt(3)).toEqual(advanced);
  });

  test("are set beside as many days before, if the listing was there then", async () => {
    const old = await ownedListing({ grantedLevel: 1, createdAt: LONG_AGO });
    const young = await ownedListing({
      grantedLevel: 1,
      createdAt: noonOf(addDays(today, -10)),
    });
    for (const { id } of [old, young]) {
      await countViews(id, { from: addDays(today, -13), to: addDays(today, -7) }, 2);
      await countViews(id, { from: addDays(today, -6), to: today }, 3);
    }
    expect(await old.read(7)).toMatchObject({ views: 21, before: { views: 14, calls: 0 } });
    expect(await young.read(7)).toMatchObject({ views: 21, before: null });
    expect(await old.read(30)).toMatchObject({ views: 35, before: null });
  });

  test("tell what was before a promotion began and after, whole days only", async () => {
    const { id, read } = await ownedListing({ grantedLevel: 1, createdAt: LONG_AGO });
    const began = addDays(today, -11);
    await countViews(id, { from: addDays(began, -40), to: addDays(began, -1) }, 1);
    await countViews(id, { from: began, to: began }, 100);
    await countViews(id, { from: addDays(began, 1), to: today }, 4);
    expect(await read()).toMatchObject({ promotion: null });
    await buildPromotion(id, noonOf(began));
    expect(await read()).toMatchObject({
      promotion: {
        since: noonOf(began).toISOString(),
        compared: { days: 10, before: { views: 10 }, after: { views: 40 } },
      },
    });
  });
});

async function buildPromotion(businessId: number, startsAt: Date) {
  const endsAt = new Date(startsAt.getTime() + 30 * 86_400_000);
  const [promotion] = await db
    .insert(promotions)
    .values({
      ...{ businessId, orderId: 1, packageLevel: 1, packageName: "Basic Featured" },
      ...{ monthlyPriceCents: 2900, autoRenew: false, anchorAt: startsAt, startsAt, endsAt },
    })
    .returning();
  const promotionId = promotion?.id ?? 0;
  await db
    .insert(promotionPeriods)
    .values({ promotionId, level: 1, startsAt, endsAt, paidCents: 2900 });
}

test("hours of the week are those of the place, also when its clocks change", async () => {
  const { id } = await buildListing(db);
  const now = new Date("2030-11-05T12:00:00Z");
  const hours = [
    "2030-11-03T04:10:00Z", // midnight of the long Sunday
    "2030-11-03T05:10:00Z", // one o'clock, in summer time
    "2030-11-03T06:10:00Z", // one o'clock again
    "2030-11-04T04:50:00Z", // still Sunday there
    "2030-11-04T05:10:00Z", // Monday
  ];
  for (const hour of hours) await visit(id, new Date(hour));
  await rollUp(now);
  const asked = { businessId: id, period: periodUntil(now, 7) };
  const { views } = await readWeekHours(db, { ...asked, timeZone: "America/New_York" });
  const found = views.flatMap((row, day) =>
    row.flatMap((count, hour) => (count > 0 ? [[day, hour, count]] : [])),
  );
  expect(found).toEqual([
    [0, 0, 1],
    [6, 0, 1],
    [6, 1, 2],
    [6, 23, 1],
  ]);
  expect(views.map((row) => row.length)).toEqual(Array(7).fill(24));
});

describe("the median of a category", () => {
  const yesterday = addDays(today, -1);
  const week = { from: addDays(yesterday, -6), to: yesterday };

  test("is that of all listings that were there, and needs five of them", async () => {
    const facts = { category: "fuel-docks", createdAt: LONG_AGO };
    const own = await ownedListing({ ...facts, grantedLevel: 2 });
    await countViews(own.id, week, 4);
    await buildListing(db, { ...facts, createdAt: new Date() });
    await buildListing(db, { ...facts, status: "inactive" });
    for (const count of [1, 2]) {
      await countViews((await buildListing(db, facts)).id, week, count);
    }
    await buildListing(db, facts);
    await refreshMedians(services, new Date());
    expect(await own.read(7)).toMatchObject({ category: null });
    await countViews((await buildListing(db, facts)).id, { from: yesterday, to: yesterday }, 10);
    await refreshMedians(services, new Date());
    expect(await own.read(7)).toMatchObject({
      category: {
        ...{ category: "fuel-docks", listings: 5, until: yesterday },
        medians: { views: 10, visitors: 10, calls: 0 },
        own: { views: 28, visitors: 28, calls: 0 },
      },
    });
    expect(await own.read(6)).toMatchObject({ category: null });
  });

  test("of featured and other listings is told with twenty of each, and not before", async () => {
    const month = { from: addDays(yesterday, -29), to: yesterday };
    const facts = { category: "boat-tours", createdAt: LONG_AGO };
    for (let count = 0; count < 20; count += 1) {
      const featured = await buildListing(db, { ...facts, grantedLevel: 1 + (count % 3) });
      if (count < 19) await countViews(featured.id, month, 2);
      await buildListing(db, facts);
    }
    await refreshMedians(services, new Date());
    expect(await readFeaturedMedians(db)).toMatchObject({
      ...{ days: 30, until: yesterday },
      featured: { views: 60 },
      others: { views: 0 },
    });
    await db.update(businesses).set({ status: "inactive" }).where(eq(businesses.grantedLevel, 3));
    await refreshMedians(services, new Date());
    expect(await readFeaturedMedians(db)).toBeNull();
  });
});
