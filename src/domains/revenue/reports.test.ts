import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import {
  ledgerEntries,
  paymentOrders,
  paymentSubscriptions,
} from "#src/db/schema/payments.server.ts";
import { revenueReports } from "#src/db/schema/revenue.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { makeReports } from "./make-reports.server.ts";
import { readReports } from "./queries.server.ts";
import { rebuildReports } from "./rebuild-reports.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

/** A ledger cannot be emptied: each test has a year of its own, before those of the others. */
let year = 2060;
beforeEach(async () => {
  year -= 2;
  await db.delete(revenueReports);
});
const at = (moment: string) => new Date(`${year}-${moment}Z`);
const day = (monthAndDay: string) => `${year}-${monthAndDay}`;
const report = async (monthAndDay: string) => {
  const [found] = await readReports(db, { from: day(monthAndDay), to: day(monthAndDay) });
  return found;
};

type Entry = typeof ledgerEntries.$inferInsert;
let number = 0;
async function book(moment: string, entry: Partial<Entry> & { amountCents: number }) {
  number += 1;
  const id = `ch_${number}`;
  await db.insert(ledgerEntries).values({
    ...{ kind: "payment", processor: "sandbox", processorId: id, chargeId: id, orderId: number },
    ...{ product: "promotion", subjectId: "1", subjectName: "Log Cabin", item: 1 },
    ...{ occurredAt: at(moment), bookedAt: at(moment), ...entry },
  });
}

async function subscribe(begun: string, ended: string | null = null) {
  number += 1;
  const about = {
    product: "organizer" as const,
    processor: "sandbox" as const,
    ...{ subjectId: `p${number}`, item: 0, priceCents: 3900 },
  };
  const [order] = await db
    .insert(paymentOrders)
    .values({
      ...{ ...about, subjectName: "Ada", renews: true, senderKey: "x" },
      ...{ createdAt: at(begun), settledAt: at(begun) },
      state: "paid",
    })
    .returning();
  if (!order) throw new Error("no order");
  await db.insert(paymentSubscriptions).values({
    ...{ ...about, orderId: order.id, processorId: `sub_${number}`, customerId: "cus" },
    ...{ periodStart: at(begun), periodEnd: at(begun), endedAt: ended ? at(ended) : null },
    state: ended ? "ended" : "active",
  });
}

