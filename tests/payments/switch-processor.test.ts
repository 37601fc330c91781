import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { openDatabase } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import {
  ledgerEntries,
  paymentOrders,
  paymentSubscriptions,
} from "#src/db/schema/payments.server.ts";
import { sandboxSubscriptions } from "#src/db/schema/sandbox.server.ts";
import { refreshOrganizers } from "#src/domains/organizer/refresh-organizers.server.ts";
import { askAboutOpen } from "#src/domains/payments/ask-about-open.server.ts";
import { leaveProcessors } from "#src/domains/payments/leave-processors.server.ts";
import { refreshLevels } from "#src/domains/promotion/refresh-levels.server.ts";
import type { RevenueOverview, RevenueReport } from "#src/domains/revenue/contract.ts";
import { makeReports } from "#src/domains/revenue/make-reports.server.ts";
import { findCheckoutPage } from "#src/domains/sandbox/queries.server.ts";
import { browserOf } from "../support/browser-like.ts";
import { createFakeProcessor } from "../support/fake-processor.ts";
import { payByCard } from "../support/pay.ts";
import { buildAdmin, buildPerson } from "../support/people.ts";
import { createTestDatabase } from "../support/test-database.ts";
import { startTestLandfall, type TestLandfall } from "../support/test-landfall.ts";

/** The same site, one after the other: their jobs would end what the other's processor took. */
const database = await createTestDatabase();
const tried = await startTestLandfall({ database });
const { db, pool } = openDatabase(database.connection, () => undefined, { max: 2 });
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const owner = await buildPerson(tried, { accountType: "business_owner" });
const admin = await buildAdmin(tried);
const renewing = await buildListing(db, { name: "Halfway Rock", ownerId: owner.id });
const monthly = await buildListing(db, { name: "Log Cabin", ownerId: owner.id });
await db.update(businesses).set({ grantedLevel: 1 }).where(eq(businesses.id, monthly.id));

const intentOf = (businessId: number, packageLevel: number, autoRenew: boolean) => ({
  ...{ businessId, packageLevel, autoRenew, currency: "usd" },
  amount: [0, 29, 59, 99][packageLevel],
});
async function buy(businessId: number, packageLevel: number, autoRenew: boolean) {
  const browser = await browserOf(tried, owner);
  const intent = intentOf(businessId, packageLevel, autoRenew);
  const { body } = await browser.post("/api/create-payment-intent", intent);
  return { browser, clientSecret: (body as { clientSecret: string }).clientSecret };
}
async function subscribePlan() {
  const browser = await browserOf(tried, owner);
  const { body } = await browser.post("/api/create-event-subscription");
  const { checkoutUrl } = body as { checkoutUrl: string };
  const page = await findCheckoutPage(db, checkoutUrl.split("/").at(-1) ?? "");
  await payByCard(tried, browser, { clientSecret: page?.clientSecret ?? "" });
}
const levels = async () => {
  const rows = await db.select().from(businesses).orderBy(businesses.id);
  return rows.map(({ featuredLevel }) => featuredLevel);
};
const statusOf = async () =>
  (await db.select().from(users).where(eq(users.id, owner.id)))[0]?.organizerSubscriptionStatus;
async function sweep({ services }: TestLandfall) {
  const now = new Date();
  await leaveProcessors(services);
  await askAboutOpen(services, { now });
  await refreshLevels(services, now);
  await refreshOrganizers(services, now);
  await makeReports(services, new Date(now.getTime() + 2 * 86_400_000));
}
async function money(landfall: TestLandfall) {
  const browser = await browserOf(landfall, admin);
  const { collected } = (await browser.get("/api/admin/revenue")).body as RevenueOverview;
  const { body } = await browser.get("/api/admin/revenue/reports");
  const csv = await landfall.request("GET", "/api/admin/revenue/ledger.csv", {
    cookie: browser.cookie,
  });
  return {
    collected: collected.total,
    reported: (body as RevenueReport[]).reduce((sum, { totalRevenue }) => sum + totalRevenue, 0),
    payments: (await csv.text()).split(",payment,").length - 1,
  };
}

test("what the sandbox took counts for nothing once another processor is in use, and nothing breaks", async () => {
  const first = await buy(renewing.id, 3, true);
  await payByCard(tried, first.browser, first);
  const second = await buy(monthly.id, 2, false);
  await payByCard(tried, second.browser, second);
  await subscribePlan();
  await buy(monthly.id, 3, false);
  await sweep(tried);
  expect(await levels()).toEqual([3, 2]);
  expect(await statusOf()).toBe("active");
  expect(await money(tried)).toEqual({ collected: 197, reported: 197, payments: 3 });
  await tried.stop();

  const other = Object.assign(createFakeProcessor(), { name: "stripe" as const });
  const opened = await startTestLandfall({ database, payments: other });
  const browser = await browserOf(opened, owner);
  for (const what of ["cancel", "resume"]) {
    const answer = await browser.post(`/api/businesses/${renewing.id}/promotion/${what}`);
    expect([200, 409], JSON.stringify(answer.body)).toContain(answer.status);
    expect([200, 409]).toContain(
      (await browser.post(`/api/user/event-subscription/${what}`)).status,
    );
  }
  await sweep(opened);
  expect(await levels()).toEqual([0, 1]);
  expect(await statusOf()).toBe("inactive");
  const states = await db
    .selectDistinct({ state: paymentSubscriptions.state })
    .from(paymentSubscriptions);
  expect(states).toEqual([{ state: "ended" }]);
  expect(await db.$count(paymentOrders, eq(paymentOrders.state, "open"))).toBe(0);
  expect(await money(opened)).toEqual({ collected: 0, reported: 0, payments: 0 });
  expect(await db.$count(ledgerEntries, eq(ledgerEntries.kind, "payment"))).toBe(3);

  const bought = await browser.post("/api/create-payment-intent", intentOf(renewing.id, 3, true));
  expect(bought).toMatchObject({ status: 200, body: { amount: 99, credit: 0 } });
  other.payFirst([...other.subscriptions.keys()].at(-1) ?? "");
  await askAboutOpen(opened.services, { now: new Date(Date.now() + 3_600_000) });
  expect(await levels()).toEqual([3, 1]);
  expect(await money(opened)).toMatchObject({ collected: 99, payments: 1 });

  await opened.stop();
  const again = await startTestLandfall({ database });
  await sweep(again);
  expect(await levels()).toEqual([0, 1]);
  expect(await money(again)).toEqual({ collected: 197, reported: 197, payments: 3 });

  // What the sandbox goes on charging for has ended here: it goes back, and is charged no more.
  const { sandbox } = again.services;
  sandbox.setNow(new Date(Date.now() + 32 * 86_400_000));
  await sandbox.processor.sweep();
  await again.jobsIdle();
  await again.jobsIdle();
  expect(await levels()).toEqual([0, 1]);
  expect(await statusOf()).toBe("inactive");
  expect((await money(again)).collected).toBe(197);
  const kept = await db
    .selectDistinct({ state: sandboxSubscriptions.state })
    .from(sandboxSubscriptions);
  expect(kept).toEqual([{ state: "ended" }]);
  await again.stop();
}, 60_000);
