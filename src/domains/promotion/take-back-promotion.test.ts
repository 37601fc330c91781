import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { ledgerEntries } from "#src/db/schema/payments.server.ts";
import { promotions } from "#src/db/schema/promotion.server.ts";
import { readOverview } from "#src/domains/revenue/read-overview.server.ts";
import { openDispute, settleDispute } from "#src/domains/sandbox/open-dispute.server.ts";
import { formatLongDay } from "#src/shared/plain-format.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { GOOD_CARD, payByCard } from "#tests/support/pay.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { OpenedIntent, Promotion } from "./promotion-contract.ts";
import { listPromotedTimes } from "./queries.server.ts";
import { levelAt } from "./rules.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
const { sandbox } = landfall.services;
afterAll(() => landfall.stop());
afterEach(() => sandbox.setNow(null));

const admin = await browserOf(landfall, await buildAdmin(landfall));
let owner: Awaited<ReturnType<typeof buildPerson>>;
let browser: Awaited<ReturnType<typeof browserOf>>;
let id: number;
beforeEach(async () => {
  owner = await buildPerson(landfall, { accountType: "business_owner" });
  browser = await browserOf(landfall, owner);
  id = (await buildListing(db, { name: "Halfway Rock", ownerId: owner.id })).id;
});

const PRICES = [0, 29, 59, 99];
/** A cent or two are used up while a test runs. */
const about = (dollars: number) => expect.closeTo(dollars, 1);

async function buy(
  packageLevel: number,
  { autoRenew = false, usesCredit = false, number = GOOD_CARD } = {},
) {
  const { body } = await browser.post("/api/create-payment-intent", {
    ...{ businessId: id, packageLevel, amount: PRICES[packageLevel], currency: "usd" },
    ...{ autoRenew, usesCredit },
  });
  const opened = body as OpenedIntent;
  if (opened.clientSecret) await payByCard(landfall, browser, { ...opened, number });
  await landfall.jobsIdle();
  return opened;
}
const payments = async () =>
  (await db.select().from(ledgerEntries).orderBy(ledgerEntries.id)).filter(
    ({ kind, subjectId }) => kind === "payment" && subjectId === String(id),
  );
