import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentOrders, paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { CloseOrder } from "./payment-jobs.ts";
import { requireProcessor } from "./require-product.server.ts";
import { DECLINES_MAX } from "./rules.ts";
import type { Thing } from "./work-off.server.ts";

/** An order whose cards are refused again and again is closed: somebody may be trying stolen ones. */
export async function countDecline(tx: Tx, services: Services, thing: Thing): Promise<void> {
  const orderId = await findOrderOf(tx, services, thing);
  if (orderId === null) return;
  const [order] = await tx
    .update(paymentOrders)
    .set({ declines: sql`least(${paymentOrders.declines} + 1, 1000)` })
    .where(and(eq(paymentOrders.id, orderId), eq(paymentOrders.state, "open")))
    .returning({ declines: paymentOrders.declines });
  if (order?.declines !== DECLINES_MAX) return;
  await services.jobs.send(tx, CloseOrder, { orderId });
}

async function findOrderOf(tx: Tx, services: Services, { kind, id }: Thing) {
  const processor = requireProcessor(services);
  const { subscriptionId = null } = kind === "invoice" ? await processor.findInvoice(id) : {};
  const [row] =
    subscriptionId === null
      ? await tx
          .select({ orderId: paymentOrders.id })
          .from(paymentOrders)
          .where(
            and(eq(paymentOrders.processor, processor.name), eq(paymentOrders.processorId, id)),
          )
      : await tx
          .select({ orderId: paymentSubscriptions.orderId })
          .from(paymentSubscriptions)
          .where(
            and(
              eq(paymentSubscriptions.processor, processor.name),
              eq(paymentSubscriptions.processorId, subscriptionId),
            ),
          );
  return row?.orderId ?? null;
}
