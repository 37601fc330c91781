import { eq } from "drizzle-orm";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { PaymentContext } from "./payment-context.server.ts";
import type { OrderRow } from "./purchase-of.server.ts";
import { inTurn } from "./take-turns.server.ts";
import { workOff } from "./work-off.server.ts";

/** Asks the processor how an open order stands, as an event would have us do. Answers its state. */
export async function settleOrder(
  context: PaymentContext,
  { orderId }: { orderId: number },
): Promise<OrderRow["state"]> {
  const { db } = context.services;
  const order = await requireOrder(context, orderId);
  if (order.state !== "open" || !order.processorId || !order.processorKind) return order.state;
  const thing = { kind: order.processorKind, id: order.processorId };
  await inTurn(thing.id, () => db.transaction((tx) => workOff(tx, context, thing)));
  return (await requireOrder(context, orderId)).state;
}

async function requireOrder({ services }: PaymentContext, orderId: number): Promise<OrderRow> {
  const [order] = await services.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.id, orderId));
  if (!order) throw new AppError("not_found", "There is no such order.");
  return order;
}
