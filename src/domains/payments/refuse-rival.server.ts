import { and, eq, inArray, ne } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentOrders, paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Followed } from "./follow-subscription.server.ts";
import { lockThing } from "./lock-order.server.ts";
import { EndSubscription } from "./payment-jobs.ts";
import type { SubscriptionRow } from "./purchase-of.server.ts";

/** Two pages can each begin a subscription; the second one to be paid is ended and its money goes back. */
export async function refuseRival(
  tx: Tx,
  services: Pick<Services, "jobs">,
  { order, subscription }: Followed,
): Promise<string | null> {
  if (order.state === "paid") return null;
  // Two that are paid at the same moment take turns.
  await lockThing(tx, `${order.product}:${order.subjectId}`);
  if (!(await hasRunningRival(tx, subscription))) return null;
  await services.jobs.send(tx, EndSubscription, { subscriptionId: subscription.id });
  return "A subscription for it was running already.";
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
