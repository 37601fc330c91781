import type { Tx } from "#src/db/client.server.ts";
import type { Charge } from "#src/platform/payments/processor.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import {
  aboutOf,
  bookEntry,
  findPayment,
  lockPayment,
  type NewEntry,
} from "./book-entry.server.ts";
import { requireProcessor } from "./require-product.server.ts";
import { tellReturned } from "./tell-returned.server.ts";

/** The processor knows its fee some time after the payment. */
export async function bookFee(tx: Tx, services: Services, chargeId: string): Promise<void> {
  const processor = requireProcessor(services);
  const payment = await findPayment(tx, { processor: processor.name, chargeId });
  if (payment) await bookFeeOf(tx, payment, await processor.findCharge(chargeId));
}

export async function bookFeeOf(tx: Tx, payment: NewEntry, { fee, paidAt }: Charge): Promise<void> {
  if (!fee || fee.amountCents === 0) return;
  await bookEntry(tx, {
    ...aboutOf(payment),
    ...{ kind: "fee", amountCents: -fee.amountCents, processorId: fee.id, occurredAt: paidAt },
  });
}

/** Money that the payer's bank has taken back, and gives again when we are right. */
export async function bookDispute(tx: Tx, services: Services, id: string): Promise<void> {
  const processor = requireProcessor(services);
  const { chargeId, amountCents, state } = await processor.findDispute(id);
  const payment = await lockPayment(tx, { processor: processor.name, chargeId });
  if (!payment) return;
  const entry = { ...aboutOf(payment), processorId: id, occurredAt: new Date() };
  const isTaken = await bookEntry(tx, { ...entry, kind: "dispute", amountCents: -amountCents });
  const isBack =
    state === "won" && (await bookEntry(tx, { ...entry, kind: "dispute-won", amountCents }));
  const because = isBack ? "dispute-won" : "dispute";
  if (isTaken || isBack) await tellReturned(tx, services, { payment, because });
}
