import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { promotionPeriods, promotions } from "#src/db/schema/promotion.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { payByCard } from "#tests/support/pay.ts";
import { buildPerson } from "#tests/support/people.ts";
import { ledgerOf } from "#tests/support/promotion-ledger.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { OpenedIntent, Promotion } from "./promotion-contract.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
const { sandbox } = landfall.services;
afterAll(() => landfall.stop());

const owner = await buildPerson(landfall, { accountType: "business_owner" });
const browser = await browserOf(landfall, owner);
const visitor = openBrowser(landfall);
let id: number;
beforeEach(async () => {
  id = (await buildListing(db, { name: "Halfway Rock", ownerId: owner.id })).id;
});

const PRICES = [0, 29, 59, 99];
async function open(packageLevel: number, { autoRenew }: { autoRenew: boolean }) {
  const answer = await (autoRenew ? browser : visitor).post("/api/create-payment-intent", {
    ...{ businessId: id, packageLevel, amount: PRICES[packageLevel], currency: "usd", autoRenew },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as OpenedIntent;
}
const renewing = (packageLevel: number) => open(packageLevel, { autoRenew: true });
const month = (packageLevel: number) => open(packageLevel, { autoRenew: false });
const pay = (opened: OpenedIntent) => payByCard(landfall, browser, opened);
const managedOf = async () =>
  ((await browser.get(`/api/businesses/${id}/promotion`)).body as Promotion).managed;
const centsOf = async (kind: "payment" | "refund") =>
  (await ledgerOf(db, id, kind)).map(({ amountCents }) => Math.abs(amountCents));
const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0);
const kept = async () => sum(await centsOf("payment")) - sum(await centsOf("refund"));
const periods = async () =>
  (
    await db
      .select({ period: promotionPeriods })
      .from(promotionPeriods)
      .innerJoin(promotions, eq(promotions.id, promotionPeriods.promotionId))
      .where(eq(promotions.businessId, id))
  ).map(({ period }) => period);

describe("a renewing order that was opened before somebody paid for a month", () => {
  test("costs what it would cost now: the difference goes back by itself", async () => {
    const older = await renewing(3);
    await pay(await month(2));
    await pay(older);
    const [refund = 0, ...more] = await centsOf("refund");
    expect(more).toEqual([]);
    expect(refund).toBeGreaterThan(5890);
    expect(refund).toBeLessThanOrEqual(5900);
    expect(await kept()).toBe(5900 + 9900 - refund);
    expect(await managedOf()).toMatchObject({ paidLevel: 3, renewing: { packageLevel: 3 } });
    const [running] = (await periods()).filter(({ endedAt }) => endedAt === null);
    expect(running).toMatchObject({ level: 3, creditCents: refund, paidCents: 9900 - refund });
  });

  test("of the same level keeps the least charge alone", async () => {
    const older = await renewing(2);
    await pay(await month(2));
    await pay(older);
    expect(await centsOf("refund")).toEqual([5850]);
    expect(await kept()).toBe(5950);
    expect(await managedOf()).toMatchObject({ paidLevel: 2, renewing: { packageLevel: 2 } });
  });

  test("keeps only what the least charge buys when the money of what it took the place of goes back", async () => {
    const older = await renewing(2);
    await payByCard(landfall, browser, { ...(await month(2)), number: "4000000000000259" });
    await pay(older);
    expect(await centsOf("refund")).toEqual([5850]);
    sandbox.setNow(new Date(Date.now() + 900_000));
    await sandbox.processor.sweep();
    await landfall.jobsIdle();
    sandbox.setNow(null);
    const renewed = (await periods()).find(({ endedBecause }) => endedBecause === "returned");
    const hours = ((renewed?.endedAt?.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(1);
    expect(hours).toBeLessThan(8);
  });

  test("has no home where that is worth more than its price", async () => {
    const older = await renewing(1);
    await pay(await month(3));
    await pay(older);
    expect(await centsOf("refund")).toEqual([2900]);
    expect(await kept()).toBe(9900);
    expect(await managedOf()).toMatchObject({ paidLevel: 3, renewing: null });
    expect((await periods()).map(({ level, endedAt }) => [level, endedAt])).toEqual([[3, null]]);
  });

  test("and promises the same credit as a month pays what the month has left of it", async () => {
    await pay(await month(2));
    const [older, single] = [await renewing(3), await month(3)];
    await pay(single);
    await pay(older);
    expect(await kept()).toBeLessThanOrEqual(9900 + 60);
    expect(await kept()).toBeGreaterThanOrEqual(9900);
    expect(await managedOf()).toMatchObject({ paidLevel: 3, renewing: { packageLevel: 3 } });
  });

  test("that was told of it pays the lower price, and nothing goes back", async () => {
    await pay(await month(2));
    await pay(await renewing(3));
    expect(await centsOf("refund")).toEqual([]);
    expect(await kept()).toBeLessThanOrEqual(9910);
  });
});

describe("a month that was opened before something renews", () => {
  test.each([
    [2, 2],
    [2, 3],
  ])("of level %i has no home beside level %i", async (single, level) => {
    const older = await month(single);
    await pay(await renewing(level));
    await pay(older);
    expect(await centsOf("refund")).toEqual([(PRICES[single] ?? 0) * 100]);
    expect(await kept()).toBe((PRICES[level] ?? 0) * 100);
    expect(await managedOf()).toMatchObject({
      paidLevel: level,
      renewing: { packageLevel: level },
    });
  });

  test("runs beside it where it is dearer", async () => {
    const older = await month(3);
    await pay(await renewing(1));
    await pay(older);
    expect(await centsOf("refund")).toEqual([]);
    expect((await managedOf())?.paidLevel).toBe(3);
  });

  test("and paid at the same moment is one month for one price, whichever comes first", async () => {
    const [single, older] = [await month(2), await renewing(2)];
    await Promise.all([pay(single), pay(older)]);
    await landfall.jobsIdle();
    expect([5900, 5950]).toContain(await kept());
    expect(await managedOf()).toMatchObject({ paidLevel: 2, renewing: { packageLevel: 2 } });
  });
});
