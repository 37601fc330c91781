import { eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { OrderState } from "./limits-contract.ts";
import type { OrderRow } from "./purchase-of.server.ts";
import { requireProcessor } from "./require-product.server.ts";
import { catchUp } from "./work-off.server.ts";

/** Asks the processor how an open order stands, as an event would have us do. */
export async function settleOrder(
  services: Services,
  { orderId }: { orderId: number },
): Promise<OrderState> {
  const {
    state,
    processor: name,
    processorId: id,
    processorKind,
  } = await requireOrder(services.db, orderId);
  const processor = requireProcessor(services);
  if (state !== "open" || !id || !processorKind || name !== processor.name) return state;
  await catchUp(services, { kind: processorKind, id });
  const settled = await requireOrder(services.db, orderId);
  if (settled.state !== "open" || processorKind !== "intent") return settled.state;
  return (await processor.findIntent(id)).state === "processing" ? "processing" : "open";
}

export async function requireOrder(db: Db, orderId: number): Promise<OrderRow> {
  const [order] = await db.select().from(paymentOrders).where(eq(paymentOrders.id, orderId));
  if (!order) throw new AppError("not_found", "There is no such order.");
  return order;
}
