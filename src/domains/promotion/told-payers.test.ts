import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { ledgerEntries } from "#src/db/schema/payments.server.ts";
import { promotions } from "#src/db/schema/promotion.server.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { payByCard } from "#tests/support/pay.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { OpenedIntent } from "./promotion-contract.ts";
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
let listings = 0;
let name: string;
let id: number;
beforeEach(async () => {
  listings += 1;
  name = `Halfway Rock ${listings}`;
  id = (await buildListing(db, { name, ownerId: owner.id })).id;
});

async function buyBasic(card: { number?: string; email?: string; autoRenew: boolean }) {
  const { autoRenew, ...typed } = card;
  const { body } = await browser.post("/api/create-payment-intent", {
    ...{ businessId: id, packageLevel: 1, amount: 29, currency: "usd", autoRenew },
  });
  await payByCard(landfall, browser, { ...(body as OpenedIntent), ...typed });
  landfall.mails.length = 0;
}
const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);
async function sweepAt(now: Date) {
  sandbox.setNow(now);
  await sandbox.processor.sweep();
  await landfall.jobsIdle();
}
async function at(now: Date) {
  await sweepAt(now);
  await refreshLevels(services, now);
  await landfall.jobsIdle();
}
const subjects = () =>
  landfall.mails.map(({ subject }) => subject).filter((subject) => subject.includes(name));

test.each([
  ["whoever paid", "Stranger@example.com", 20, "stranger@example.com"],
  ["the account of whoever paid", owner.email, 40, owner.email],
])("a refund is told to %s, long after the payment", async (_who, email, days, to) => {
  await buyBasic({ autoRenew: false, email });
  await sweepAt(daysAfter(new Date(), days));
  await refundAll();
  const told = landfall.mails.filter(({ subject }) => subject.startsWith("Your refund for"));
  expect(told.map((mail) => mail.to)).toEqual([to]);
  expect(told[0]?.text).toContain("It was a sandbox payment");
});

async function refundAll() {
  const [payment] = await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.subjectId, String(id)));
  await admin.post(`/api/admin/payments/${payment?.id}/refund`, { amount: 29, reason: "A gift." });
  await landfall.jobsIdle();
  await refreshLevels(services, daysAfter(new Date(), 0.001));
  await landfall.jobsIdle();
}
const toldTo = (to: string) =>
  landfall.mails
    .filter((mail) => mail.to === to && `${mail.subject} ${mail.text}`.includes(name))
    .map(({ text }) => text.replaceAll(/\s+/g, " "));

test("an owner who paid is told of a refund and of the end in one mail", async () => {
  await buyBasic({ autoRenew: false, email: owner.email });
  await refundAll();
  expect(toldTo(owner.email)).toEqual([
    expect.stringContaining(
      `Basic Featured for ${name} has ended. Nothing more is charged for it.`,
    ),
  ]);
});

test("an owner is told of an end, and why, when somebody else's payment is refunded or taken back", async () => {
  await buyBasic({ autoRenew: false, email: "giver@example.com" });
  await refundAll();
  expect(toldTo("giver@example.com")).toEqual([
    expect.stringContaining("What it paid for ends with it."),
  ]);
  const ended = (why: string) => [
    expect.stringContaining(`Basic Featured for ${name} has ended, because ${why}.`),
  ];
  expect(toldTo(owner.email)).toEqual(ended("a payment for it was refunded"));

  await buyBasic({ autoRenew: false, email: owner.email, number: "4000000000000259" });
  await sweepAt(daysAfter(new Date(), 0.01));
  await refreshLevels(services, daysAfter(new Date(), 0.001));
  await landfall.jobsIdle();
  expect(toldTo(owner.email)).toEqual(ended("the bank of whoever paid for it took the money back"));
});

test("nobody is told of an end while the processor has yet to say whether it renews", async () => {
  await buyBasic({ autoRenew: true, number: "4000000000000341" });
  const [promotion] = await db.select().from(promotions).where(eq(promotions.businessId, id));
  const end = promotion?.endsAt ?? new Date(0);
  await refreshLevels(services, daysAfter(end, 0.001));
  await at(daysAfter(end, 0.002));
  expect(subjects()).toEqual([`The promotion of ${name} could not be renewed`]);
  const [listing] = await db.select().from(businesses).where(eq(businesses.id, id));
  expect(listing?.featuredLevel).toBe(1);
  expect((await browser.get("/api/user/refused-cards")).body).toEqual([
    {
      what: `Basic Featured for ${name}`,
      path: `/user-dashboard/business/${id}?tab=promotion`,
    },
  ]);
  expect((await admin.get("/api/user/refused-cards")).body).toEqual([]);
  await at(daysAfter(end, 8));
  await at(daysAfter(end, 9));
  expect(subjects().filter((subject) => subject.endsWith("has ended"))).toHaveLength(1);
});

test("whoever paid sees it with its receipt's number and what went back, and nobody else's", async () => {
  await buyBasic({ autoRenew: false, email: owner.email });
  await buyBasic({ autoRenew: false, email: "giver@example.com" });
  await refundAll();
  const path = `/api/user/payments?product=promotion&subjectId=${id}`;
  const { body } = await browser.get(path);
  expect(body).toEqual([
    {
      ...{ id: expect.any(Number), number: expect.stringMatching(/^LF-\d{6}$/) },
      ...{ description: `Basic Featured for ${name}`, amount: 29, card: "Visa 4242" },
      paidAt: expect.any(String),
      refunds: [
        {
          ...{ id: expect.any(Number), amount: 29, state: "succeeded" },
          createdAt: expect.any(String),
        },
      ],
    },
  ]);
  expect((await admin.get(path)).body).toEqual([]);
  expect((await browser.get("/api/user/payments?product=promotion")).status).toBe(400);
});
