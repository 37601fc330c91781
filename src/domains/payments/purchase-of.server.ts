import type { paymentOrders, paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import type { Purchase, SubscriptionState } from "#src/platform/payments/purchase.server.ts";

export type OrderRow = typeof paymentOrders.$inferSelect;
export type SubscriptionRow = typeof paymentSubscriptions.$inferSelect;

/** A subscription may have moved on to another item and price than its order began with. */
export const purchaseOf = (order: OrderRow, subscription?: SubscriptionRow | null): Purchase => ({
  orderId: order.id,
  product: order.product,
  subjectId: order.subjectId,
  subjectName: order.subjectName,
  item: subscription?.item ?? order.item,
  renews: order.renews,
  priceCents: subscription?.priceCents ?? order.priceCents,
  creditCents: order.creditCents,
  buyerId: order.buyerId,
});

export const stateOf = (row: SubscriptionRow): SubscriptionState => ({
  id: row.id,
  orderId: row.orderId,
  product: row.product,
  subjectId: row.subjectId,
  item: row.item,
  buyerId: row.buyerId,
  state: row.state,
  priceCents: row.priceCents,
  periodStart: row.periodStart,
  periodEnd: row.periodEnd,
  cancelAt: row.cancelAt,
  pastDueSince: row.pastDueSince,
});
