import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { ledgerEntries, processorEvents } from "#src/db/schema/payments.server.ts";
import type { ProcessorEvent } from "#src/platform/payments/processor.server.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { SIGNATURE } from "#tests/support/fake-processor.ts";
import { startTestShop } from "#tests/support/payments.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { nextIp, startTestLandfall } from "#tests/support/test-landfall.ts";
import { openOrder } from "./open-order.server.ts";
import { ledgerOf } from "./queries.server.ts";
import { requireOrder } from "./settle-order.server.ts";

const shop = await startTestShop();
const { services, db, fake, ware } = shop;
const second = await startTestLandfall({
  ...{ database: shop.database, payments: fake, products: [ware] },
});
afterAll(async () => {
  await second.stop();
  await shop.stop();
});

let subject = 0;
beforeEach(() => {
  subject += 1;
  fake.events.length = 0;
  ware.delivered.length = 0;
  ware.followed.length = 0;
  shop.mails.length = 0;
  second.mails.length = 0;
});

const thing = () => ({
  ...{ product: ware, subjectId: String(subject), subjectName: "Halfway Rock" },
  ...{ item: 2, priceCents: 2900, creditCents: 0 },
});
async function openAsBuyer() {
  const buyer = await buildPerson(shop, { email: `buyer-${subject}@example.com` });
  const viewer = { ...buyer, isAdmin: false, mustChangePassword: false } as never;
  const opened = await openOrder(services, { viewer, senderKey: nextIp() }, thing());
  return { ...opened, buyer, intentId: [...fake.intents.keys()].at(-1) ?? "" };
}
async function subscribe() {
  const buyer = await buildPerson(shop);
  const customer = { userId: buyer.id, email: buyer.email, name: "Olive" };
  const sender = { viewer: null, senderKey: nextIp() };
  const opened = await openOrder(services, sender, { ...thing(), customer });
  return { ...opened, id: [...fake.subscriptions.keys()].at(-1) ?? "" };
}
const send = (
  landfall: typeof second,
  { body, signature }: { body: string; signature?: string },
  more = {},
) =>
  landfall.request("POST", "/api/payments/webhook", {
    rawBody: body,
    headers: signature ? { [SIGNATURE]: signature } : {},
    fromOwnPages: false,
    ...more,
  });
const lastEvent = () => fake.events.at(-1) as ProcessorEvent;

describe("an event", () => {
  test("a hundred times at once, on two processes, books, delivers and mails once", async () => {
    const { orderId, intentId, buyer } = await openAsBuyer();
    fake.pay(intentId, buyer.email);
    const signed = fake.sign(lastEvent());
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => send(n % 2 ? second : shop, signed)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const entries = await ledgerOf(db, { orderId });
    expect(entries.map(({ kind }) => kind)).toEqual(["payment", "fee"]);
    expect(ware.delivered).toHaveLength(1);
    await shop.jobsIdle();
    const mails = [...shop.mails, ...second.mails].filter(({ to }) => to === buyer.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/LF-\d{6}[\s\S]*Package 2 for Halfway Rock/);
    expect(mails[0]?.text).toMatch(/November 1, 2026[\s\S]*\$29\.00[\s\S]*Visa 4242/);
  });

  test("whose work fails leaves nothing but its failure, and is done when it comes again", async () => {
    const { orderId, intentId } = await openAsBuyer();
    fake.pay(intentId);
    ware.crash = new Error("out of memory");
    const event = lastEvent();
    expect((await shop.post(event)).status).toBe(503);
    expect(await ledgerOf(db, { orderId })).toEqual([]);
    expect((await requireOrder(db, orderId)).state).toBe("open");
    const admin = await browserOf(shop, await buildAdmin(shop));
    const failed = await admin.get("/api/admin/payment-events");
    expect(failed.body).toMatchObject([{ id: event.id, error: "out of memory" }]);
    expect((await admin.post(`/api/admin/payment-events/${event.id}/retry`)).status).toBe(200);
    expect((await admin.get("/api/admin/payment-events")).body).toEqual([]);
    expect((await requireOrder(db, orderId)).state).toBe("paid");
    expect((await shop.post(event)).status).toBe(200);
    expect(ware.delivered).toHaveLength(1);
  });

  test("while the processor does not answer is asked for again", async () => {
    const { intentId } = await openAsBuyer();
    fake.pay(intentId);
    fake.failWith.findIntent = new Error("timeout");
    expect((await shop.post(lastEvent())).status).toBe(503);
    fake.failWith = {};
    expect((await shop.post(lastEvent())).status).toBe(200);
    expect(ware.delivered).toHaveLength(1);
  });

  test("about something that is not ours is taken and does nothing", async () => {
    const foreign = await fake.createIntent({
      ...{ key: `foreign-${subject}`, amountCents: 100, description: "" },
      reference: { orderId: 1, product: "promotion", subjectId: "elsewhere", item: 1 },
    });
    fake.pay(foreign.id);
    const before = await db.$count(ledgerEntries);
    expect((await shop.post(lastEvent())).status).toBe(200);
    expect(await db.$count(ledgerEntries)).toBe(before);
  });
});

