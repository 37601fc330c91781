import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { requireProcessor } from "./require-product.server.ts";
import { settleSubscription } from "./settle-invoice.server.ts";

/** A page of the processor's: what was paid there is a subscription; when its time is over, nothing was. */
export async function settleCheckout(tx: Tx, services: Services, id: string): Promise<void> {
  const processor = requireProcessor(services);
  const { subscriptionId, state } = await processor.findHostedCheckout(id);
  if (subscriptionId) return settleSubscription(tx, services, subscriptionId);
  if (state !== "expired") return;
  const isOpen = and(
    eq(paymentOrders.processor, processor.name),
    eq(paymentOrders.processorId, id),
    eq(paymentOrders.state, "open"),
  );
  await tx.update(paymentOrders).set({ state: "closed", settledAt: sql`now()` }).where(isOpen);
}
