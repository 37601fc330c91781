import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { sandboxCharges, sandboxEvents, sandboxIntents } from "#src/db/schema/sandbox.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { payByCard } from "#tests/support/pay.ts";
import { buildPerson, PASSWORD } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;
const { processor } = landfall.services.sandbox;

const reference = { orderId: 1, product: "promotion", subjectId: "1", item: 1 };
const books = async () =>
  JSON.stringify([await db.select().from(sandboxIntents), await db.select().from(sandboxCharges)]);

test("an address that is none is refused before the card is tried", async () => {
  const browser = await browserOf(landfall, await buildPerson(landfall));
  const order = { amountCents: 2900, description: "A month", reference };
  const { id, clientSecret } = await processor.createIntent({ key: randomUUID(), ...order });
  const card = { number: "4242424242424242", expMonth: 12, expYear: 2050, cvc: "123" };
  const body = { clientSecret, email: "nobody", ...card };
  const answer = await browser.post(`/api/sandbox/intents/${id}/confirm`, body);
  expect(answer).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
  expect(await processor.findIntent(id)).toMatchObject({ state: "open" });
});

test("the address for a receipt survives the challenge, and is forgotten a month after the payment was told", async () => {
  landfall.services.sandbox.deliveries = "refused";
  const order = { amountCents: 2900, description: "A month", reference };
  const { id, clientSecret } = await processor.createIntent({ key: randomUUID(), ...order });
  const typed = { clientSecret, number: "4000002500003155", email: "Nell@example.com" };
  expect(await payByCard(landfall, openBrowser(landfall), typed)).toBe("challenge");
  const body = { clientSecret, accept: true };
  await openBrowser(landfall).post(`/api/sandbox/intents/${id}/challenge`, body);
  const { chargeId } = await processor.findIntent(id);
  landfall.services.sandbox.setNow(new Date(Date.now() + 31 * 86_400_000));
  await processor.sweep();
  expect(await processor.findCharge(chargeId ?? "")).toMatchObject({ email: "nell@example.com" });
  await db.update(sandboxEvents).set({ isDelivered: true });
  landfall.services.sandbox.setNow(new Date(Date.now() + 29 * 86_400_000));
  await processor.sweep();
  expect(await processor.findCharge(chargeId ?? "")).toMatchObject({ email: "nell@example.com" });
  landfall.services.sandbox.setNow(new Date(Date.now() + 31 * 86_400_000));
  await processor.sweep();
  expect(await processor.findCharge(chargeId ?? "")).toMatchObject({
    email: null,
    card: { last4: "3155" },
  });
  expect(await books()).not.toContain("nell@example.com");
});

test("the address of whoever deletes the account is forgotten at once", async () => {
  landfall.services.sandbox.setNow(null);
  const person = await buildPerson(landfall);
  const order = { amountCents: 2900, description: "A month", reference };
  const { id, clientSecret } = await processor.createIntent({ key: randomUUID(), ...order });
  const browser = await browserOf(landfall, person);
  await payByCard(landfall, browser, { clientSecret, email: person.email });
  const { chargeId } = await processor.findIntent(id);
  const charge = () => processor.findCharge(chargeId ?? "");
  expect(await charge()).toMatchObject({ email: person.email.toLowerCase() });
  const { status } = await browser.delete("/api/user", { password: PASSWORD });
  expect(status).toBeLessThan(300);
  expect(await charge()).toMatchObject({ email: null });
});
