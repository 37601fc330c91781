import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { WantedOrder } from "./open-order.server.ts";
import type { PaymentContext } from "./payment-context.server.ts";
import type { OrderRow } from "./purchase-of.server.ts";
import { settleOrder } from "./settle-order.server.ts";

/** The index lets one of those that come at once in; the others find its row. */
export async function findOrMakeOrder(
  db: Db,
  { viewer, senderKey }: Sender,
  { product, customer, ...wanted }: WantedOrder & { processor: OrderRow["processor"] },
): Promise<OrderRow> {
  const renews = customer !== null;
  const buyerId = customer?.userId ?? viewer?.id ?? null;
  await db
    .insert(paymentOrders)
    .values({ ...wanted, product: product.name, renews, buyerId, senderKey })
    .onConflictDoNothing();
  const [order] = await db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.product, product.name),
        eq(paymentOrders.subjectId, wanted.subjectId),
        eq(paymentOrders.item, wanted.item),
        eq(paymentOrders.renews, renews),
        eq(paymentOrders.state, "open"),
      ),
    );
  // Paid or closed in between.
  return order ?? findOrMakeOrder(db, { viewer, senderKey }, { product, customer, ...wanted });
}

/** Nobody can pay it any more; what was paid in the last moment counts. */
export async function giveUpOrder(context: PaymentContext, order: OrderRow): Promise<void> {
  const { processor, services } = context;
  if (order.processorId && order.processorKind === "intent") {
    await processor.cancelIntent(order.processorId);
  } else if (order.processorId && order.processorKind === "subscription") {
    await processor.cancelSubscription({ id: order.processorId, at: "now" });
  }
  await settleOrder(context, { orderId: order.id });
  await services.db
    .update(paymentOrders)
    .set({ state: "closed", settledAt: sql`now()` })
    .where(and(eq(paymentOrders.id, order.id), eq(paymentOrders.state, "open")));
}
