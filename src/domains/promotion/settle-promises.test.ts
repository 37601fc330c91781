import { asc, eq, like } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { ledgerEntries } from "#src/db/schema/payments.server.ts";
import { promotions } from "#src/db/schema/promotion.server.ts";
import { supportMessages, supportThreads } from "#src/db/schema/support.server.ts";
import { formatLongDay } from "#src/shared/plain-format.ts";
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
async function paymentAt(index: number) {
  const rows = await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.kind, "payment"))
    .orderBy(ledgerEntries.id);
  return rows.filter(({ subjectId }) => subjectId === String(id)).at(index);
}
/** All of the last payment, unless another or a part is named. */
async function refund(dollars?: number, { index = -1 } = {}) {
  const payment = await paymentAt(index);
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

describe("before money goes back it is said", () => {
  /** What the administrator reads before. */
  async function foresee(index: number, dollars?: number) {
    const payment = await paymentAt(index);
    const amount = dollars ?? (payment?.amountCents ?? 0) / 100;
    const { body } = await admin.get(`/api/admin/payments/${payment?.id}/refund?amount=${amount}`);
    return (body as { sentences: string[] }).sentences;
  }
  const promotionsOf = () =>
    db.select().from(promotions).where(eq(promotions.businessId, id)).orderBy(promotions.id);
  const levelOf = async () =>
    (await db.select().from(businesses).where(eq(businesses.id, id)))[0]?.paidLevel;
  const dayOf = (date: Date | undefined) => formatLongDay(date?.toISOString() ?? "");
  const lastDay = async () => dayOf((await promotionsOf()).at(-1)?.endsAt);

  test("that a part of a month's money shortens nothing", async () => {
    await buy(1);
    const words = `Basic Featured for ${name} runs until ${await lastDay()}.`;
    expect(await foresee(0, 28.99)).toEqual([
      `Nothing is shortened: ${words} Nothing more is charged for it.`,
    ]);
  });

  test("what ends with all of it, and nothing has ended yet", async () => {
    await buy(2);
    const before = await promotionsOf();
    const sentences = await foresee(0);
    expect(sentences).toEqual([
      `Premium Featured that was to run until ${await lastDay()} ends at once.`,
      "The listing falls from Premium to None.",
      "Tasks that are still open are closed: Priority support, Social promotion.",
    ]);
    await landfall.jobsIdle();
    expect(await promotionsOf()).toEqual(before);
    expect(await levelOf()).toBe(2);
    await refund(undefined, { index: 0 });
    expect(await levelOf()).toBe(0);
  });

  test("on which day ends what a part that goes back was credited to", async () => {
    await buy(1);
    await buy(3);
    const before = await lastDay();
    const [sentence, ...more] = await foresee(0, 10);
    expect(more).toEqual([]);
    await refund(10, { index: 0 });
    expect(await lastDay()).not.toBe(before);
    expect(sentence).toBe(`Top Placement ends on ${await lastDay()} instead of on ${before}.`);
    expect((await foresee(0, 19))[0]).toMatch(/^Top Placement ends on/);
  });

  test("that the month which waited for it begins at once", async () => {
    await buy(1);
    await buy(1);
    const [, waits] = await promotionsOf();
    const [starts, ends] = [dayOf(waits?.startsAt), dayOf(waits?.endsAt)];
    const sentences = await foresee(0);
    await refund(undefined, { index: 0 });
    const now = await lastDay();
    expect(sentences).toEqual([
      `Basic Featured that was to run until ${starts} ends at once.`,
      `Basic Featured begins at once instead of on ${starts}, and ends on ${now} instead of on ${ends}.`,
    ]);
  });

  test("that what renews is charged no more, and that what is gone already ends nothing", async () => {
    await buy(1, { autoRenew: true });
    expect(await foresee(0)).toContain(
      `Basic Featured that was to run until ${await lastDay()} ends at once and is charged no more.`,
    );
    await refund(20);
    const { status } = await admin.get(
      `/api/admin/payments/${(await paymentAt(0))?.id}/refund?amount=29`,
    );
    expect(status).toBe(409);
  });
});
