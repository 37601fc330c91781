import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { browserOf } from "#tests/support/browser-like.ts";
import { startTestShop } from "#tests/support/payments.ts";
import { buildPerson } from "#tests/support/people.ts";
import { openTill } from "#tests/support/till.ts";
import { requireOrder } from "./settle-order.server.ts";

const shop = await startTestShop();
const { db, fake } = shop;
afterAll(() => shop.stop());

const till = openTill(shop);
const { buyOnce, subscribe } = till;
beforeEach(() => till.nextCustomer());

describe("the receipt", () => {
  test("goes to the address that was typed with the card, which is then forgotten", async () => {
    const { orderId, intentId } = await buyOnce();
    fake.pay(intentId, "Payer@example.com");
    await shop.postAll();
    expect((await shop.mailTo("payer@example.com")).text).toContain("there is nothing to cancel");
    expect((await requireOrder(db, orderId)).receiptEmail).toBeNull();
  });

  test("and the payment are those of whoever paid, not of whoever opened the page", async () => {
    const [opener, payer] = [await buildPerson(shop), await buildPerson(shop)];
    const [opening, paying] = [await browserOf(shop, opener), await browserOf(shop, payer)];
    const { intentId } = await buyOnce({ id: opener.id });
    fake.pay(intentId, payer.email);
    await shop.postAll();
    await shop.jobsIdle();
    expect(shop.mails.map(({ to }) => to)).toEqual([payer.email]);
    const payment = { kind: "payment", card: "Visa 4242" };
    expect((await paying.get("/api/user/data")).body).toMatchObject({ payments: [payment] });
    expect((await opening.get("/api/user/data")).body).toMatchObject({ payments: [] });
  });

  test("to an address that was only typed is mailed ten times a day at most", async () => {
    const email = "stranger@example.com";
    for (let paid = 0; paid < 11; paid += 1) {
      const { orderId, intentId } = await buyOnce();
      fake.pay(intentId, email);
      await shop.postAll();
      await shop.jobsIdle();
      expect((await requireOrder(db, orderId)).receiptEmail).toBeNull();
    }
    expect(shop.mails.filter(({ to }) => to === email)).toHaveLength(10);
  });

  test("of a subscription says how to cancel", async () => {
    const { id, buyer } = await subscribe();
    fake.payFirst(id);
    await shop.postAll();
    expect((await shop.mailTo(buyer.email)).text).toContain("/user-dashboard");
  });
});
