import type { OpenedOrder } from "./open-order.server.ts";
import { lockOrder, type PaymentContext } from "./payment-context.server.ts";
import { type OrderRow, purchaseOf } from "./purchase-of.server.ts";
import { deliver } from "./settle-payment.server.ts";

/** Credit pays for all of it: no card is asked, nothing is booked. */
export async function giveOrder(context: PaymentContext, { id }: OrderRow): Promise<OpenedOrder> {
  await context.services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.state !== "open") return;
    await deliver(tx, context, order, {
      purchase: purchaseOf(order),
      ...{ paidCents: 0, chargeId: null, paidAt: new Date() },
      ...{ isRenewal: false, period: null, subscription: null },
    });
  });
  return { orderId: id, amountCents: 0, clientSecret: null };
}
