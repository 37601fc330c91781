import { desc, eq, sql } from "drizzle-orm";
import { pino } from "pino";
import {
  sandboxCheckouts,
  sandboxEvents,
  sandboxIntents,
  sandboxInvoices,
  sandboxSubscriptions,
} from "#src/db/schema/sandbox.server.ts";
import { confirmIntent } from "#src/domains/sandbox/confirm-intent.server.ts";
import { openDispute, settleDispute } from "#src/domains/sandbox/open-dispute.server.ts";
import { SIGNATURE_HEADER, signEvent } from "#src/domains/sandbox/sign-event.server.ts";
import { createSecrets } from "#src/platform/secrets.server.ts";
import { createTestDatabase } from "../support/test-database.ts";
import { createTestSandbox } from "../support/test-sandbox.ts";
import { TEST_SECRET } from "../support/test-services.ts";
import type { ProcessorBench } from "./processor-bench.ts";

const CARDS = { good: "4242 4242 4242 4242", declined: "4000-0000-0000-0002" };

export async function openSandboxBench(): Promise<ProcessorBench> {
  const database = await createTestDatabase();
  const secrets = createSecrets(TEST_SECRET);
  const log = pino({ level: "silent" });
  const { connection } = database;
  const sandbox = createTestSandbox({ connection, secrets, baseUrl: "http://localhost", log });
  const { processor } = sandbox;
  const { books } = processor;
  const { db } = books;

  const pay: ProcessorBench["pay"] = async (clientSecret, card = "good", email) => {
    const id = clientSecret.split("_secret_")[0] ?? "";
    const number = CARDS[card];
    const payment = { id, clientSecret, email, number, expMonth: 12, expYear: 2050, cvc: "123" };
    const { state } = await confirmIntent(books, payment);
    return state === "succeeded" ? "succeeded" : "failed";
  };

  return {
    processor,
    pay,
    async payHosted(id) {
      const [checkout] = await db
        .select({ clientSecret: sandboxIntents.clientSecret })
        .from(sandboxCheckouts)
        .innerJoin(sandboxIntents, eq(sandboxIntents.id, sandboxCheckouts.intentId))
        .where(eq(sandboxCheckouts.id, id));
      await pay(checkout?.clientSecret ?? "");
    },
    now: books.clock,
    async passTo(now) {
      sandbox.setNow(now);
      await processor.sweep();
    },
    async loseCards() {
      const card = sql`jsonb_set(${sandboxSubscriptions.card}, '{behaviour}', '"declined"')`;
      await db.update(sandboxSubscriptions).set({ card });
    },
    openDispute: async (chargeId) => (await openDispute(books, chargeId)) ?? "",
    settleDispute: (id, outcome) => settleDispute(books, { id, outcome }),
    signed(thing, at) {
      const event = { id: "evt_1", type: `${thing.object}.changed`, data: { object: thing } };
      const body = JSON.stringify(event);
      const headers = new Headers({ [SIGNATURE_HEADER]: signEvent(secrets, body, at) });
      return { body: Buffer.from(body), headers };
    },
    async lastInvoiceOf(subscriptionId) {
      const [invoice] = await db
        .select({ id: sandboxInvoices.id })
        .from(sandboxInvoices)
        .where(eq(sandboxInvoices.subscriptionId, subscriptionId))
        .orderBy(desc(sandboxInvoices.createdAt))
        .limit(1);
      return invoice?.id ?? "";
    },
    async toldAbout(id) {
      const events = await db
        .select({ type: sandboxEvents.type })
        .from(sandboxEvents)
        .where(eq(sandboxEvents.objectId, id))
        .orderBy(sandboxEvents.createdAt);
      return events.map(({ type }) => type);
    },
    async close() {
      await processor.stop();
      await database.drop();
    },
  };
}
