import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { closeOrder } from "./close-order.server.ts";
import { findOrMakeOrder } from "./find-or-make-order.server.ts";
import { giveOrder } from "./give-order.server.ts";
import { prepareOrder } from "./prepare-order.server.ts";
import type { OrderRow } from "./purchase-of.server.ts";
import { requireProcessor } from "./require-product.server.ts";
import { amountDue, usableCredit } from "./rules.ts";
import type { OpenedOrder, WantedOrder } from "./wanted-order.server.ts";

const TRIES = 4;

/** However many ask at once, there is one open order for a thing and one way to pay it. */
export async function openOrder(
  services: Services,
  sender: Sender,
  asked: WantedOrder,
): Promise<OpenedOrder> {
  const creditCents = usableCredit({ ...asked, renews: Boolean(asked.customer) });
  const wanted = { ...asked, creditCents };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const order = await findOrMakeOrder(services, sender, wanted);
    if (!isWhatIsWanted(services, order, wanted)) {
      await closeOrder(services, { orderId: order.id });
      continue;
    }
    const payable = await payableOf(services, order, wanted);
    if (payable) {
      return { orderId: order.id, amountCents: amountDue(order), creditCents, ...payable };
    }
  }
  throw new AppError("conflict", "The price has just changed. Please try again.");
}

async function payableOf(services: Services, order: OrderRow, wanted: WantedOrder) {
  if (amountDue(order) > 0) return prepareOrder(services, order, wanted);
  await giveOrder(services, { orderId: order.id });
  return { clientSecret: null, isPaid: true };
}

/** Its price or its credit has changed since, or another owner opened it, or the processor is another. */
function isWhatIsWanted(services: Services, order: OrderRow, wanted: WantedOrder): boolean {
  return (
    order.priceCents === wanted.priceCents &&
    order.creditCents === wanted.creditCents &&
    order.processor === requireProcessor(services).name &&
    (!wanted.customer || order.buyerId === wanted.customer.userId)
  );
}
