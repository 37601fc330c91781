import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { ledgerEntries, paymentOrders } from "#src/db/schema/payments.server.ts";
import { changeOwner } from "#src/domains/directory/manage/change-owner.server.ts";
import { type BrowserLike, browserOf } from "#tests/support/browser-like.ts";
import { payByCard } from "#tests/support/pay.ts";
import { buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { OpenedIntent, Promotion } from "./promotion-contract.ts";
import { refreshLevels } from "./refresh-levels.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
const { sandbox } = services;
afterAll(() => landfall.stop());
afterEach(() => {
  sandbox.setNow(null);
  sandbox.deliveries = "once";
});

const seller = await buildPerson(landfall, { accountType: "business_owner" });
const buyer = await buildPerson(landfall, { accountType: "business_owner" });
const sellers = await browserOf(landfall, seller);
const buyers = await browserOf(landfall, buyer);
let id: number;
beforeEach(async () => {
  id = (await buildListing(db, { name: "Halfway Rock", ownerId: seller.id })).id;
});

const ask = (who: BrowserLike, facts: object = {}) =>
  who.post("/api/create-payment-intent", {
    ...{ businessId: id, packageLevel: 1, amount: 29, currency: "usd", autoRenew: true, ...facts },
  });
async function open(): Promise<OpenedIntent> {
  const answer = await ask(sellers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as OpenedIntent;
}
const pay = async (opened: OpenedIntent, number?: string) =>
  payByCard(landfall, sellers, { ...opened, ...(number && { number }) });
async function transfer(): Promise<void> {
  await db.transaction((tx) => changeOwner(tx, services, { businessId: id, ownerId: buyer.id }));
  await landfall.jobsIdle();
}
const renewingOf = async (who = buyers) =>
  ((await who.get(`/api/businesses/${id}/promotion`)).body as Promotion).managed?.renewing;
const levelOf = async () =>
  (await db.select().from(businesses).where(eq(businesses.id, id)))[0]?.featuredLevel;
const payments = async () =>
  (
    await db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.subjectId, String(id)))
  ).filter(({ kind }) => kind === "payment");
const post = (what: string, body?: object) =>
  buyers.post(`/api/businesses/${id}/promotion/${what}`, body);

test("a former owner is charged no more, and what is paid for stays with the listing", async () => {
  await pay(await open());
  await transfer();
  expect(await levelOf()).toBe(1);
  const renewing = await renewingOf();
  expect(renewing).toMatchObject({ cancelAt: renewing?.nextChargeAt, mayRenew: false });
  const mail = await landfall.mailTo(seller.email);
  expect(mail.subject).toBe("The promotion of Halfway Rock does not renew");
  expect(mail.text).toContain(`/business/${id}`);
  expect(mail.text).not.toContain("/user-dashboard");
  const later = new Date(Date.parse(renewing?.nextChargeAt ?? "") + 3_600_000);
  sandbox.setNow(later);
  await sandbox.processor.sweep();
  await landfall.jobsIdle();
  await refreshLevels(services, later);
  expect(await payments()).toHaveLength(1);
  expect(await levelOf()).toBe(0);
});

test("a renewal that failed is not tried again on a former owner's card", async () => {
  await pay(await open(), "4000000000000341");
  const end = Date.parse((await renewingOf(sellers))?.nextChargeAt ?? "");
  sandbox.setNow(new Date(end + 3_600_000));
  await sandbox.processor.sweep();
  await landfall.jobsIdle();
  expect((await renewingOf(sellers))?.state).toBe("past-due");
  await transfer();
  expect(await renewingOf()).toBe(null);
});

test("the new owner cannot have the former owner's card charged", async () => {
  await pay(await open());
  await transfer();
  expect((await post("resume")).status).toBe(409);
  expect((await post("change", { packageLevel: 3 })).status).toBe(409);
  expect((await post("portal")).status).toBe(403);
  const renewal = await ask(buyers);
  expect(renewal.status).toBe(409);
  expect((renewal.body as { message: string }).message).toMatch(
    /^A former owner's subscription .* ends on \w+ \d+, \d{4}\. Until then you can buy single months/,
  );
  const month = (await ask(buyers, { autoRenew: false })).body as OpenedIntent;
  expect(month.startsAt).toBe((await renewingOf())?.nextChargeAt);
});

test("a checkout that a former owner has open cannot be paid any more", async () => {
  const opened = await open();
  await transfer();
  expect(await pay(opened)).not.toBe("succeeded");
  const [order] = await db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.id, opened.orderId ?? 0));
  expect(order?.state).toBe("closed");
  expect(await levelOf()).toBe(0);
});

test("what was paid before and told after the transfer brings its month, and no other", async () => {
  const opened = await open();
  sandbox.deliveries = "held";
  await pay(opened);
  await db.update(businesses).set({ ownerId: buyer.id }).where(eq(businesses.id, id));
  sandbox.deliveries = "once";
  await sandbox.release();
  await landfall.jobsIdle();
  expect(await levelOf()).toBe(1);
  expect((await renewingOf())?.cancelAt).not.toBe(null);
});
