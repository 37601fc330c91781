import { afterAll, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { ledgerEntries } from "#src/db/schema/payments.server.ts";
import { revenueReports } from "#src/db/schema/revenue.server.ts";
import type { AdminPayment } from "#src/domains/payments/contract.ts";
import type { OpenedIntent } from "#src/domains/promotion/promotion-contract.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { payByCard } from "#tests/support/pay.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { FeaturedListing, RevenueOverview, RevenueReport } from "./contract.ts";
import { makeReports } from "./make-reports.server.ts";
import { MakeRevenueReports } from "./revenue-jobs.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

const owner = await buildPerson(landfall, { accountType: "business_owner" });
const browser = await browserOf(landfall, owner);
const admin = await browserOf(landfall, await buildAdmin(landfall));
const visitor = openBrowser(landfall);
const PRICES = [0, 29, 59, 99];

async function buy(buyer: BrowserLike, businessId: number, packageLevel: number) {
  const { body } = await buyer.post("/api/create-payment-intent", {
    ...{ businessId, packageLevel, amount: PRICES[packageLevel], currency: "usd" },
  });
  await payByCard(landfall, buyer, body as OpenedIntent);
}
const overview = async () => (await admin.get("/api/admin/revenue")).body as RevenueOverview;
/** The processor tells them some minutes after the payment. */
async function letFeesCome() {
  services.sandbox.setNow(new Date(Date.now() + 600_000));
  await services.sandbox.processor.sweep();
  await landfall.jobsIdle();
  services.sandbox.setNow(null);
}
/** An hour into the next day, whatever the hour is now. */
const tomorrow = () => new Date(new Date().setUTCHours(25, 0, 0, 0));

describe("before anything was paid", () => {
  test("every figure is zero, the months are there, and nothing is divided by it", async () => {
    const { byMonth, byPackage, ...rest } = await overview();
    expect(rest).toEqual({
      collected: { total: 0, returned: 0, fees: 0 },
      ...{ monthlyValue: 0, runningPromotions: 0 },
      featured: { total: 0, paid: 0, granted: 0 },
    });
    expect(byMonth).toHaveLength(12);
    expect(byMonth.at(-1)).toMatchObject({
      month: new Date().toISOString().slice(0, 7),
      ...{ totalRevenue: 0, churnRate: 0 },
    });
    expect(byPackage.map(({ name }) => name)).toEqual([
      ...["Basic Featured", "Premium Featured", "Top Placement", "Event Organizer Pro"],
    ]);
  });
});

describe("after purchases", () => {
  test("what was collected and what runs are told apart, and granted levels bring nothing", async () => {
    const paid = await buildListing(db, { name: "Halfway Rock", ownerId: owner.id });
    const given = await buildListing(db, { name: "Gift Wharf" });
    await buildListing(db, { name: "Plain Quay" });
    await buy(browser, paid.id, 2);
    await buy(visitor, paid.id, 3);
    await admin.post(`/api/businesses/${given.id}/feature`, { featuredLevel: 3 });
    const [payment] = (await admin.get("/api/admin/payments")).body as AdminPayment[];
    await admin.post(`/api/admin/payments/${payment?.id}/refund`, { amount: 9.5, reason: "x" });
    await landfall.jobsIdle();
    await letFeesCome();
    const { collected, byMonth, ...now } = await overview();
    const ledger = await db.select().from(ledgerEntries);
    const sum = ledger
      .filter(({ kind }) => kind !== "fee")
      .reduce((total, { amountCents }) => total + amountCents, 0);
    expect(collected).toMatchObject({ total: sum / 100, returned: 9.5 });
    expect(collected.fees).toBeGreaterThan(0);
    expect(byMonth.at(-1)).toMatchObject({ totalRevenue: sum / 100, newSubscriptions: 1 });
    expect(now).toMatchObject({ featured: { total: 2, paid: 1, granted: 1 } });
    expect(now).toMatchObject({ monthlyValue: 158, runningPromotions: 2 });
    expect(now.byPackage).toMatchObject([
      { name: "Basic Featured", collected: 0, running: 0, monthlyValue: 0 },
      { name: "Premium Featured", collected: 59, running: 1, monthlyValue: 59 },
      { name: "Top Placement", collected: 89.5, running: 1, monthlyValue: 99 },
      { name: "Event Organizer Pro", collected: 0, running: 0, monthlyValue: 0 },
    ]);
    expect(sum).toBe(5900 + 9900 - 950);
    expect(now.byPackage.reduce((total, each) => total + each.collected, 0)).toBe(sum / 100);
  });

  test("featured listings say what is paid, for how long, and what was granted", async () => {
    const { body } = await admin.get("/api/admin/revenue/featured");
    expect(body as FeaturedListing[]).toMatchObject([
      { name: "Halfway Rock", paidLevel: 3, grantedLevel: 0, renews: true },
      {
        ...{ name: "Gift Wharf", paidLevel: 0, grantedLevel: 3, renews: false },
        ...{ monthlyPrice: null, paidUntil: null },
      },
    ]);
    const found = await admin.get("/api/admin/revenue/featured?q=gift");
    expect(found.headers.get("X-Total-Count")).toBe("1");
  });

  test("the day's report equals the sum of what was booked on it", async () => {
    await makeReports(services, tomorrow());
    const { headers, body } = await admin.get("/api/admin/revenue/reports");
    const reports = body as RevenueReport[];
    const { collected } = await overview();
    expect(headers.get("X-Total-Count")).toBe(String(reports.length));
    const total = reports.reduce((sum, { totalRevenue }) => sum + totalRevenue, 0);
    expect(total).toBe(collected.total);
    expect(reports[0]).toMatchObject({ newSubscriptions: 1, featuredBusinessCount: 1 });
  });

  test("the files have every report and every row of the ledger, and no formula", async () => {
    await db.insert(ledgerEntries).values({
      ...{ kind: "payment", amountCents: 2900, processor: "sandbox", processorId: "ch_evil" },
      ...{ chargeId: "ch_evil", orderId: 0, product: "promotion", subjectId: "0", item: 1 },
      ...{ subjectName: '=HYPERLINK("http://x.example","pay")', occurredAt: new Date() },
    });
    const reports = await admin.get("/api/admin/revenue/reports.csv");
    expect(reports.headers.get("Content-Type")).toContain("text/csv");
    expect(reports.headers.get("Content-Disposition")).toContain("revenue-reports.csv");
    const { cookie } = admin;
    for (const file of ["reports", "ledger"]) {
      const answer = await landfall.request("GET", `/api/admin/revenue/${file}.csv`, { cookie });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(0, 3).toString("hex"), "spreadsheets know the letters").toBe("efbbbf");
    }
    const [head, ...days] = String(reports.body).trim().split("\r\n");
    expect(head).toMatch(/^reportDate,totalRevenue,basicPackageRevenue,/);
    expect(days.length).toBeGreaterThan(0);
    const ledger = String((await admin.get("/api/admin/revenue/ledger.csv")).body);
    expect(ledger.trim().split("\r\n")).toHaveLength(1 + (await db.$count(ledgerEntries)));
    expect(ledger).toContain(`"'=HYPERLINK(""http://x.example"",""pay"")"`);
    const none = await admin.get("/api/admin/revenue/ledger.csv?from=2001-01-01&to=2001-01-02");
    expect(String(none.body).trim().split("\r\n")).toHaveLength(1);
  });

  test("a day that is none is refused in words", async () => {
    for (const span of ["from=yesterday", "from=0000-01-01", "to=0000-12-31"]) {
      for (const file of ["reports", "reports.csv", "ledger.csv"]) {
        const { status, body } = await admin.get(`/api/admin/revenue/${file}?${span}`);
        expect(status, `${file}?${span}`).toBe(400);
        expect(JSON.stringify(body)).toContain("Please give a day as 2026-11-16.");
      }
    }
  });
});

test("yesterday's report is made by a job, soon after midnight and every hour", async () => {
  const yesterday = new Date(Date.now() - 86_400_000);
  const reportDate = yesterday.toISOString().slice(0, 10);
  await db.insert(ledgerEntries).values({
    ...{ kind: "payment", amountCents: 5900, processor: "sandbox", processorId: "ch_before" },
    ...{ chargeId: "ch_before", orderId: 0, product: "promotion", subjectId: "0", item: 2 },
    ...{ subjectName: "Log Cabin", occurredAt: yesterday, bookedAt: yesterday },
  });
  await db.delete(revenueReports);
  await services.jobs.send(db, MakeRevenueReports, {});
  await landfall.jobsIdle();
  const { body } = await admin.get(
    `/api/admin/revenue/reports?from=${reportDate}&to=${reportDate}`,
  );
  expect(body).toMatchObject([{ reportDate, totalRevenue: 59, premiumPackageRevenue: 59 }]);
  expect(MakeRevenueReports.cron).toBe("20 * * * *");
});
