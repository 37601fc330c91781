import { afterAll, beforeEach, expect, test } from "vitest";
import { startTestShop } from "#tests/support/payments.ts";
import { openTill } from "#tests/support/till.ts";

const shop = await startTestShop();
const { fake } = shop;
afterAll(() => shop.stop());

const till = openTill(shop);
beforeEach(() => till.nextCustomer());

const refund = async (chargeId: string, amountCents: number, key: string) => {
  await fake.refund({ key, chargeId, amountCents });
  await shop.postAll();
  await shop.jobsIdle();
};
const told = () =>
  shop.mails
    .filter(({ subject }) => subject.startsWith("Your refund"))
    .map(({ to, text }) => ({ to, text: text.replace(/\s+/g, " ") }));

test("whoever paid once is told at the address that was typed with the card, of each refund once", async () => {
  const { intentId } = await till.buyOnce();
  const chargeId = fake.pay(intentId, "Payer@example.com");
  await shop.postAll();
  await refund(chargeId, 1000, `part-${chargeId}`);
  expect(told()).toMatchObject([{ to: "payer@example.com" }]);
  expect(told()[0]?.text).toContain("$10.00 of the $29.00 that you paid goes back to Visa 4242");
  expect(told()[0]?.text).not.toContain("ends with it");
  await refund(chargeId, 1900, `rest-${chargeId}`);
  fake.endRefund([...fake.refunds.keys()].at(-1) ?? "", "succeeded");
  await shop.postAll();
  await shop.jobsIdle();
  expect(told()).toHaveLength(2);
  expect(told()[1]?.text).toContain(
    "What it paid for ends with it. Nothing more is charged for it.",
  );
  expect(told()[1]?.text).not.toContain("dashboard");
});

test("whoever paid is told once of a refund that failed, and once when it has gone through at last", async () => {
  const { intentId } = await till.buyOnce();
  const chargeId = fake.pay(intentId, "payer@example.com");
  await shop.postAll();
  const hear = async (state: "failed" | "succeeded") => {
    const id = [...fake.refunds.keys()].at(-1) ?? "";
    for (const _again of [1, 2]) {
      fake.endRefund(id, state);
      await shop.postAll();
    }
    await shop.jobsIdle();
  };
  fake.refundsArePending = true;
  await refund(chargeId, 2900, `lost-${chargeId}`);
  await hear("failed");
  await refund(chargeId, 2900, `again-${chargeId}`);
  await hear("succeeded");
  expect(told()).toMatchObject(
    [
      "All of the $29.00 that you paid goes back",
      "The refund of $29.00 did not reach Visa 4242: the bank sent it back. We know of it",
      "All of the $29.00 that you paid goes back",
      "An earlier refund had failed; this one has gone through.",
    ].map((words) => ({ to: "payer@example.com", text: expect.stringContaining(words) })),
  );
});

test("whoever is charged again is told at the account's address", async () => {
  const { id, buyer } = await till.subscribe();
  const chargeId = fake.payFirst(id) ?? "";
  await shop.postAll();
  await refund(chargeId, 2900, `all-${chargeId}`);
  expect(told()).toMatchObject([{ to: buyer.email }]);
  expect(told()[0]?.text).toContain("your dashboard shows what still runs");
  expect(told()[0]?.text).toContain("All of the $29.00 that you paid goes back");
});
