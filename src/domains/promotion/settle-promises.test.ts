import { asc, eq, like } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { ledgerEntries } from "#src/db/schema/payments.server.ts";
import { supportMessages, supportThreads } from "#src/db/schema/support.server.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { GOOD_CARD, payByCard } from "#tests/support/pay.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { OpenedIntent } from "./promotion-contract.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
const { sandbox } = landfall.services;
afterAll(() => landfall.stop());
afterEach(() => sandbox.setNow(null));

const FAILS_LATER = "4000000000005126";
const DISPUTED = "4000000000000259";
const admin = await browserOf(landfall, await buildAdmin(landfall));
const owner = await buildPerson(landfall, { accountType: "business_owner" });
const browser = await browserOf(landfall, owner);
let id: number;
let name: string;
let count = 0;
beforeEach(async () => {
  name = `Ledge ${++count}`;
  id = (await buildListing(db, { name, ownerId: owner.id })).id;
});

const PRICES = [0, 29, 59, 99];
async function buy(
  packageLevel: number,
  { autoRenew = false, number = GOOD_CARD, businessId = id } = {},
) {
  const { body } = await browser.post("/api/create-payment-intent", {
    ...{ businessId, packageLevel, amount: PRICES[packageLevel], currency: "usd", autoRenew },
  });
  await payByCard(landfall, browser, { ...(body as OpenedIntent), number });
}
/** All of the last payment, unless another or a part is named. */
async function refund(dollars?: number, { index = -1 } = {}) {
  const rows = await db.select().from(ledgerEntries).where(eq(ledgerEntries.kind, "payment"));
  const payment = rows.filter(({ subjectId }) => subjectId === String(id)).at(index);
  await admin.post(`/api/admin/payments/${payment?.id}/refund`, {
    ...{ amount: dollars ?? (payment?.amountCents ?? 0) / 100, reason: "It was a mistake." },
  });
  await landfall.jobsIdle();
}
async function hearFromBank() {
  sandbox.setNow(new Date(Date.now() + 900_000));
  await sandbox.processor.sweep();
  await landfall.jobsIdle();
}
const tasks = async (of = name) => {
  const rows = await db
    .select()
    .from(supportThreads)
    .where(like(supportThreads.subject, `% for ${of}`))
    .orderBy(asc(supportThreads.id));
  return rows.map(({ subject, status }) => [subject.replace(` for ${of}`, ""), status]);
};
const ALL = ["Priority support", "Social promotion", "Premium support", "Custom photography"];
const all = (status: string) => ALL.map((promise) => [promise, status]);

test("what was promised for money that went back is not owed any more, and is when it comes again", async () => {
  await buy(3, { number: FAILS_LATER });
  expect(await tasks()).toEqual(all("open"));
  await refund(20);
  expect(await tasks()).toEqual(all("open"));
  await refund(79);
  expect(await tasks()).toEqual(all("closed"));
  const [message] = (await db.select().from(supportMessages).orderBy(supportMessages.id)).slice(-1);
  expect(message?.body).toBe("The money for this went back. It is not owed any more.");
  await hearFromBank();
  expect(await tasks()).toEqual(all("open"));
});

test("a task that was done, and those of another listing, stay as they are", async () => {
  await buy(2);
  const [done] = await db
    .select()
    .from(supportThreads)
    .where(eq(supportThreads.subject, `Social promotion for ${name}`));
  await admin.put(`/api/admin/support/${done?.id}`, { status: "answered" });
  const other = (await buildListing(db, { name: "Elsewhere", ownerId: owner.id })).id;
  await buy(1, { businessId: other });
  await refund(59);
  expect(await tasks()).toEqual([
    ["Priority support", "closed"],
    ["Social promotion", "answered"],
  ]);
  expect(await tasks("Elsewhere")).toEqual([["Priority support", "open"]]);
});

test("what is kept decides which promises a shortened month keeps", async () => {
  await buy(3, { number: DISPUTED });
  await buy(3, { autoRenew: true });
  await hearFromBank();
  expect(await tasks()).toEqual(all("closed"));
});

test("what a cheaper month was promised stays when only the dearer one's money went back", async () => {
  await buy(1);
  await buy(3);
  await refund();
  expect((await tasks()).filter(([, status]) => status === "open")).toEqual([
    ["Priority support", "open"],
  ]);
});

test("a part of what a dearer month was credited with leaves its promises, all of it does not", async () => {
  await buy(2);
  await buy(3);
  await refund(20, { index: 0 });
  expect(await tasks()).toEqual(all("open"));
  await refund(39, { index: 0 });
  expect((await tasks()).filter(([, status]) => status === "open")).toEqual([
    ["Priority support", "open"],
  ]);
});