/** All of it, unless a part is named. */
async function refund(index: number, dollars?: number) {
  const payment = (await payments())[index];
  const answer = await admin.post(`/api/admin/payments/${payment?.id}/refund`, {
    ...{ amount: dollars ?? (payment?.amountCents ?? 0) / 100, reason: "It was a mistake." },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  await landfall.jobsIdle();
}
/** The bank says what became of a dispute, or of a refund on its way. */
async function hearFromBank() {
  sandbox.setNow(daysFromNow(0.01));
  await sandbox.processor.sweep();
  await landfall.jobsIdle();
}
const levelOf = async () =>
  (await db.select().from(businesses).where(eq(businesses.id, id)))[0]?.paidLevel;
const promotionsOf = () =>
  db.select().from(promotions).where(eq(promotions.businessId, id)).orderBy(promotions.id);
const quoteOf = async (level: number) =>
  (
    (await browser.get(`/api/businesses/${id}/promotion?packageLevel=${level}&autoRenew=false`))
      .body as Promotion
  ).quote;
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);

describe("money that went back and was credited", () => {
  test("leaves no level when both payments of an upgrade go back, in either order", async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      id = (await buildListing(db, { ownerId: owner.id })).id;
      await buy(1);
      expect(await buy(3)).toMatchObject({ amount: about(70.01), credit: about(28.99) });
      const worth = (await readOverview(landfall.services, new Date())).monthlyValue;
      for (const index of order) await refund(index);
      expect(await levelOf()).toBe(0);
      expect((await readOverview(landfall.services, new Date())).monthlyValue).toBe(worth - 99);
    }
  });

  test("leaves no level after two upgrades", async () => {
    for (const level of [1, 2, 3]) await buy(level);
    for (const index of [2, 1, 0]) await refund(index);
    expect(await levelOf()).toBe(0);
  });

  test("ends what credit alone paid for, by as much as went back", async () => {
    for (let month = 0; month < 4; month += 1) await buy(1);
    expect(await buy(3, { usesCredit: true })).toMatchObject({ amount: 0, isPaid: true });
    expect(await levelOf()).toBe(3);
    for (const index of [0, 1]) await refund(index);
    expect(await levelOf()).toBe(3);
    const half = (await promotionsOf()).at(-1)?.endsAt ?? new Date(0);
    expect(half.getTime()).toBeGreaterThan(daysFromNow(16).getTime());
    expect(half.getTime()).toBeLessThan(daysFromNow(20).getTime());
    for (const index of [2, 3]) await refund(index);
    expect(await levelOf()).toBe(0);
    expect((await promotionsOf()).at(-1)?.endsAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test("is not credited again", async () => {
    await buy(1);
    expect(await buy(2)).toMatchObject({ amount: about(30.01) });
    expect((await quoteOf(3))?.credit).toBeCloseTo(58.99, 1);
    await refund(0);
    expect(await levelOf()).toBe(2);
    const credit = (await quoteOf(3))?.credit ?? 0;
    expect(credit).toBeLessThanOrEqual(30.01);
    expect(credit).toBeCloseTo(30.01, 1);
  });

  test("ends a renewing promotion that was changed upwards, with its subscription", async () => {
    await buy(1, { autoRenew: true });
    await browser.post(`/api/businesses/${id}/promotion/change`, { packageLevel: 3 });
    await landfall.jobsIdle();
    expect(await levelOf()).toBe(3);
    for (const index of [1, 0]) await refund(index);
    expect(await levelOf()).toBe(0);
    expect((await promotionsOf())[0]?.autoRenew).toBe(false);
  });

  test("by a dispute goes the same way", async () => {
    await buy(1, { number: "4000000000000259" });
    await buy(3);
    await refund(1);
    expect(await levelOf()).toBe(3);
    await hearFromBank();
    expect(await levelOf()).toBe(0);
  });

  test("and comes again is credited as before", async () => {
    await buy(1, { number: "4000000000005126" });
    await buy(2);
    const before = (await quoteOf(3))?.credit ?? 0;
    await refund(0);
    expect((await quoteOf(3))?.credit).toBeCloseTo(30.01, 1);
    await hearFromBank();
    expect((await quoteOf(3))?.credit).toBeCloseTo(before, 1);
  });

  test("and comes again brings back what credit alone paid for", async () => {
    for (let month = 0; month < 4; month += 1) await buy(1, { number: "4000000000005126" });
    await buy(3, { usesCredit: true });
    const { endsAt } = (await promotionsOf()).at(-1) ?? {};
    for (const index of [0, 1, 2, 3]) await refund(index);
    expect(await levelOf()).toBe(0);
    await hearFromBank();
    expect(await levelOf()).toBe(3);
    expect((await promotionsOf()).at(-1)?.endsAt).toEqual(endsAt);
  });
});

describe("credit whose money went back", () => {
  const levelIn = async (days: number) => {
    const times = await listPromotedTimes(db, { businessId: id, since: new Date() });
    return levelAt(times, daysFromNow(days));
  };
  const month = async () => {
    const { startsAt, endsAt } = (await promotionsOf()).at(-1) ?? {};
    return ((endsAt?.getTime() ?? 0) - (startsAt?.getTime() ?? 0)) / 86_400_000;
  };

  test("leaves no month of what renews for the least charge", async () => {
    await buy(3, { number: "4000000000000259" });
    expect(await buy(3, { autoRenew: true })).toMatchObject({ amount: 0.5, credit: 98.5 });
    await hearFromBank();
    expect(await levelIn(0.5)).toBe(0);
    expect(await month()).toBeLessThan(0.2);
    // What renews is charged as agreed, and not made dearer at the expense of what went back.
    const [promotion] = (await promotionsOf()).slice(-1);
    expect(promotion?.autoRenew).toBe(true);
    const shown = (await browser.get(`/api/businesses/${id}/promotion`)).body as Promotion;
    const { paidUntil, nextChargeAt } = shown.managed?.renewing ?? {};
    expect(paidUntil).toBe(promotion?.endsAt.toISOString());
    expect(Date.parse(nextChargeAt ?? "")).toBeGreaterThan(daysFromNow(27).getTime());
  });

  test("tells the owner of the shorter month, once, with its last day", async () => {
    await buy(1, { number: "4000000000005126" });
    await buy(3);
    landfall.mails.length = 0;
    await refund(0);
    const day = formatLongDay((await promotionsOf()).at(-1)?.endsAt.toISOString() ?? "");
    const told = () =>
      landfall.mails
        .filter(({ to }) => to === owner.email)
        .map(({ text }) => text.replaceAll(/\s+/g, " "));
    const until = `Top Placement for Halfway Rock runs until ${day}`;
    expect(told()).toEqual([expect.stringContaining(until)]);
  });

  test("is not shown as a month to come when all of its money went back", async () => {
    await buy(1);
    await buy(1);
    await refund(1);
    const shown = (await browser.get(`/api/businesses/${id}/promotion`)).body as Promotion;
    const [month] = await promotionsOf();
    expect(shown.managed?.running.map(({ endsAt }) => endsAt)).toEqual([
      month?.endsAt.toISOString(),
    ]);
    const { body } = await admin.get("/api/admin/revenue/featured");
    expect(body).toContainEqual(
      expect.objectContaining({ id, paidUntil: month?.endsAt.toISOString(), renewsAt: null }),
    );
  });

  test("shortens what was paid for beside it to what that money buys", async () => {
    await buy(1, { number: "4000000000000259" });
    await buy(3);
    const whole = await month();
    await hearFromBank();
    expect(await levelOf()).toBe(3);
    expect((await month()) / whole).toBeCloseTo(70.01 / 99, 2);
    expect((await quoteOf(3))?.startsAt).toEqual(
      (await promotionsOf()).at(-1)?.endsAt.toISOString(),
    );
  });

  test("shortens by the part that went back, from successor to successor, and comes again", async () => {
    await buy(1, { number: "4000000000005126" });
    await buy(2);
    await buy(3);
    const whole = await month();
    await refund(0, 14.5);
    expect((await month()) / whole).toBeCloseTo(1 - 14.5 / 99, 2);
    await refund(0, 14.5);
    expect((await month()) / whole).toBeCloseTo(1 - 29 / 99, 2);
    await hearFromBank();
    expect(await month()).toBe(whole);
    await refund(1);
    expect((await month()) / whole).toBeCloseTo(1 - 30 / 99, 2);
  });

  test("is credited for what is kept, and that goes on to its successor", async () => {
    await buy(1);
    await buy(2);
    await refund(0);
    expect(await buy(3)).toMatchObject({ credit: about(30.01), amount: about(68.99) });
    const whole = await month();
    await refund(1);
    expect((await month()) / whole).toBeCloseTo(68.99 / 99, 2);
    await refund(2);
    expect(await levelOf()).toBe(0);
  });

  test("lets what waited begin where the shortened month ends", async () => {
    await buy(1);
    await buy(3);
    await buy(1);
    const [, , before] = await promotionsOf();
    await refund(0);
    const [, shortened, after] = await promotionsOf();
    expect(after?.startsAt).toEqual(shortened?.endsAt);
    expect(after?.startsAt.getTime()).toBeLessThan(before?.startsAt.getTime() ?? 0);
  });

  test("makes no dearer month of one that renews", async () => {
    await buy(1, { number: "4000000000000259" });
    await buy(1, { autoRenew: true });
    await hearFromBank();
    const path = `/api/businesses/${id}/promotion/change`;
    expect((await browser.get(`${path}?packageLevel=3`)).status).toBe(409);
    expect((await browser.post(path, { packageLevel: 3 })).status).toBe(409);
    expect(await payments()).toHaveLength(2);
  });
});

describe("money that comes again after something dearer was bought", () => {
  const lengthOf = (promotion: { startsAt: Date; endsAt: Date } | undefined) =>
    ((promotion?.endsAt.getTime() ?? 0) - (promotion?.startsAt.getTime() ?? 0)) / 86_400_000;
  const levelsIn = async (days: number) => {
    const times = await listPromotedTimes(db, { businessId: id, since: new Date() });
    return levelAt(times, daysFromNow(days));
  };

  test("lengthens that by what it is worth, and nothing runs beside it", async () => {
    await buy(1);
    await buy(1);
    const { books } = sandbox.processor;
    const dispute = await openDispute(books, (await payments())[0]?.chargeId ?? "");
    await landfall.jobsIdle();
    expect(await buy(3)).toMatchObject({ credit: about(28.99), amount: about(70.01) });
    const month = lengthOf((await promotionsOf())[2]);
    await settleDispute(books, { id: dispute ?? "", outcome: "won" });
    await landfall.jobsIdle();

    const [first, second, dearer] = await promotionsOf();
    expect(await levelOf()).toBe(3);
    expect(first?.endsAt).toEqual(dearer?.startsAt);
    expect(second?.endsAt).toEqual(dearer?.startsAt);
    expect(lengthOf(dearer)).toBeCloseTo(month * (1 + 29 / 99), 2);
    expect(await levelsIn(month + 5)).toBe(3);
    expect(await levelsIn(month + 12)).toBe(0);
    for (const index of [2, 1, 0]) await refund(index);
    expect(await levelOf()).toBe(0);
  });

  test("lets wait longer what follows on that", async () => {
    await buy(1, { number: "4000000000005126" });
    await refund(0);
    await buy(2);
    await buy(1);
    const [, , before] = await promotionsOf();
    await hearFromBank();
    const [, dearer, after] = await promotionsOf();
    expect(after?.startsAt).toEqual(dearer?.endsAt);
    expect(after?.startsAt.getTime()).toBeGreaterThan(before?.startsAt.getTime() ?? 0);
    expect(lengthOf(after)).toBe(lengthOf(before));
  });

  test("runs beside what renews, which has no longer month", async () => {
    await buy(1, { number: "4000000000005126" });
    const [before] = await promotionsOf();
    await refund(0);
    await buy(3, { autoRenew: true });
    await hearFromBank();
    const [month, renewing] = await promotionsOf();
    expect(month?.endsAt).toEqual(before?.endsAt);
    expect(renewing?.autoRenew).toBe(true);
    expect(await levelOf()).toBe(3);
  });
});

describe("money of the first of two months that went back", () => {
  const spans = async () =>
    (await promotionsOf()).map(({ startsAt, endsAt }) => [startsAt, endsAt]);
  const lengthOf = ([start, end]: Date[] = []) => (end?.getTime() ?? 0) - (start?.getTime() ?? 0);

  test("lets the month that is kept begin at once, with all its days", async () => {
    await buy(1);
    await buy(1);
    await buy(1);
    const [, second, third] = await spans();
    await refund(0);
    expect(await levelOf()).toBe(1);
    const [, moved, last] = await spans();
    expect(moved?.[0]?.getTime()).toBeLessThanOrEqual(Date.now());
    expect(lengthOf(moved)).toBe(lengthOf(second));
    expect(last?.[0]).toEqual(moved?.[1]);
    expect(lengthOf(last)).toBe(lengthOf(third));
  });

  test("lets a cheaper month begin that waited for it", async () => {
    await buy(3);
    await buy(1);
    await refund(0);
    expect(await levelOf()).toBe(1);
  });

  test("and comes again lets that month wait as before", async () => {
    await buy(1, { number: "4000000000005126" });
    await buy(1);
    const before = await spans();
    await refund(0);
    expect(await spans()).not.toEqual(before);
    await hearFromBank();
    expect(await spans()).toEqual(before);
  });

  test("moves nothing while a part of it is kept, nor for a month that runs", async () => {
    await buy(1);
    await buy(1);
    const before = await spans();
    await refund(0, 20);
    expect(await spans()).toEqual(before);
    await refund(1);
    expect((await spans())[0]).toEqual(before[0]);
  });
});