describe("a daily report", () => {
  test("sums what was booked on its day in UTC, by package, with fees and what went back apart", async () => {
    await book("03-01T23:59:59.999", { amountCents: 2900 });
    await book("03-02T00:00:00", { amountCents: 5900, item: 2 });
    await book("03-02T12:00:00", { amountCents: 9900, item: 3 });
    await book("03-02T13:00:00", { amountCents: 3900, product: "organizer", item: 0 });
    await book("03-02T14:00:00", { amountCents: -1500, kind: "refund", item: 2 });
    await book("03-02T15:00:00", { amountCents: -317, kind: "fee", item: 3 });
    await book("03-02T16:00:00", { amountCents: 500, kind: "refund-failed", item: 2 });
    await book("03-03T00:00:00", { amountCents: -9900, kind: "dispute", item: 3 });
    await makeReports(services, at("03-05T02:00:00"));
    expect(await report("03-01")).toMatchObject({ totalRevenue: 29, basicPackageRevenue: 29 });
    expect(await report("03-02")).toMatchObject({
      ...{ totalRevenue: 187, basicPackageRevenue: 0, premiumPackageRevenue: 49 },
      ...{ topPackageRevenue: 99, organizerRevenue: 39, returned: 10, fees: 3.17 },
    });
    expect(await report("03-03")).toMatchObject({ totalRevenue: -99, returned: 99 });
    expect(await report("03-04")).toMatchObject({ totalRevenue: 0, featuredBusinessCount: 0 });
    expect(await report("03-05")).toBeUndefined();
  });

  test("has every field of a revenue report", async () => {
    await makeReports(services, at("03-05T02:00:00"));
    expect(await report("03-04")).toEqual({
      ...{ id: expect.any(Number), reportDate: day("03-04"), createdAt: expect.any(String) },
      ...{ totalRevenue: 0, basicPackageRevenue: 0, premiumPackageRevenue: 0 },
      ...{ topPackageRevenue: 0, organizerRevenue: 0, returned: 0, fees: 0 },
      ...{ featuredBusinessCount: 0, newSubscriptions: 0, cancelledSubscriptions: 0 },
      churnRate: 0,
    });
  });

  test("is made for every day that has none, once its last bookings are through", async () => {
    await makeReports(services, at("06-01T00:20:00"));
    await makeReports(services, at("06-02T00:05:00"));
    expect(await report("05-31")).toBeDefined();
    expect(await report("06-01")).toBeUndefined();
    await makeReports(services, at("09-01T07:20:00"));
    const days = await readReports(db, { from: day("05-31") });
    expect(days).toHaveLength(93);
    await db.delete(revenueReports).where(eq(revenueReports.reportDate, day("07-07")));
    await makeReports(services, at("09-01T08:20:00"));
    expect(await readReports(db, { from: day("05-31") })).toHaveLength(93);
  });

  test("counts subscriptions when they begin and end; churn is the part of those that ran", async () => {
    for (const begun of ["01-01T10:00:00", "01-02T10:00:00"]) await subscribe(begun);
    await subscribe("01-03T10:00:00", "01-20T10:00:00");
    await subscribe("01-03T10:00:00", "02-01T00:00:00");
    await subscribe("01-20T11:00:00", "01-20T12:00:00");
    await makeReports(services, at("02-03T02:00:00"));
    await rebuildReports(services, {
      ...{ from: day("01-01"), to: day("02-02"), now: at("02-03T02:00:00") },
    });
    expect(await report("01-01")).toMatchObject({ newSubscriptions: 1, churnRate: 0 });
    expect(await report("01-03")).toMatchObject({
      newSubscriptions: 2,
      cancelledSubscriptions: 0,
    });
    expect(await report("01-20")).toMatchObject({
      ...{ newSubscriptions: 1, cancelledSubscriptions: 2, churnRate: 0.25 },
    });
    expect(await report("02-01")).toMatchObject({ cancelledSubscriptions: 1, churnRate: 0.3333 });
  });

  test("counts the listings whose level was paid for when the day ended, also those that are gone since", async () => {
    const note = (moment: string, id: number, deed: "business.delete" | number) =>
      db.transaction(async (tx) => {
        const isDeletion = typeof deed === "string";
        await recordDecision(tx, "system", {
          action: isDeletion ? deed : "promotion.refresh",
          subject: { type: isDeletion ? "business" : "promotion", id, name: "x" },
          after: isDeletion ? undefined : { paidLevel: deed },
        });
        await tx.execute(sql`update audit_log set created_at = ${at(moment).toISOString()}
          where id = (select max(id) from audit_log)`);
      });
    const [first, second] = [year * 10, year * 10 + 1];
    await note("04-01T10:00:00", first, 2);
    await note("04-01T11:00:00", second, 1);
    await note("04-02T09:00:00", first, 3);
    await note("04-03T09:00:00", first, 0);
    await note("04-04T09:00:00", second, "business.delete");
    await rebuildReports(services, {
      ...{ from: day("03-31"), to: day("04-04"), now: at("04-06T02:00:00") },
    });
    const counts = await readReports(db, { from: day("03-31"), to: day("04-04") });
    expect(counts.map((each) => each.featuredBusinessCount)).toEqual([0, 2, 2, 1, 0]);
  });
});

describe("a rebuilt report", () => {
  const now = () => at("03-05T02:00:00");
  const span = () => ({ from: day("03-01"), to: day("03-04"), now: now() });

  test("is the same, to the moment when it was first made", async () => {
    await book("03-01T12:00:00", { amountCents: 2900 });
    await makeReports(services, now());
    const before = await readReports(db, {});
    await book("03-05T12:00:00", { amountCents: -2900, kind: "refund" });
    expect(await rebuildReports(services, span())).toEqual([]);
    expect(await readReports(db, {})).toEqual(before);
  });

  test("mends one that was changed, and says which", async () => {
    await book("03-01T12:00:00", { amountCents: 2900 });
    await makeReports(services, now());
    const before = await readReports(db, {});
    await db
      .update(revenueReports)
      .set({ totalCents: 1 })
      .where(eq(revenueReports.reportDate, day("03-02")));
    expect(await rebuildReports(services, span())).toEqual([day("03-02")]);
    expect(await readReports(db, {})).toEqual(before);
  });

  test.each([
    [{ from: "03-04", to: "03-05" }, /last day that is over/],
    [{ from: "03-04", to: "03-01" }, /is after/],
  ])("is none for %j", async ({ from, to }, reason) => {
    const asked = rebuildReports(services, { from: day(from), to: day(to), now: now() });
    await expect(asked).rejects.toThrow(reason);
  });
});
