import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { requireProcessor } from "./require-product.server.ts";
import { requireOrder, settleOrder } from "./settle-order.server.ts";

/** Nobody can pay it any more; what was paid in the last moment, or is on its way, counts. */
export async function closeOrder(
  services: Services,
  { orderId }: { orderId: number },
): Promise<void> {
  const processor = requireProcessor(services);
  const { processorId: id, processorKind, ...order } = await requireOrder(services.db, orderId);
  if (order.state !== "open") return;
  if (id && order.processor === processor.name) {
    if (processorKind === "intent") await processor.cancelIntent(id);
    if (processorKind === "subscription") await endUnpaid(services, id);
    await settleOrder(services, { orderId });
  }
  // What the processor has no part in: it was never asked, or it is another one now.
  await services.db
    .update(paymentOrders)
    .set({ state: "closed", settledAt: sql`now()` })
    .where(
      and(
        eq(paymentOrders.id, orderId),
        eq(paymentOrders.state, "open"),
        or(isNull(paymentOrders.processorId), ne(paymentOrders.processor, processor.name)),
      ),
    );
}

async function endUnpaid(services: Services, id: string): Promise<void> {
  const processor = requireProcessor(services);
  const { state } = await processor.findSubscription(id);
  if (state === "incomplete") await processor.cancelSubscription({ id, at: "now" });
}
