import type { Tx } from "#src/db/client.server.ts";
import type { Charge } from "#src/platform/payments/processor.server.ts";
import { bookEntry, findPayment, lockPayment, type NewEntry } from "./book-entry.server.ts";
import type { PaymentContext } from "./payment-context.server.ts";
import { tellReturned } from "./tell-returned.server.ts";

/** The processor knows its fee some time after the payment. */
export async function bookFee(tx: Tx, context: PaymentContext, chargeId: string): Promise<void> {
  const { processor } = context;
  const payment = await findPayment(tx, { processor: processor.name, chargeId });
  if (payment) await bookFeeOf(tx, payment, await processor.findCharge(chargeId));
}

export async function bookFeeOf(tx: Tx, payment: NewEntry, { fee, paidAt }: Charge): Promise<void> {
  if (!fee || fee.amountCents === 0) return;
  const { id: _id, bookedAt: _at, card: _card, ...about } = payment;
  await bookEntry(tx, {
    ...about,
    ...{ kind: "fee", amountCents: -fee.amountCents, processorId: fee.id, occurredAt: paidAt },
  });
}

/** Money that the payer's bank has taken back, and gives again when we are right. */
export async function bookDispute(tx: Tx, context: PaymentContext, id: string): Promise<void> {
  const { processor } = context;
  const dispute = await processor.findDispute(id);
  const payment = await lockPayment(tx, { processor: processor.name, chargeId: dispute.chargeId });
  if (!payment) return;
  const { id: _id, bookedAt: _at, card: _card, ...about } = payment;
  const entry = { ...about, processorId: id, occurredAt: new Date() };
  const { amountCents, state } = dispute;
  const isTaken = await bookEntry(tx, { ...entry, kind: "dispute", amountCents: -amountCents });
  const isBack =
    state === "won" && (await bookEntry(tx, { ...entry, kind: "dispute-won", amountCents }));
  if (isTaken || isBack) await tellReturned(tx, context, payment);
}
