import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { ledgerEntries } from "#src/db/schema/payments.server.ts";
import { promotionPeriods, promotions } from "#src/db/schema/promotion.server.ts";
import { monthsAfter } from "#src/shared/months-after.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { GOOD_CARD, payByCard } from "#tests/support/pay.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { OpenedIntent, Promotion } from "./promotion-contract.ts";
import { RefreshLevels } from "./promotion-jobs.ts";
import { refreshLevels } from "./refresh-levels.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
const { sandbox } = services;
afterAll(() => landfall.stop());
// The tests choose their days; the job of every minute would see today's.
await db.execute(sql`delete from pgboss.schedule where name = ${RefreshLevels.name}`);
afterEach(() => sandbox.setNow(null));

const owner = await buildPerson(landfall, { accountType: "business_owner" });
const browser = await browserOf(landfall, owner);
const admin = await browserOf(landfall, await buildAdmin(landfall));
let id: number;
beforeEach(async () => {
  id = (await buildListing(db, { name: "Halfway Rock", ownerId: owner.id })).id;
});

const PRICES = [0, 29, 59, 99];
async function buy(packageLevel: number, { autoRenew = true, number = GOOD_CARD } = {}) {
  const { body } = await browser.post("/api/create-payment-intent", {
    ...{ businessId: id, packageLevel, amount: PRICES[packageLevel], currency: "usd", autoRenew },
  });
  await payByCard(landfall, browser, { ...(body as OpenedIntent), number });
}
/** The processor and the site both see this moment. */
async function at(now: Date) {
  sandbox.setNow(now);
  await sandbox.processor.sweep();
  await landfall.jobsIdle();
  await refreshLevels(services, now);
  await landfall.jobsIdle();
}
const listingOf = async () => (await db.select().from(businesses).where(eq(businesses.id, id)))[0];
const levelOf = async () => (await listingOf())?.featuredLevel;
const promotionOf = async () =>
  (await db.select().from(promotions).where(eq(promotions.businessId, id)))[0];
const endOfIt = async () => (await promotionOf())?.endsAt ?? new Date(0);
const payments = async () =>
  (
    await db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.subjectId, String(id)))
      .orderBy(ledgerEntries.id)
  ).filter(({ kind }) => kind === "payment");
const subjects = () =>
  landfall.mails.filter(({ to }) => to === owner.email).map(({ subject }) => subject);
const justBefore = (date: Date) => new Date(date.getTime() - 1000);
const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);

test("a promotion has the fields of a featured subscription, and renews unless told otherwise", async () => {
  await buy(1);
  const promotion = await promotionOf();
  expect(promotion).toMatchObject({
    ...{ id: expect.any(Number), businessId: id, packageLevel: 1, packageName: "Basic Featured" },
    ...{ monthlyPriceCents: 2900, autoRenew: true, startsAt: expect.any(Date) },
    ...{ createdAt: expect.any(Date), updatedAt: expect.any(Date) },
    endsAt: monthsAfter(promotion?.startsAt ?? new Date(0), 1),
  });
  const { body } = await browser.get(`/api/businesses/${id}/promotion`);
  expect(body).toMatchObject({ managed: { renewing: expect.any(Object) }, featuredLevel: 1 });
});

