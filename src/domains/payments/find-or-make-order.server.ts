import { and, eq, sql } from "drizzle-orm";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import { enforceRateLimit } from "#src/platform/http/rate-limit.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { OrderRow } from "./purchase-of.server.ts";
import { requireProcessor } from "./require-product.server.ts";
import type { WantedOrder } from "./wanted-order.server.ts";

/** New orders from one network address: a family of listings, not a list of stolen cards. */
const NEW_ORDERS = { name: "payment-orders", calls: 20, seconds: 3600 };

/** Pages of the processor's are opened by accounts, whose network address does not matter. */
interface Orderer {
  senderKey: string | null;
}

/** The index lets one of those that come at once in; the others find its row. */
export async function findOrMakeOrder(
  services: Services,
  { senderKey }: Orderer,
  { product, customer, ...wanted }: WantedOrder,
): Promise<OrderRow> {
  const renews = Boolean(customer);
  // One month belongs to whoever will have paid for it.
  const buyerId = customer?.userId ?? null;
  const { name: processor } = requireProcessor(services);
  const [made] = await services.db
    .insert(paymentOrders)
    .values({ ...wanted, product: product.name, renews, buyerId, senderKey, processor })
    .onConflictDoNothing()
    .returning();
  if (made) return admitNew(services, made);
  const [order] = await services.db
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
  return order ?? findOrMakeOrder(services, { senderKey }, { product, customer, ...wanted });
}

async function admitNew({ db }: Services, order: OrderRow): Promise<OrderRow> {
  try {
    await enforceRateLimit(db, NEW_ORDERS, order.senderKey ?? `${order.buyerId}`);
  } catch (error) {
    await db
      .update(paymentOrders)
      .set({ state: "closed", settledAt: sql`now()` })
      .where(eq(paymentOrders.id, order.id));
    throw error;
  }
  return order;
}
