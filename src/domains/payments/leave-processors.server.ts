import { and, eq, ne, sql } from "drizzle-orm";
import { paymentOrders, paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { closeOrder } from "./close-order.server.ts";
import { tellProduct } from "./follow-subscription.server.ts";
import { lockOrder, lockThing } from "./lock-order.server.ts";
import type { SubscriptionRow } from "./purchase-of.server.ts";

/**
 * Another processor is in use than the one that took the money: it cannot be asked any more, so what it charges for
 * has ended here, and what it was to be paid for is closed. The ledger keeps its rows.
 */
export async function leaveProcessors(services: Services): Promise<void> {
  const { db, payments } = services;
  if (!payments) return;
  const open = await db
    .select({ orderId: paymentOrders.id })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.state, "open"), ne(paymentOrders.processor, payments.name)));
  for (const order of open) await closeOrder(services, order);
  const left = await db
    .select()
    .from(paymentSubscriptions)
    .where(
      and(
        ne(paymentSubscriptions.state, "ended"),
        ne(paymentSubscriptions.processor, payments.name),
      ),
    );
  for (const subscription of left) await endLeft(services, subscription);
}

async function endLeft(
  services: Services,
  { id, orderId, processorId }: SubscriptionRow,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockThing(tx, processorId);
    const order = await lockOrder(tx, orderId);
    const [subscription] = await tx
      .update(paymentSubscriptions)
      .set({
        ...{ state: "ended", pastDueSince: null, updatedAt: sql`now()` },
        endedAt: sql`coalesce(${paymentSubscriptions.endedAt}, now())`,
      })
      .where(eq(paymentSubscriptions.id, id))
      .returning();
    if (order && subscription) {
      await tellProduct(tx, services, { order, subscription });
    }
  });
}
