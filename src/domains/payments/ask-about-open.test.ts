import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startTestShop } from "#tests/support/payments.ts";
import { buildPerson } from "#tests/support/people.ts";
import { openTill } from "#tests/support/till.ts";
import { askAboutOpen } from "./ask-about-open.server.ts";
import { ledgerOf } from "./queries.server.ts";
import { requireOrder } from "./settle-order.server.ts";

const shop = await startTestShop();
const { services, db, fake, ware } = shop;
afterAll(() => shop.stop());

const till = openTill(shop);
const { buyOnce, paid, subscribe } = till;
beforeEach(() => till.nextCustomer());

const HOUR = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR);
const kinds = async (orderId: number) => (await ledgerOf(db, { orderId })).map(({ kind }) => kind);
const stateOf = async (orderId: number) => (await requireOrder(db, orderId)).state;
const askedOf = async (orderId: number, clientSecret: string) => {
  const answer = await shop.request("POST", `/api/payments/orders/${orderId}`, {
    body: { clientSecret },
  });
  return answer.ok ? ((await answer.json()) as { state: string }).state : answer.status;
};

describe("money of which nobody told", () => {
  test("is found when the browser comes back, and only by whoever holds the secret", async () => {
    const { orderId, clientSecret, intentId } = await buyOnce();
    expect(await askedOf(orderId, clientSecret)).toBe("open");
    expect(await askedOf(orderId, "guessed")).toBe(404);
    fake.pay(intentId);
    expect(await askedOf(orderId, clientSecret)).toBe("paid");
    await shop.postAll();
    expect(ware.delivered).toHaveLength(1);
    expect(await askedOf(orderId, clientSecret)).toBe("paid");
  });

  test("is found by the sweep after five minutes", async () => {
    const buyer = await buildPerson(shop);
    const { orderId, intentId } = await buyOnce();
    fake.pay(intentId, buyer.email);
    await askAboutOpen(services, { now: new Date() });
    expect(await stateOf(orderId)).toBe("open");
    await askAboutOpen(services, { now: later(0.1) });
    expect(await stateOf(orderId)).toBe("paid");
    expect(await kinds(orderId)).toEqual(["payment", "fee"]);
    expect((await shop.mailTo(buyer.email)).subject).toMatch(/^Your receipt LF-/);
  });

  test("that is on its way is not given up", async () => {
    const { orderId, clientSecret, intentId } = await buyOnce();
    const intent = fake.intents.get(intentId);
    if (intent) intent.state = "processing";
    expect(await askedOf(orderId, clientSecret)).toBe("processing");
    await askAboutOpen(services, { now: later(25) });
    expect(await stateOf(orderId)).toBe("open");
  });

  test("and orders that nobody pays for a day are closed", async () => {
    const { orderId, intentId } = await buyOnce();
    await askAboutOpen(services, { now: later(25) });
    expect(await stateOf(orderId)).toBe("closed");
    expect(fake.intents.get(intentId)?.state).toBe("cancelled");
  });

  test("of a subscription's renewal is found when its month is over", async () => {
    const { orderId, id } = await subscribe();
    fake.payFirst(id);
    await shop.postAll();
    fake.renew(id, "good");
    fake.events.length = 0;
    await askAboutOpen(services, { now: later(24 * 31) });
    expect(await kinds(orderId)).toEqual(["payment", "fee", "payment", "fee"]);
    expect(ware.delivered.at(-1)).toMatchObject({ isRenewal: true });
  });

  test("a fee that is known later is a row of its own", async () => {
    fake.knowsFees = false;
    const { orderId, chargeId } = await paid();
    expect(await kinds(orderId)).toEqual(["payment"]);
    fake.tellFee(chargeId);
    fake.tellFee(chargeId);
    await shop.postAll();
    expect(await kinds(orderId)).toEqual(["payment", "fee"]);
  });

  test("of a fee of which no word came is found by the sweep, on whatever way it was paid", async () => {
    fake.knowsFees = false;
    const { orderId, clientSecret, intentId } = await buyOnce();
    const chargeId = fake.pay(intentId);
    expect(await askedOf(orderId, clientSecret)).toBe("paid");
    fake.tellFee(chargeId);
    fake.events.length = 0;
    await askAboutOpen(services, { now: new Date() });
    expect(await kinds(orderId)).toEqual(["payment"]);
    await askAboutOpen(services, { now: later(0.1) });
    expect(await kinds(orderId)).toEqual(["payment", "fee"]);
  });
});
