import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentOrders, paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import type { Subscription } from "#src/platform/payments/processor.server.ts";
import { lockOrder, type PaymentContext } from "./payment-context.server.ts";
import { requireProduct } from "./products-of.server.ts";
import { type OrderRow, type SubscriptionRow, stateOf } from "./purchase-of.server.ts";

export interface Followed {
  order: OrderRow;
  subscription: SubscriptionRow;
}

/** Writes down how a subscription stands, and lets its product follow. Null when it is not ours. */
export async function followSubscription(
  tx: Tx,
  context: PaymentContext,
  id: string,
): Promise<Followed | null> {
  const told = await context.processor.findSubscription(id);
  const order = told.reference && (await lockOrder(tx, told.reference.orderId));
  if (!order) return null;
  const subscription = await writeDown(tx, context, order, told);
  if (subscription.state === "ended") await closeUnpaid(tx, order);
  const product = requireProduct(context.products, order.product);
  await product.follow(tx, context.services, stateOf(subscription));
  return { order, subscription };
}

async function writeDown(
  tx: Tx,
  { processor }: PaymentContext,
  order: OrderRow,
  told: Subscription,
): Promise<SubscriptionRow> {
  const { state, priceCents, periodStart, periodEnd, cancelAt, customerId } = told;
  const item = told.reference?.item ?? order.item;
  const now = { state, priceCents, periodStart, periodEnd, cancelAt, customerId, item };
  const isPastDue = state === "past-due";
  const { pastDueSince } = paymentSubscriptions;
  const [row] = await tx
    .insert(paymentSubscriptions)
    .values({
      ...now,
      orderId: order.id,
      product: order.product,
      subjectId: order.subjectId,
      buyerId: order.buyerId,
      processor: processor.name,
      processorId: told.id,
      pastDueSince: isPastDue ? sql`now()` : null,
    })
    .onConflictDoUpdate({
      target: [paymentSubscriptions.processor, paymentSubscriptions.processorId],
      set: {
        ...now,
        pastDueSince: isPastDue ? sql`coalesce(${pastDueSince}, now())` : null,
        updatedAt: sql`now()`,
      },
    })
    .returning();
  if (!row) throw new Error("The subscription was not stored");
  return row;
}

/** Its first invoice was never paid. */
async function closeUnpaid(tx: Tx, order: OrderRow): Promise<void> {
  await tx
    .update(paymentOrders)
    .set({ state: "closed", settledAt: sql`now()` })
    .where(and(eq(paymentOrders.id, order.id), eq(paymentOrders.state, "open")));
}

/** Another one for the same thing is paid for already. */
export async function hasRival(tx: Tx, subscription: SubscriptionRow): Promise<boolean> {
  const rivals = and(
    eq(paymentSubscriptions.product, subscription.product),
    eq(paymentSubscriptions.subjectId, subscription.subjectId),
    inArray(paymentSubscriptions.state, ["active", "past-due"]),
    ne(paymentSubscriptions.id, subscription.id),
    sql`${paymentSubscriptions.id} < ${subscription.id}`,
  );
  return (await tx.$count(paymentSubscriptions, rivals)) > 0;
}
