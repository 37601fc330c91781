import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import { startTestShop } from "#tests/support/payments.ts";
import { buildPerson } from "#tests/support/people.ts";
import { nextIp } from "#tests/support/test-landfall.ts";
import { openHostedOrder } from "./open-hosted-order.server.ts";
import { openOrder } from "./open-order.server.ts";
import { settleOrder } from "./settle-order.server.ts";
import type { WantedOrder } from "./wanted-order.server.ts";

const shop = await startTestShop();
const { services, db, fake, ware } = shop;
afterAll(() => shop.stop());

let subject = 0;
beforeEach(async () => {
  subject += 1;
  fake.events.length = 0;
  fake.failWith = {};
  await db.execute(sql`truncate rate_limits`);
});

const stranger = () => ({ viewer: null, senderKey: nextIp() });
const wanted = (more: Partial<WantedOrder> = {}): WantedOrder => ({
  ...{ product: ware, subjectId: String(subject), subjectName: "Halfway Rock" },
  ...{ item: 2, priceCents: 2900, creditCents: 0, customer: null, ...more },
});
const open = (more: Partial<WantedOrder> = {}) => openOrder(services, stranger(), wanted(more));
const ordersHere = () =>
  db.$count(paymentOrders, sql`${paymentOrders.subjectId} = ${String(subject)}`);
const owner = (id: string) => ({ userId: id, email: "owner@example.com", name: "Olive" });

describe("opening an order", () => {
  test("fifty at once get one order and one intent", async () => {
    const before = fake.intents.size;
    const opened = await Promise.all(Array.from({ length: 50 }, () => open()));
    expect(new Set(opened.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(new Set(opened.map(({ orderId }) => orderId)).size).toBe(1);
    expect(opened[0]).toMatchObject({ amountCents: 2900, isPaid: false });
    expect(await ordersHere()).toBe(1);
    expect(fake.intents.size).toBe(before + 1);
  });

  test("another price closes the open one, whose intent cannot be paid any more", async () => {
    const first = await open();
    const second = await open({ priceCents: 3900 });
    expect(second).toMatchObject({ amountCents: 3900 });
    expect(second.orderId).not.toBe(first.orderId);
    expect(await settleOrder(services, first)).toBe("closed");
    const [intent] = [...fake.intents.values()].filter(
      ({ clientSecret }) => clientSecret === first.clientSecret,
    );
    expect(intent?.state).toBe("cancelled");
  });

  test("one that was paid at the old price in the last moment counts", async () => {
    const first = await open();
    const [id = ""] = [...fake.intents.keys()].slice(-1);
    fake.pay(id);
    const second = await open({ priceCents: 3900 });
    expect(await settleOrder(services, first)).toBe("paid");
    expect(second.clientSecret).not.toBeNull();
    expect(ware.delivered.filter(({ orderId }) => orderId === first.orderId)).toHaveLength(1);
  });

  test("a paid one is told as paid, without a secret", async () => {
    const { orderId } = await open();
    fake.pay([...fake.intents.keys()].at(-1) ?? "");
    expect(await open()).toMatchObject({ orderId, isPaid: true, clientSecret: null });
  });

  test("credit is taken off; what is below the least charge is given", async () => {
    expect(await open({ creditCents: 900 })).toMatchObject({ amountCents: 2000, creditCents: 900 });
    const before = fake.intents.size;
    const given = await open({ item: 3, creditCents: 2851 });
    expect(given).toMatchObject({ amountCents: 0, isPaid: true, clientSecret: null });
    expect(fake.intents.size).toBe(before);
    expect(ware.delivered.at(-1)).toMatchObject({ orderId: given.orderId, paidCents: 0 });
  });

  test("a subscription's first charge is never nothing", async () => {
    const { id } = await buildPerson(shop);
    const opened = await open({ creditCents: 2900, customer: owner(id) });
    expect(opened).toMatchObject({ amountCents: 50, creditCents: 2850, isPaid: false });
  });

  test("another owner gets a subscription of their own", async () => {
    const [one, two] = [await buildPerson(shop), await buildPerson(shop)];
    const first = await open({ customer: owner(one.id) });
    const second = await open({ customer: owner(two.id) });
    expect(second.orderId).not.toBe(first.orderId);
    expect(await settleOrder(services, first)).toBe("closed");
  });

  test("a subscription that died unpaid makes place for a new one", async () => {
    const { id } = await buildPerson(shop);
    const first = await open({ customer: owner(id) });
    const kept = [...fake.subscriptions.values()].at(-1);
    if (kept) kept.state = "ended";
    const second = await open({ customer: owner(id) });
    expect(second.orderId).not.toBe(first.orderId);
    expect(second.clientSecret).not.toBe(first.clientSecret);
  });

  test("a processor that failed is asked with another key the next time", async () => {
    fake.failWith.createIntent = new Error("502");
    await expect(open()).rejects.toThrow("502");
    fake.failWith = {};
    expect((await open()).clientSecret).toMatch(/^pi_/);
    const [order] = await db
      .select()
      .from(paymentOrders)
      .where(sql`${paymentOrders.subjectId} = ${String(subject)}`);
    expect(order?.attempt).toBe(2);
  });

  test("new orders of one network address are limited, the same one again is not", async () => {
    const sender = stranger();
    for (let n = 0; n < 20; n += 1) {
      await openOrder(services, sender, wanted({ subjectId: `${subject}-${n}` }));
    }
    await openOrder(services, sender, wanted({ subjectId: `${subject}-0` }));
    const refused = openOrder(services, sender, wanted({ subjectId: `${subject}-20` }));
    await expect(refused).rejects.toMatchObject({ kind: "rate_limited" });
  });

  test("ten refused cards close it", async () => {
    const { orderId } = await open();
    const id = [...fake.intents.keys()].at(-1) ?? "";
    for (let n = 0; n < 9; n += 1) fake.decline(id);
    await shop.postAll();
    await shop.jobsIdle();
    expect(await settleOrder(services, { orderId })).toBe("open");
    fake.decline(id);
    await shop.postAll();
    await shop.jobsIdle();
    expect(await settleOrder(services, { orderId })).toBe("closed");
    expect((await open()).orderId).not.toBe(orderId);
  });
});

describe("a page of the processor's", () => {
  test("is the same as long as it is open, and another once it has expired", async () => {
    const person = await buildPerson(shop);
    const order = {
      ...wanted({ item: 0, priceCents: 3900 }),
      ...{ customer: owner(person.id), successUrl: "/yes", cancelUrl: "/no" },
    };
    const opened = await Promise.all([1, 2, 3].map(() => openHostedOrder(services, order)));
    expect(new Set(opened.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1);
    const kept = [...fake.checkouts.values()].at(-1);
    Object.assign(kept ?? {}, { state: "expired", url: null });
    const again = await openHostedOrder(services, order);
    expect(again.checkoutUrl).not.toBe(opened[0]?.checkoutUrl);
  });
});
