import { sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentRefunds } from "#src/db/schema/payments.server.ts";
import type { Refund } from "#src/platform/payments/processor.server.ts";
import { bookEntry, lockPayment } from "./book-entry.server.ts";
import type { PaymentContext } from "./payment-context.server.ts";
import { tellReturned } from "./tell-returned.server.ts";

/** A refund is booked when it is on its way; one that fails afterwards is booked back. */
export async function settleRefund(tx: Tx, context: PaymentContext, id: string): Promise<void> {
  const { processor } = context;
  const refund = await processor.findRefund(id);
  const payment = await lockPayment(tx, { processor: processor.name, chargeId: refund.chargeId });
  if (!payment) return;
  await writeDown(tx, context, refund);
  const { id: _id, bookedAt: _at, card: _card, ...about } = payment;
  const entry = { ...about, processorId: id, occurredAt: new Date() };
  const { amountCents, state } = refund;
  const isSent = await bookEntry(tx, { ...entry, kind: "refund", amountCents: -amountCents });
  const isBack =
    state === "failed" && (await bookEntry(tx, { ...entry, kind: "refund-failed", amountCents }));
  if (isSent || isBack) await tellReturned(tx, context, payment);
}

/** Also those that somebody made at the processor's own desk. */
async function writeDown(tx: Tx, { processor }: PaymentContext, refund: Refund): Promise<void> {
  const { state, chargeId, amountCents } = refund;
  await tx
    .insert(paymentRefunds)
    .values({
      ...{ processor: processor.name, processorId: refund.id, chargeId, amountCents, state },
      reason: "Made at the processor.",
    })
    .onConflictDoUpdate({
      target: [paymentRefunds.processor, paymentRefunds.processorId],
      set: { state, updatedAt: sql`now()` },
    });
}
