import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { sandboxInvoices } from "#src/db/schema/sandbox.server.ts";
import type { Subscription } from "#src/platform/payments/processor.server.ts";
import { createSecrets } from "#src/platform/secrets.server.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";
import { createTestSandbox } from "#tests/support/test-sandbox.ts";
import { confirmIntent } from "./confirm-intent.server.ts";

const database = await createTestDatabase();
const sandbox = createTestSandbox({
  connection: database.connection,
  secrets: createSecrets("a secret that only these tests know"),
  baseUrl: "http://localhost",
  log: pino({ level: "silent" }),
});
const { processor } = sandbox;
const { books } = processor;
afterAll(async () => {
  await processor.stop();
  await database.drop();
});

async function subscribe(at: string, number = "4242424242424242"): Promise<Subscription> {
  sandbox.setNow(new Date(at));
  const { id, clientSecret } = await processor.createSubscription({
    key: randomUUID(),
    customer: { userId: "u1", email: "nora@example.com", name: "Nora", customerId: null },
    priceCents: 5900,
    creditCents: 0,
    description: "Premium Featured",
    reference: { orderId: 1, product: "promotion", subjectId: "1", item: 2 },
  });
  const secret = clientSecret ?? "";
  const card = { number, expMonth: 12, expYear: 2050, cvc: "123" };
  const intentId = secret.split("_secret_")[0] ?? "";
  await confirmIntent(books, { id: intentId, clientSecret: secret, ...card });
  return processor.findSubscription(id);
}

async function passTo(at: string): Promise<void> {
  sandbox.setNow(new Date(at));
  await processor.sweep();
}

const invoicesOf = (id: string) =>
  books.db
    .select()
    .from(sandboxInvoices)
    .where(eq(sandboxInvoices.subscriptionId, id))
    .orderBy(asc(sandboxInvoices.createdAt));

const paidStarts = async (id: string) =>
  (await invoicesOf(id))
    .filter(({ state }) => state === "paid")
    .map(({ periodStart }) => periodStart.toISOString());

test("each month is charged once, at the anchor's day, however often time is looked at", async () => {
  const { id } = await subscribe("2028-01-31T10:00:00.000Z");
  for (const at of [
    "2028-02-28T10:00:00.000Z",
    "2028-02-29T10:00:00.000Z",
    "2028-02-29T10:00:01.000Z",
    "2028-03-31T09:59:59.000Z",
    "2028-03-31T10:00:00.000Z",
    "2028-04-30T10:00:00.000Z",
  ]) {
    await passTo(at);
    await processor.sweep();
  }
  expect(await paidStarts(id)).toEqual([
    "2028-01-31T10:00:00.000Z",
    "2028-02-29T10:00:00.000Z",
    "2028-03-31T10:00:00.000Z",
    "2028-04-30T10:00:00.000Z",
  ]);
});

test("after three months of silence one month is charged, the one that runs", async () => {
  const { id } = await subscribe("2028-06-30T10:00:00.000Z");
  await Promise.all([passTo("2028-10-12T00:00:00.000Z"), processor.sweep(), processor.sweep()]);
  expect(await paidStarts(id)).toEqual(["2028-06-30T10:00:00.000Z", "2028-09-30T10:00:00.000Z"]);
  expect(await processor.findSubscription(id)).toMatchObject({
    state: "active",
    periodEnd: new Date("2028-10-30T10:00:00.000Z"),
  });
});

test("a card that fails on renewal is tried for seven days; then it is over and nothing is owed", async () => {
  const { id } = await subscribe("2029-01-10T10:00:00.000Z", "4000000000000341");
  const states: string[] = [];
  for (const day of ["10", "11", "13", "15", "17", "20"]) {
    await passTo(`2029-02-${day}T10:00:00.000Z`);
    const [, renewal] = await invoicesOf(id);
    const { state } = await processor.findSubscription(id);
    states.push(`${state} ${renewal?.state} ${renewal?.attempts}`);
  }
  expect(states).toEqual([
    "past-due open 1",
    "past-due open 2",
    "past-due open 3",
    "past-due open 4",
    "ended void 5",
    "ended void 5",
  ]);
  expect(await paidStarts(id)).toEqual(["2029-01-10T10:00:00.000Z"]);
});

test("one that was past due when everything stopped is not charged for a month that has passed", async () => {
  const { id } = await subscribe("2029-03-10T10:00:00.000Z", "4000000000000341");
  await passTo("2029-04-10T10:00:00.000Z");
  await passTo("2029-07-01T10:00:00.000Z");
  expect(await processor.findSubscription(id)).toMatchObject({ state: "ended" });
  expect(await paidStarts(id)).toHaveLength(1);
});

test("cancelled, it ends on its last day and is not charged again", async () => {
  const { id } = await subscribe("2029-08-31T10:00:00.000Z");
  await processor.cancelSubscription({ id, at: "period-end" });
  await passTo("2029-09-30T09:59:59.000Z");
  expect(await processor.findSubscription(id)).toMatchObject({ state: "active" });
  await passTo("2029-12-01T00:00:00.000Z");
  expect(await processor.findSubscription(id)).toMatchObject({ state: "ended" });
  expect(await paidStarts(id)).toHaveLength(1);
});

test.each([
  ["4000000000007726", ["pending", "succeeded"]],
  ["4000000000005126", ["succeeded", "failed"]],
])("a refund to %s is %j", async (number, states) => {
  const { id } = await subscribe("2029-12-10T10:00:00.000Z", number);
  const [invoice] = await invoicesOf(id);
  const chargeId = invoice?.chargeId ?? "";
  const refund = await processor.refund({ key: randomUUID(), chargeId, amountCents: 5900 });
  await passTo("2029-12-10T10:02:00.000Z");
  expect([refund.state, (await processor.findRefund(refund.id)).state]).toEqual(states);
});
