import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentRefunds } from "#src/db/schema/payments.server.ts";
import type { Refund } from "#src/platform/payments/processor.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { aboutOf, bookEntry, type LedgerEntry, lockPayment } from "./book-entry.server.ts";
import { DeliverRefund } from "./mail-jobs.ts";
import { openRefundTask } from "./open-refund-task.server.ts";
import { ledgerOf } from "./queries.server.ts";
import { requireProcessor } from "./require-product.server.ts";
import { tellReturned } from "./tell-returned.server.ts";

/** A refund is booked when it is on its way; one that fails afterwards is booked back. */
export async function settleRefund(tx: Tx, services: Services, id: string): Promise<void> {
  const processor = requireProcessor(services);
  const refund = await processor.findRefund(id);
  const { chargeId, amountCents, state } = refund;
  const payment = await lockPayment(tx, { processor: processor.name, chargeId });
  if (!payment) return;
  const stateBefore = await writeDown(tx, payment, refund);
  const entry = { ...aboutOf(payment), processorId: id, occurredAt: new Date() };
  const isSent = await bookEntry(tx, { ...entry, kind: "refund", amountCents: -amountCents });
  const isBack =
    state === "failed" && (await bookEntry(tx, { ...entry, kind: "refund-failed", amountCents }));
  if (isBack) {
    const why = "It failed after it was on its way, and the money came back.";
    await openRefundTask(tx, services, { chargeId, amountCents, why });
  }
  const isDone =
    state === "succeeded" && stateBefore !== state && (await hasFailedBefore(tx, payment));
  const news = isBack ? "failed" : isDone ? "done" : isSent ? "sent" : null;
  if (news) {
    const about = { processor: processor.name, chargeId, amountCents };
    await services.jobs.send(tx, DeliverRefund, { ...about, news });
  }
  const because = isBack ? "refund-failed" : "refund";
  if (isSent || isBack) await tellReturned(tx, services, { payment, because });
}

/** Another refund of the same payment. */
async function hasFailedBefore(tx: Tx, payment: LedgerEntry): Promise<boolean> {
  const entries = await ledgerOf(tx, { chargeId: payment.chargeId });
  return entries.some(
    ({ kind, processor }) => kind === "refund-failed" && processor === payment.processor,
  );
}

/** Also those that somebody made at the processor's own desk. Answers how it stood before. */
async function writeDown(tx: Tx, { processor }: LedgerEntry, refund: Refund) {
  const { id: processorId, state, chargeId, amountCents } = refund;
  const { state: stateBefore } = paymentRefunds;
  const [before] = await tx
    .select({ stateBefore })
    .from(paymentRefunds)
    .where(
      and(eq(paymentRefunds.processor, processor), eq(paymentRefunds.processorId, processorId)),
    );
  await tx
    .insert(paymentRefunds)
    .values({
      ...{ processor, processorId, chargeId, amountCents, state },
      reason: "Made at the processor.",
    })
    .onConflictDoUpdate({
      target: [paymentRefunds.processor, paymentRefunds.processorId],
      set: { state, updatedAt: sql`now()` },
    });
  return before?.stateBefore;
}
