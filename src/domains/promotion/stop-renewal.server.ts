import { and, eq } from "drizzle-orm";
import { businesses } from "#src/db/schema/directory.server.ts";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import { cancelSubscription } from "#src/domains/payments/cancel-subscription.server.ts";
import { closeOrder } from "#src/domains/payments/close-order.server.ts";
import { subscriptionOf } from "#src/domains/payments/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";

/**
 * Nobody is charged for a listing that has become somebody else's: what is paid for stays with the listing, and
 * nothing follows it. A renewal that failed is not tried again.
 */
export async function stopRenewal(
  services: Services,
  { businessId }: { businessId: number },
): Promise<void> {
  const { db } = services;
  const [listing] = await db
    .select({ ownerId: businesses.ownerId })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  if (!listing) return;
  await closeOrdersOf(services, { businessId, but: listing.ownerId });
  const subscription = await subscriptionOf(db, {
    ...{ product: "promotion", subjectId: String(businessId) },
  });
  if (!subscription || subscription.buyerId === listing.ownerId) return;
  const isPastDue = subscription.state === "past-due";
  if (subscription.cancelAt !== null && !isPastDue) return;
  const at = isPastDue ? "now" : "period-end";
  await cancelSubscription(services, { subscriptionId: subscription.id, at });
}

/** A page of a former owner may still stand open. */
async function closeOrdersOf(
  services: Services,
  { businessId, but }: { businessId: number; but: string | null },
): Promise<void> {
  const open = await services.db
    .select({ orderId: paymentOrders.id, buyerId: paymentOrders.buyerId })
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.product, "promotion"),
        eq(paymentOrders.subjectId, String(businessId)),
        eq(paymentOrders.renews, true),
        eq(paymentOrders.state, "open"),
      ),
    );
  for (const { orderId, buyerId } of open) {
    if (buyerId !== but) await closeOrder(services, { orderId });
  }
}
