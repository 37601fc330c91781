import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import type { Reference } from "#src/platform/payments/processor.server.ts";
import type { OrderRow } from "./purchase-of.server.ts";

/**
 * News about one thing are worked off one after the other, whatever process they reach. Locked before
 * the processor is asked: whoever asks later writes later.
 */
export async function lockThing(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payments:${id}`}, 0))`);
}

/** Null when it is not of this site: an account at the processor may serve several. */
export async function lockReferredOrder(
  tx: Tx,
  processor: OrderRow["processor"],
  reference: Reference | null,
): Promise<OrderRow | null> {
  if (!reference) return null;
  const [order] = await tx
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.id, reference.orderId),
        eq(paymentOrders.processor, processor),
        eq(sql<string>`${paymentOrders.product}`, reference.product),
        eq(paymentOrders.subjectId, reference.subjectId),
      ),
    )
    .for("update");
  return order ?? null;
}

export async function lockOrder(tx: Tx, orderId: number): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.id, orderId))
    .for("update");
  return order ?? null;
}
