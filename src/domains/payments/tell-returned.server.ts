import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import type { Returned, ReturnReason } from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { keptCents, type LedgerEntry } from "./book-entry.server.ts";
import { purchaseOf } from "./purchase-of.server.ts";
import { requireProduct } from "./require-product.server.ts";

interface Told {
  payment: LedgerEntry;
  because: ReturnReason;
}

/** How much of a payment is left decides what it still pays for. */
export async function tellReturned(tx: Tx, services: Services, told: Told): Promise<void> {
  const { payment } = told;
  const returned = await returnedOf(tx, { ...told, keptCents: await keptCents(tx, payment) });
  if (!returned) return;
  await requireProduct(services, payment.product).takeBack(tx, services, returned);
}

/** As the product hears of it. */
export async function returnedOf(
  tx: Tx,
  { payment, because, keptCents }: Told & { keptCents: number },
): Promise<Returned | null> {
  const [order] = await tx
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.id, payment.orderId));
  if (!order) return null;
  return {
    purchase: { ...purchaseOf(order), item: payment.item },
    ...{ processor: payment.processor, chargeId: payment.chargeId, because },
    ...{ paidCents: payment.amountCents, keptCents },
  };
}
