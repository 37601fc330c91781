import { and, eq, ne, sql } from "drizzle-orm";
import { paymentRefunds } from "#src/db/schema/payments.server.ts";
import { PaymentRefusedError, type Refund } from "#src/platform/payments/processor.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { openRefundTask } from "./open-refund-task.server.ts";
import { requireProcessor } from "./require-product.server.ts";
import { catchUp } from "./work-off.server.ts";

type RefundRow = typeof paymentRefunds.$inferSelect;

/** Processors keep keys for a day; after that the same refund asked again would be a second one. */
const KEY_VALID_MS = 23 * 3_600_000;

/** Has the processor send a refund that is written down; asked again, it is the same refund. */
export async function sendRefund(
  services: Services,
  { refundId }: { refundId: number },
): Promise<void> {
  const processor = requireProcessor(services);
  const [row] = await services.db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.id, refundId));
  if (row?.state !== "asked" || row.processor !== processor.name) return;
  const { key, chargeId, amountCents } = row;
  try {
    if (Date.now() - row.createdAt.getTime() > KEY_VALID_MS) {
      throw new PaymentRefusedError("It could not be sent for a day.");
    }
    const refund = await processor.refund({ key, chargeId, amountCents });
    await keepRefund(services, row, refund);
    await catchUp(services, { kind: "refund", id: refund.id });
  } catch (error) {
    if (!(error instanceof PaymentRefusedError)) throw error;
    await giveUp(services, row, error.message);
  }
}

/**
 * Its event may have come before the answer, and made a row of its own, which tells its state. Otherwise the state is
 * written with the ledger's row: between the two nobody shall think that more is left.
 */
async function keepRefund({ db }: Services, row: RefundRow, refund: Refund): Promise<void> {
  await db.transaction(async (tx) => {
    const [told] = await tx
      .delete(paymentRefunds)
      .where(
        and(
          eq(paymentRefunds.processor, row.processor),
          eq(paymentRefunds.processorId, refund.id),
          ne(paymentRefunds.id, row.id),
        ),
      )
      .returning({ state: paymentRefunds.state });
    await tx
      .update(paymentRefunds)
      .set({ ...told, processorId: refund.id, updatedAt: sql`now()` })
      .where(eq(paymentRefunds.id, row.id));
  });
}

async function giveUp(services: Services, row: RefundRow, why: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    await tx
      .update(paymentRefunds)
      .set({ state: "failed", updatedAt: sql`now()` })
      .where(eq(paymentRefunds.id, row.id));
    await openRefundTask(tx, services, { ...row, why });
  });
}