describe("a promotion that does not renew", () => {
  test("runs one month and is ended by the sweep, also after long downtime", async () => {
    await buy(2, { autoRenew: false });
    const end = await endOfIt();
    const { startsAt } = (await promotionOf()) ?? {};
    expect(end).toEqual(monthsAfter(startsAt ?? new Date(), 1));
    await refreshLevels(services, justBefore(end));
    expect(await levelOf()).toBe(2);
    await refreshLevels(services, daysAfter(end, 90));
    expect(await levelOf()).toBe(0);
    await landfall.jobsIdle();
    expect(subjects()).toContain("The promotion of Halfway Rock has ended");
    const told = subjects().length;
    await refreshLevels(services, daysAfter(end, 91));
    await landfall.jobsIdle();
    expect(subjects()).toHaveLength(told);
  });

  test("is ended by the job of every minute, and not before its time, nor by one that began before it", async () => {
    const begun = new Date();
    await buy(1, { autoRenew: false });
    await refreshLevels(services, begun);
    expect(await levelOf()).toBe(1);
    const work = async () => {
      await services.jobs.send(db, RefreshLevels, {});
      await landfall.jobsIdle();
    };
    await work();
    expect(await levelOf()).toBe(1);
    const aMinuteAgo = new Date(Date.now() - 60_000);
    const { id: promotionId = 0 } = (await promotionOf()) ?? {};
    await db.update(promotions).set({ endsAt: aMinuteAgo }).where(eq(promotions.id, promotionId));
    await db
      .update(promotionPeriods)
      .set({ startsAt: daysAfter(aMinuteAgo, -30), endsAt: aMinuteAgo })
      .where(eq(promotionPeriods.promotionId, promotionId));
    await work();
    expect(await levelOf()).toBe(0);
    expect(RefreshLevels.cron).toBe("* * * * *");
  });

  test("falls back to the level that an administrator granted", async () => {
    await buy(3, { autoRenew: false });
    await admin.post(`/api/businesses/${id}/feature`, { featuredLevel: 1 });
    expect(await levelOf()).toBe(3);
    const shown = async () => (await browser.get(`/api/businesses/${id}`)).body;
    expect(await shown()).toMatchObject({ featuredLevel: 3, isPaidPlacement: true });
    await refreshLevels(services, await endOfIt());
    expect(await listingOf()).toMatchObject({ featuredLevel: 1, paidLevel: 0, grantedLevel: 1 });
    expect(await shown()).toMatchObject({ featuredLevel: 1, isPaidPlacement: false });
  });
});

describe("a promotion that renews", () => {
  test("is announced, charged once for its next month, and keeps its level", async () => {
    await buy(1);
    const end = await endOfIt();
    await at(daysAfter(end, -2));
    expect(subjects()).toContain("The promotion of Halfway Rock renews soon");
    await at(daysAfter(end, 0.1));
    expect(await payments()).toHaveLength(2);
    expect(await levelOf()).toBe(1);
    expect((await endOfIt()).getTime()).toBeGreaterThan(daysAfter(end, 27).getTime());
  });

  test.each([
    ["2027-01-31", ["2027-02-28", "2027-03-31", "2027-04-30"]],
    ["2028-01-31", ["2028-02-29", "2028-03-31", "2028-04-30"]],
    ["2027-11-30", ["2027-12-30", "2028-01-30", "2028-02-29"]],
  ])("bought on %s has its level and its charges up to %j", async (bought, ends) => {
    const noon = (day: string) => new Date(`${day}T12:00:00Z`);
    sandbox.setNow(noon(bought));
    await buy(2);
    await at(noon(bought));
    for (const [index, end] of ends.entries()) {
      expect(await endOfIt()).toEqual(noon(end));
      await at(justBefore(noon(end)));
      expect(await levelOf(), end).toBe(2);
      expect((await payments()).map(({ amountCents }) => amountCents)).toEqual(
        Array(index + 1).fill(5900),
      );
      await at(daysAfter(noon(end), 0.1));
    }
    await browser.post(`/api/businesses/${id}/promotion/cancel`);
    await landfall.jobsIdle();
    await at(await endOfIt());
    expect(await levelOf()).toBe(0);
    expect(await payments()).toHaveLength(ends.length + 1);
  });

  test("is charged once at most after three months of downtime, for the month that runs then", async () => {
    await buy(1);
    const later = daysAfter(await endOfIt(), 95);
    await at(later);
    expect(await payments()).toHaveLength(2);
    expect(await levelOf()).toBe(1);
    expect((await endOfIt()).getTime()).toBeGreaterThan(later.getTime());
  });

  test("begins when it is paid, however long its checkout stood open", async () => {
    const { body } = await browser.post("/api/create-payment-intent", {
      ...{ businessId: id, packageLevel: 1, amount: 29, currency: "usd", autoRenew: true },
    });
    const paidAt = daysAfter(new Date(), 0.8);
    sandbox.setNow(paidAt);
    await payByCard(landfall, browser, body as OpenedIntent);
    const [promotion] = await db.select().from(promotions).where(eq(promotions.businessId, id));
    expect(promotion).toMatchObject({
      ...{ startsAt: paidAt, anchorAt: paidAt, endsAt: monthsAfter(paidAt, 1) },
    });
    const { managed } = (await browser.get(`/api/businesses/${id}/promotion`)).body as Promotion;
    expect(managed?.renewing?.nextChargeAt).toBe(monthsAfter(paidAt, 1).toISOString());
  });

  test("keeps its level for seven days when its card fails, then falls back", async () => {
    await buy(2, { number: "4000000000000341" });
    const end = await endOfIt();
    await at(daysAfter(end, 0.1));
    expect(await levelOf()).toBe(2);
    expect(subjects()).toContain("The promotion of Halfway Rock could not be renewed");
    const [grace] = (await db.select().from(promotionPeriods)).filter(({ isGrace }) => isGrace);
    expect(grace).toMatchObject({ startsAt: end, paidCents: 0, level: 2 });
    await at(daysAfter(end, 4));
    expect((await db.select().from(promotionPeriods)).filter(({ isGrace }) => isGrace)).toEqual([
      grace,
    ]);
    await refreshLevels(services, daysAfter(end, 8));
    expect(await levelOf()).toBe(0);
  });

  test("keeps the cheaper level that was agreed for seven days when that is not paid", async () => {
    await buy(3, { number: "4000000000000341" });
    await browser.post(`/api/businesses/${id}/promotion/change`, { packageLevel: 1 });
    const end = await endOfIt();
    await at(daysAfter(end, 0.1));
    expect(await levelOf()).toBe(1);
    const letter = landfall.mails.findLast(({ subject }) => subject.includes("not be renewed"));
    expect(letter?.text).toContain("Basic Featured for Halfway Rock was to renew for $29");
    await refreshLevels(services, daysAfter(end, 8));
    expect(await levelOf()).toBe(0);
  });

  test("that is cancelled is not charged again and ends with what is paid", async () => {
    await buy(1);
    const end = await endOfIt();
    await browser.post(`/api/businesses/${id}/promotion/cancel`);
    await at(daysAfter(end, 0.1));
    expect(await payments()).toHaveLength(1);
    expect(await levelOf()).toBe(0);
  });

  test("that goes down keeps its level to the month's end and costs less from then on", async () => {
    await buy(3);
    await browser.post(`/api/businesses/${id}/promotion/change`, { packageLevel: 1 });
    expect(await levelOf()).toBe(3);
    await at(daysAfter(await endOfIt(), 0.1));
    expect(await levelOf()).toBe(1);
    expect((await payments()).map(({ amountCents }) => amountCents)).toEqual([9900, 2900]);
  });
});

