import { and, eq, inArray, ne } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentOrders, paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import type { Followed } from "./follow-subscription.server.ts";
import { lockThing } from "./lock-order.server.ts";
import type { SubscriptionRow } from "./purchase-of.server.ts";

/** Two pages can each begin a subscription: why the second one to be paid has no home, null for the first. */
export async function findRivalRefusal(
  tx: Tx,
  { order, subscription }: Followed,
): Promise<string | null> {
  if (order.state === "paid") return null;
  // Two that are paid at the same moment take turns.
  await lockThing(tx, `${order.product}:${order.subjectId}`);
  const isSecond = await hasRunningRival(tx, subscription);
  return isSecond ? "A subscription for it was running already." : null;
}

async function hasRunningRival(tx: Tx, subscription: SubscriptionRow): Promise<boolean> {
  const [rival] = await tx
    .select({ id: paymentSubscriptions.id })
    .from(paymentSubscriptions)
    .innerJoin(paymentOrders, eq(paymentOrders.id, paymentSubscriptions.orderId))
    .where(
      and(
        eq(paymentSubscriptions.product, subscription.product),
        eq(paymentSubscriptions.subjectId, subscription.subjectId),
        eq(paymentSubscriptions.processor, subscription.processor),
        inArray(paymentSubscriptions.state, ["active", "past-due"]),
        ne(paymentSubscriptions.id, subscription.id),
        eq(paymentOrders.state, "paid"),
      ),
    )
    .limit(1);
  return rival !== undefined;
}