describe("the events of a subscription", () => {
  test("book and deliver once in any order", async () => {
    const { orderId, id } = await subscribe();
    fake.payFirst(id);
    for (const event of fake.events.splice(0).toReversed()) {
      expect((await shop.post(event)).status).toBe(200);
    }
    expect((await ledgerOf(db, { orderId })).map(({ kind }) => kind)).toEqual(["payment", "fee"]);
    expect(ware.delivered).toHaveLength(1);
    expect(ware.delivered[0]).toMatchObject({
      isRenewal: false,
      subscription: { state: "active" },
    });
    expect(ware.followed.at(-1)).toMatchObject({ state: "active", orderId });
  });

  test("at once, too", async () => {
    const { orderId, id } = await subscribe();
    fake.payFirst(id);
    fake.renew(id, "good");
    const events = fake.events.splice(0);
    await Promise.all([...events, ...events].map(shop.post));
    const payments = (await ledgerOf(db, { orderId })).filter(({ kind }) => kind === "payment");
    expect(payments.map(({ isRenewal }) => isRenewal).toSorted()).toEqual([false, true]);
    expect(ware.delivered).toHaveLength(2);
  });

  test("that are late bring nothing back", async () => {
    const { id } = await subscribe();
    fake.payFirst(id);
    const events = fake.events.splice(0);
    for (const event of events) await shop.post(event);
    const kept = fake.subscriptions.get(id);
    if (kept) kept.state = "ended";
    await shop.post({
      id: `evt-late-${id}`,
      type: "customer.subscription.updated",
      about: { kind: "subscription", id },
    });
    for (const { type, about } of events) await shop.post({ id: `${type}-${id}`, type, about });
    expect(ware.followed.at(-1)).toMatchObject({ state: "ended" });
    expect(ware.delivered).toHaveLength(1);
  });

  test("tell when it first failed, and later failures do not move that", async () => {
    const { id } = await subscribe();
    fake.payFirst(id);
    await shop.postAll();
    const renewsAt = fake.subscriptions.get(id)?.periodEnd;
    fake.renew(id, "refused");
    await shop.postAll();
    expect(ware.followed.at(-1)).toMatchObject({ state: "past-due", pastDueSince: renewsAt });
    await shop.post({
      id: `evt-again-${id}`,
      type: "customer.subscription.updated",
      about: { kind: "subscription", id },
    });
    expect(ware.followed.at(-1)).toMatchObject({ pastDueSince: renewsAt });
  });

  test("of nothing deliver once", async () => {
    const { id } = await subscribe();
    fake.payFirst(id);
    await shop.postAll();
    const kept = fake.subscriptions.get(id);
    if (kept) kept.priceCents = 0;
    fake.renew(id, "good");
    await shop.postAll();
    await shop.post({
      id: `evt-free-${id}`,
      type: "customer.subscription.updated",
      about: { kind: "subscription", id },
    });
    expect(ware.delivered.map(({ paidCents }) => paidCents)).toEqual([2900, 0]);
  });
});

describe("a forged event", () => {
  let event: ProcessorEvent = { id: "evt_forged", type: "payment_intent.succeeded", about: null };
  const good = () => fake.sign(event);
  const MINUTE = 60_000;
  test.each([
    ["without a signature", () => ({ body: good().body })],
    ["of another secret", () => fake.sign(event, "another")],
    ["with one byte changed", () => ({ ...good(), body: good().body.replace("forged", "forgeD") })],
    ["six minutes old", () => fake.sign(event, undefined, new Date(Date.now() - 6 * MINUTE))],
    ["that is no JSON", () => ({ body: "no", signature: good().signature })],
  ])("%s is refused and leaves no row", async (_name, made) => {
    const before = await db.$count(processorEvents);
    const { orderId, intentId } = await openAsBuyer();
    fake.pay(intentId);
    event = { ...event, about: { kind: "intent", id: intentId } };
    const answer = await send(shop, made());
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "forged_event" });
    expect(await db.$count(processorEvents)).toBe(before);
    expect((await requireOrder(db, orderId)).state).toBe("open");
    expect(ware.delivered).toEqual([]);
    // The same, signed, would have been believed.
    expect((await send(shop, fake.sign({ ...event, id: `evt_${intentId}` }))).status).toBe(200);
    expect(ware.delivered).toHaveLength(1);
  });

  test("300 kB are read, more than a megabyte are not", async () => {
    const large = { ...event, id: "evt_large", type: "x".repeat(300_000) };
    expect((await send(shop, fake.sign(large))).status).toBe(200);
    const huge = { ...event, id: "evt_huge", type: "x".repeat(1_100_000) };
    expect((await send(shop, fake.sign(huge))).status).toBe(413);
  });
});

test("a site without a processor says so", async () => {
  const closed = await startTestLandfall({ payments: null });
  const settings = await closed.request("GET", "/api/payments/settings");
  expect(await settings.json()).toEqual({
    ...{ processor: null, publishableKey: null, isSandbox: false, isOpen: false },
  });
  expect((await send(closed, { body: "{}" })).status).toBe(503);
  await closed.stop();
});