describe("money that goes back", () => {
  const refund = async (amount: number, index = 0) => {
    const payment = (await payments())[index];
    const answer = await admin.post(`/api/admin/payments/${payment?.id}/refund`, {
      ...{ amount, reason: "It was a mistake." },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    await landfall.jobsIdle();
  };

  test("takes the level with it, unless a part is kept", async () => {
    await buy(2, { autoRenew: false });
    await refund(20);
    expect(await levelOf()).toBe(2);
    await refund(39);
    expect(await levelOf()).toBe(0);
  });

  test("of one of two payments leaves what the other paid for", async () => {
    await buy(1, { autoRenew: false });
    await buy(1, { autoRenew: false });
    await refund(29, 1);
    expect(await levelOf()).toBe(1);
  });

  test("ends the renewal too", async () => {
    await buy(1);
    await refund(29);
    expect(await levelOf()).toBe(0);
    expect((await promotionOf())?.autoRenew).toBe(false);
    await at(daysAfter(new Date(), 40));
    expect(await payments()).toHaveLength(1);
  });

  test("and comes again, because the refund failed, brings the level back", async () => {
    await buy(2, { autoRenew: false, number: "4000000000005126" });
    await refund(59);
    expect(await levelOf()).toBe(0);
    sandbox.setNow(daysAfter(new Date(), 0.01));
    await sandbox.processor.sweep();
    await landfall.jobsIdle();
    expect(await levelOf()).toBe(2);
  });

  test("by a dispute takes the level away", async () => {
    await buy(1, { autoRenew: false, number: "4000000000000259" });
    expect(await levelOf()).toBe(1);
    sandbox.setNow(daysAfter(new Date(), 0.01));
    await sandbox.processor.sweep();
    await landfall.jobsIdle();
    expect(await levelOf()).toBe(0);
  });
});
