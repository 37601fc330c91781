import { and, eq, inArray } from "drizzle-orm";
import { paymentOrders, paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { RefusedCard } from "./contract.ts";
import { purchaseOf } from "./purchase-of.server.ts";
import { requireProduct } from "./require-product.server.ts";

/** What of somebody's own is past due, each with the page where another card is given. */
export async function listRefusedCards(
  services: Services,
  { id }: Viewer,
  { limit, offset }: Paging,
): Promise<ListPage<RefusedCard>> {
  const { db } = services;
  const paid = db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(eq(paymentOrders.state, "paid"));
  const wanted = and(
    eq(paymentSubscriptions.buyerId, id),
    eq(paymentSubscriptions.state, "past-due"),
    inArray(paymentSubscriptions.orderId, paid),
  );
  const rows = await db
    .select({ order: paymentOrders, item: paymentSubscriptions.item })
    .from(paymentSubscriptions)
    .innerJoin(paymentOrders, eq(paymentOrders.id, paymentSubscriptions.orderId))
    .where(wanted)
    .orderBy(paymentSubscriptions.id)
    .limit(limit)
    .offset(offset);
  const items = rows.map(({ order, item }) => {
    const product = requireProduct(services, order.product);
    return {
      what: product.describe({ ...purchaseOf(order), item }),
      path: product.managedAt(order),
    };
  });
  return { items, total: await db.$count(paymentSubscriptions, wanted) };
}
