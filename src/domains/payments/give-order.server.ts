import { eq, sql } from "drizzle-orm";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { lockOrder } from "./lock-order.server.ts";
import { purchaseOf } from "./purchase-of.server.ts";
import { requireProduct } from "./require-product.server.ts";

/** Credit pays for all of it: no card is asked, nothing is booked. */
export async function giveOrder(
  services: Services,
  { orderId }: { orderId: number },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state !== "open") return;
    const outcome = await requireProduct(services, order.product).deliver(tx, services, {
      ...purchaseOf(order),
      ...{ paidCents: 0, chargeId: null, paidAt: new Date() },
      ...{ isRenewal: false, period: null, subscription: null },
    });
    if (outcome !== "delivered") throw new AppError("conflict", outcome.refusedBecause);
    await tx
      .update(paymentOrders)
      .set({ state: "paid", settledAt: sql`now()` })
      .where(eq(paymentOrders.id, orderId));
  });
}
