import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { sandboxCharges, sandboxCheckouts, sandboxIntents } from "#src/db/schema/sandbox.server.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { PaymentOutcome } from "./contract.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const { sandbox } = landfall.services;
const { processor } = sandbox;
sandbox.deliveries = "dropped";

const reference = { orderId: 1, product: "promotion", subjectId: "1", item: 1 };
const newIntent = (amountCents = 2900) =>
  processor.createIntent({ key: randomUUID(), amountCents, description: "A month", reference });

interface Holder {
  id: string;
  clientSecret: string;
}

const card = (number: string) => ({ number, expMonth: 12, expYear: 2050, cvc: "123" });

const post = (path: string, body: object) => landfall.request("POST", path, { body });

async function pay({ id, clientSecret }: Holder, number: string): Promise<PaymentOutcome> {
  const body = { clientSecret, ...card(number) };
  return (await post(`/api/sandbox/intents/${id}/confirm`, body)).json();
}

async function answer({ id, clientSecret }: Holder, accept: boolean): Promise<PaymentOutcome> {
  return (await post(`/api/sandbox/intents/${id}/challenge`, { clientSecret, accept })).json();
}

const chargesOf = ({ id }: Holder) =>
  landfall.db.$count(sandboxCharges, eq(sandboxCharges.intentId, id));

describe("a test card", () => {
  test.each([
    ["4000000000000002", "declined"],
    ["4000000000009995", "insufficient funds"],
    ["4000000000000069", "has expired"],
    ["4000000000000127", "security code is incorrect"],
    ["4111111111111111", "only the test cards"],
    ["not a number", "only the test cards"],
  ])("%s is refused: %s; then another one pays the same intent", async (number, why) => {
    const intent = await newIntent();
    const outcome = await pay(intent, number);
    expect(outcome).toEqual({ state: "failed", message: expect.stringContaining(why) });
    expect(await pay(intent, "5555 5555 5555 4444")).toEqual({ state: "succeeded" });
    expect(await chargesOf(intent)).toBe(1);
  });

  test("whose month has passed is refused", async () => {
    const { id, clientSecret } = await newIntent();
    const body = { clientSecret, ...card("4242424242424242"), expYear: 2020 };
    const outcome = await (await post(`/api/sandbox/intents/${id}/confirm`, body)).json();
    expect(outcome).toMatchObject({ state: "failed", message: expect.stringContaining("past") });
  });

  test("is of no use without the secret", async () => {
    const intent = await newIntent();
    const thief = { id: intent.id, clientSecret: "guessed" };
    const body = { ...thief, ...card("4242424242424242") };
    expect((await post(`/api/sandbox/intents/${intent.id}/confirm`, body)).status).toBe(404);
    expect((await post("/api/sandbox/intents/pi_none/confirm", body)).status).toBe(404);
    expect(await processor.findIntent(intent.id)).toMatchObject({ state: "open" });
  });
});

describe("3-D Secure", () => {
  const SECURED = "4000 0025 0000 3155";

  test("pays when it is accepted, and not before", async () => {
    const intent = await newIntent();
    expect(await pay(intent, SECURED)).toEqual({ state: "challenge" });
    expect(await processor.findIntent(intent.id)).toMatchObject({ state: "open", chargeId: null });
    expect(await answer(intent, true)).toEqual({ state: "succeeded" });
    expect(await answer(intent, false)).toEqual({ state: "succeeded", isPaidBefore: true });
    expect(await chargesOf(intent)).toBe(1);
  });

  test("that fails leaves the intent open; it is asked again, or another card pays", async () => {
    const intent = await newIntent();
    await pay(intent, SECURED);
    expect(await answer(intent, false)).toMatchObject({ state: "failed" });
    expect(await answer(intent, true)).toMatchObject({ state: "failed" });
    expect(await pay(intent, SECURED)).toEqual({ state: "challenge" });
    expect(await answer(intent, true)).toEqual({ state: "succeeded" });
  });

  test("in one browser does not stop another one from paying, and takes nothing twice", async () => {
    const intent = await newIntent();
    await pay(intent, SECURED);
    expect(await pay(intent, "4242424242424242")).toEqual({ state: "succeeded" });
    expect(await answer(intent, true)).toEqual({ state: "succeeded", isPaidBefore: true });
    expect(await chargesOf(intent)).toBe(1);
  });
});

