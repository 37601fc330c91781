import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Customer } from "#src/platform/payments/processor.server.ts";
import type { Product } from "#src/platform/payments/product.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { giveOrder } from "./give-order.server.ts";
import { findOrMakeOrder, giveUpOrder } from "./make-order.server.ts";
import { prepareOrder } from "./prepare-order.server.ts";
import { requireProcessor } from "./products-of.server.ts";
import type { OrderRow } from "./purchase-of.server.ts";
import { amountDue } from "./rules.ts";

export interface WantedOrder {
  product: Product;
  subjectId: string;
  subjectName: string;
  item: number;
  priceCents: number;
  creditCents: number;
  /** Who is charged again every month; null for a single month. */
  customer: Customer | null;
}

export interface OpenedOrder {
  orderId: number;
  amountCents: number;
  /** For the card form; null when there is nothing left to pay. */
  clientSecret: string | null;
}

const TRIES = 4;

/** However many ask at once, there is one open order for a thing and one way to pay it. */
export async function openOrder(
  services: Services,
  sender: Sender,
  wanted: WantedOrder,
): Promise<OpenedOrder> {
  const processor = requireProcessor(services);
  const context = {
    services,
    processor,
    products: new Map([[wanted.product.name, wanted.product]]),
  };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const order = await findOrMakeOrder(services.db, sender, {
      ...wanted,
      processor: processor.name,
    });
    if (!isWhatIsWanted(order, wanted)) {
      // Its price or its credit has changed since, or another owner opened it.
      await giveUpOrder(context, order);
      continue;
    }
    const opened =
      amountDue(order) === 0
        ? await giveOrder(context, order)
        : await prepareOrder(context, order, wanted);
    if (opened) return opened;
  }
  throw new AppError("conflict", "The price has just changed. Please try again.");
}

function isWhatIsWanted(order: OrderRow, wanted: WantedOrder): boolean {
  return (
    order.priceCents === wanted.priceCents &&
    order.creditCents === wanted.creditCents &&
    (wanted.customer === null || order.buyerId === wanted.customer.userId)
  );
}
