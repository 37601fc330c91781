import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { confirmIntent } from "./confirm-intent.server.ts";
import { findPortalPage } from "./portal-page.server.ts";
import { openPortal, sealPortal } from "./portal-token.server.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { sandbox, secrets } = landfall.services;
const { processor } = sandbox;
sandbox.deliveries = "dropped";

const RETURN_TO = "http://localhost:3000/user-dashboard";
const card = (number: string) => ({ number, expMonth: 12, expYear: 2050, cvc: "123" });

const begin = () =>
  processor.createSubscription({
    key: randomUUID(),
    customer: { userId: "u1", email: "nora@example.com", name: "Nora", customerId: null },
    priceCents: 5900,
    creditCents: 0,
    description: "Premium Featured",
    reference: { orderId: 1, product: "promotion", subjectId: "1", item: 2 },
  });

async function subscribe(number: string) {
  const { id, clientSecret } = await begin();
  const secret = clientSecret ?? "";
  const intentId = secret.split("_secret_")[0] ?? "";
  await confirmIntent(processor.books, { id: intentId, clientSecret: secret, ...card(number) });
  return processor.findSubscription(id);
}

const tokenOf = (link: string | null) => (link ?? "").split("/sandbox-portal/")[1] ?? "";

const replace = async (token: string, number: string) => {
  const body = { token, ...card(number) };
  return landfall.request("POST", "/api/sandbox/portal/card", { body });
};

test("a new card pays what is overdue at once, and the next month too", async () => {
  sandbox.setNow(new Date("2030-01-10T10:00:00Z"));
  const { id, customerId } = await subscribe("4000000000000341");
  sandbox.setNow(new Date("2030-02-10T10:00:00Z"));
  await processor.sweep();
  expect((await processor.findSubscription(id)).state).toBe("past-due");

  const token = tokenOf(await processor.createPortalLink(customerId, RETURN_TO));
  expect(processor.openPortal(token)).toEqual({ customerId, returnTo: RETURN_TO });
  const refused = await (await replace(token, "4000000000000002")).json();
  expect(refused).toMatchObject({ state: "failed", message: expect.stringContaining("declined") });
  expect((await processor.findSubscription(id)).state).toBe("past-due");
  expect(await (await replace(token, "5555555555554444")).json()).toEqual({ state: "succeeded" });
  expect((await processor.findSubscription(id)).state).toBe("active");

  sandbox.setNow(new Date("2030-03-10T10:00:00Z"));
  await processor.sweep();
  const page = await findPortalPage(processor.books.db, customerId);
  expect(page.subscriptions).toMatchObject([{ state: "active", card: "Mastercard 4444" }]);
  expect(page.invoices.map(({ state }) => state)).toEqual(["paid", "paid", "paid"]);
});

test("a checkout that was never paid is not listed, also when a card was given meanwhile", async () => {
  sandbox.setNow(null);
  const { id, customerId } = await begin();
  const token = tokenOf(await processor.createPortalLink(customerId, RETURN_TO));
  await replace(token, "5555555555554444");
  await processor.cancelSubscription({ id, at: "now" });
  expect((await processor.findSubscription(id)).state).toBe("ended");
  const { subscriptions, invoices } = await findPortalPage(processor.books.db, customerId);
  expect(subscriptions.map((each) => each.id)).not.toContain(id);
  expect(invoices.filter(({ state }) => state === "void")).toEqual([]);
});

test("a link that nobody made, or of an hour ago, opens nothing", async () => {
  const now = new Date();
  const portal = { customerId: "cus_1", returnTo: RETURN_TO };
  const old = sealPortal(secrets, portal, new Date(+now - 3_700_000));
  expect(openPortal(secrets, sealPortal(secrets, portal, now), now)).toEqual(portal);
  // Pages have addresses without capital letters: any other is led to them.
  expect(sealPortal(secrets, portal, now)).toMatch(/^[0-9a-f]+$/);
  for (const token of [old, "none", "", "cus_1"]) {
    expect(openPortal(secrets, token, now)).toBeNull();
    expect((await replace(token, "4242424242424242")).status).toBe(404);
  }
});
