import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { processorEvents } from "#src/db/schema/payments.server.ts";
import { signEvent } from "#src/domains/sandbox/sign-event.server.ts";
import { startTestLandfall } from "../support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db, services } = landfall;

const eventOf = (id: string, object: object) =>
  JSON.stringify({ id, type: "payment_intent.succeeded", data: { object } });

async function statusOf(body: string): Promise<number> {
  const answer = await landfall.request("POST", "/api/payments/webhook", {
    rawBody: body,
    headers: { "Landfall-Signature": signEvent(services.secrets, body, new Date()) },
    fromOwnPages: false,
  });
  return answer.status;
}

test.each([
  ["something that nothing here is made of", { object: "payout", id: "po_1" }],
  ["something without a name", { object: "balance" }],
])("an event about %s is taken: sending it again would change nothing", async (_what, object) => {
  expect(await statusOf(eventOf("evt_taken", object))).toBe(200);
});

test.each(["payment_intent", "subscription", "checkout.session", "invoice", "refund", "dispute"])(
  "a %s that the processor does not know is asked for again, and shown to administrators",
  async (object) => {
    const id = `evt_${object.replace(".", "_")}`;
    expect(await statusOf(eventOf(id, { object, id: "x_unknown" }))).toBe(503);
    const [row] = await db.select().from(processorEvents).where(eq(processorEvents.id, id));
    expect(row).toMatchObject({ processedAt: null, error: "The sandbox has no x_unknown." });
  },
);

test.each([
  ["is no JSON", "hello"],
  ["tells nothing", JSON.stringify({ id: "evt_1", type: "payment_intent.succeeded" })],
  ["names nothing that could be stored", eventOf("evt_2", { object: "invoice", id: "in_\u0000" })],
])("a signed body that %s is asked for again", async (_what, body) => {
  expect(await statusOf(body)).toBe(503);
});
