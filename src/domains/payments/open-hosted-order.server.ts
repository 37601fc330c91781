import type { HostedCheckout } from "#src/platform/payments/processor.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { askProcessor } from "./ask-processor.server.ts";
import { closeOrder } from "./close-order.server.ts";
import { findOrMakeOrder } from "./find-or-make-order.server.ts";
import { askedFor, keepPayable, retryLater } from "./keep-payable.server.ts";
import type { OrderRow } from "./purchase-of.server.ts";
import { findCustomerId } from "./queries.server.ts";
import { requireProcessor } from "./require-product.server.ts";
import { settleOrder } from "./settle-order.server.ts";
import type { Subscriber, WantedOrder } from "./wanted-order.server.ts";

export interface WantedHostedOrder extends Omit<WantedOrder, "creditCents" | "customer"> {
  customer: Subscriber;
  successUrl: string;
  cancelUrl: string;
}

const TRIES = 4;

/** The same page for the same thing as long as it is open: two would be two subscriptions. */
export async function openHostedOrder(
  services: Services,
  { successUrl, cancelUrl, ...asked }: WantedHostedOrder,
): Promise<{ orderId: number; checkoutUrl: string }> {
  const wanted = { ...asked, creditCents: 0 };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const order = await findOrMakeOrder(services, { senderKey: null }, wanted);
    if (!isPayableBy(services, order, wanted)) {
      await closeOrder(services, { orderId: order.id });
      continue;
    }
    const checkout = await (order.processorId
      ? requireProcessor(services).findHostedCheckout(order.processorId)
      : makeCheckout(services, order, { ...wanted, successUrl, cancelUrl }));
    if (checkout?.state === "open" && checkout.url) {
      return { orderId: order.id, checkoutUrl: checkout.url };
    }
    const state = await settleOrder(services, { orderId: order.id });
    if (state === "paid") throw new AppError("conflict", "It is paid already.");
  }
  throw new AppError("conflict", "The checkout could not be opened. Please try again.");
}

const isPayableBy = (services: Services, order: OrderRow, { customer }: WantedOrder) =>
  order.processor === requireProcessor(services).name && order.buyerId === customer?.userId;

async function makeCheckout(
  services: Services,
  order: OrderRow,
  { product, customer, successUrl, cancelUrl }: WantedHostedOrder,
): Promise<HostedCheckout | null> {
  const asked = {
    ...askedFor(order, product),
    ...{ successUrl, cancelUrl, priceCents: order.priceCents },
    customer: { ...customer, customerId: await findCustomerId(services.db, order) },
  };
  const checkout = await askProcessor(requireProcessor(services).createHostedCheckout(asked)).catch(
    (error: unknown) => retryLater(services, order, error),
  );
  const isKept = await keepPayable(services, order, {
    id: checkout.id,
    processorKind: "hosted-checkout",
  });
  return isKept ? checkout : null;
}
