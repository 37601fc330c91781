import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import type { PaymentProcessor } from "#src/platform/payments/processor.server.ts";
import type { Products } from "#src/platform/payments/product.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { OrderRow } from "./purchase-of.server.ts";

/** What the steps that work off a processor's news share. */
export interface PaymentContext {
  services: Services;
  processor: PaymentProcessor;
  products: Products;
}

/** News about one thing are worked off one after the other, whatever process they reach. */
export async function lockThing(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payments:${id}`}, 0))`);
}

/** Null when it is not of this site: an account at the processor may serve several. */
export async function lockOrder(tx: Tx, orderId: number): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.id, orderId))
    .for("update");
  return order ?? null;
}
