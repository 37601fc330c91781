import { and, eq } from "drizzle-orm";
import { paymentOrders, paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { RefusedCard } from "./contract.ts";
import { purchaseOf } from "./purchase-of.server.ts";
import { requireProduct } from "./require-product.server.ts";

/** What of somebody's own is past due, each with the page where another card is given. */
export async function listRefusedCards(services: Services, { id }: Viewer): Promise<RefusedCard[]> {
  const rows = await services.db
    .select({ order: paymentOrders, item: paymentSubscriptions.item })
    .from(paymentSubscriptions)
    .innerJoin(paymentOrders, eq(paymentOrders.id, paymentSubscriptions.orderId))
    .where(
      and(
        eq(paymentSubscriptions.buyerId, id),
        eq(paymentSubscriptions.state, "past-due"),
        eq(paymentOrders.state, "paid"),
      ),
    )
    .orderBy(paymentSubscriptions.id);
  return rows.map(({ order, item }) => {
    const product = requireProduct(services, order.product);
    return {
      what: product.describe({ ...purchaseOf(order), item }),
      path: product.managedAt(order),
    };
  });
}
