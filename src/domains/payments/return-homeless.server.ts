import type { Tx } from "#src/db/client.server.ts";
import { openTask } from "#src/domains/support/open-task.server.ts";
import type { Payment } from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { dollars } from "#src/shared/money.ts";
import { EndSubscription } from "./payment-jobs.ts";
import type { OrderRow } from "./purchase-of.server.ts";
import { refundCharge } from "./refund-charge.server.ts";
import { requireProduct } from "./require-product.server.ts";

interface Homeless {
  payment: Payment & { chargeId: string };
  order: OrderRow;
  refusedBecause: string;
}

/** Money for something that cannot be delivered goes back, and administrators hear of it. */
export async function returnHomeless(
  tx: Tx,
  services: Services,
  { payment, order, refusedBecause }: Homeless,
): Promise<void> {
  const { chargeId, paidCents: amountCents } = payment;
  await refundCharge(tx, services, null, {
    processor: order.processor,
    ...{ chargeId, amountCents, reason: refusedBecause },
  });
  // Nobody is charged again for what cannot be delivered.
  if (payment.subscription) {
    await services.jobs.send(tx, EndSubscription, { subscriptionId: payment.subscription.id });
  }
  const thing = requireProduct(services, order.product).describe(payment);
  await openTask(tx, services, {
    category: "promotion",
    subject: `Money goes back: ${thing}`,
    body: `${dollars(amountCents)} for ${thing} arrived and could not be used: ${refusedBecause} It is being refunded by itself (order ${order.id}, charge ${chargeId}). Please see that it arrives, and tell the buyer if need be.`,
  });
}