test("twenty payers of one intent are one charge", async () => {
  const intent = await newIntent();
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => pay(intent, "4242424242424242")),
  );
  expect(new Set(outcomes.map(({ state }) => state))).toEqual(new Set(["succeeded"]));
  expect(outcomes.filter(({ isPaidBefore }) => !isPaidBefore)).toHaveLength(1);
  expect(await chargesOf(intent)).toBe(1);
});

describe("the tenth card that is refused", () => {
  const tried = async (intent: Holder, times: number) => {
    const outcomes = await Promise.all(
      Array.from({ length: times }, () => pay(intent, "4000000000000002")),
    );
    return outcomes.filter((each) => each.state === "failed" && each.message?.includes("declined"))
      .length;
  };
  const customer = { userId: "u1", email: "a@example.com", name: "A", customerId: null };
  const wanted = () => ({
    ...{ key: randomUUID(), customer, priceCents: 2900, description: "A month", reference },
  });

  test("closes the payment, also when they are tried at once", async () => {
    const intent = await newIntent();
    for (let each = 0; each < 4; each += 1) await pay(intent, "4000000000000002");
    expect(await tried(intent, 20)).toBe(5);
    expect(await pay(intent, "4242424242424242")).toEqual({
      state: "failed",
      message: "This payment was closed. Please start again.",
    });
    expect((await processor.findIntent(intent.id)).state).toBe("cancelled");
  });

  test("ends a subscription that was never paid", async () => {
    const { id, clientSecret } = await processor.createSubscription({
      ...{ ...wanted(), creditCents: 0 },
    });
    const secret = clientSecret ?? "";
    expect(await tried({ id: secret.split("_secret_")[0] ?? "", clientSecret: secret }, 12)).toBe(
      9,
    );
    expect(await processor.findSubscription(id)).toMatchObject({ state: "ended" });
  });

  test("ends a page on which a plan is paid for", async () => {
    const { id } = await processor.createHostedCheckout({
      ...{ ...wanted(), successUrl: "http://x/", cancelUrl: "http://x/" },
    });
    const { db } = landfall;
    const [page] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id));
    const [intent] = await db
      .select()
      .from(sandboxIntents)
      .where(eq(sandboxIntents.id, page?.intentId ?? ""));
    expect(await tried(intent ?? { id: "", clientSecret: "" }, 12)).toBe(9);
    expect(await processor.findHostedCheckout(id)).toMatchObject({ state: "expired" });
  });
});

test("payment and closing at once end in one of the two", async () => {
  for (let round = 0; round < 10; round += 1) {
    const intent = await newIntent();
    const [outcome, closed] = await Promise.all([
      pay(intent, "4242424242424242"),
      processor.cancelIntent(intent.id),
    ]);
    const isPaid = outcome.state === "succeeded";
    expect(closed.state).toBe(isPaid ? "succeeded" : "cancelled");
    expect(await chargesOf(intent)).toBe(isPaid ? 1 : 0);
  }
});

test("another processor's site has none of its calls", async () => {
  const { database } = landfall;
  const other = await startTestLandfall({ database, payments: null });
  const body = { clientSecret: "x", ...card("4242424242424242") };
  const answer = await other.request("POST", "/api/sandbox/intents/pi_1/confirm", { body });
  expect(answer.status).toBe(404);
  await other.stop();
});

test("what is kept of a card is its brand, its last four digits and what it does", async () => {
  const intent = await newIntent();
  await pay(intent, "378282246310005");
  const [row] = await landfall.db
    .select({ card: sandboxIntents.card })
    .from(sandboxIntents)
    .where(eq(sandboxIntents.id, intent.id));
  expect(row?.card).toEqual({ brand: "American Express", last4: "0005", behaviour: "succeeds" });
});
