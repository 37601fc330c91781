import { timingSafeEqual } from "node:crypto";
import type { Db } from "#src/db/client.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { hashOfSecret } from "./keep-payable.server.ts";
import type { OrderRow } from "./purchase-of.server.ts";
import { requireOrder } from "./settle-order.server.ts";

/** The order of whoever holds its client secret; for everybody else there is none. */
export async function requireHeldOrder(
  db: Db,
  { orderId, clientSecret }: { orderId: number; clientSecret: string },
): Promise<OrderRow> {
  const order = await requireOrder(db, orderId);
  const given = Buffer.from(hashOfSecret(clientSecret));
  const kept = Buffer.from(order.secretHash ?? "");
  if (given.length !== kept.length || !timingSafeEqual(given, kept)) {
    throw new AppError("not_found", "There is no such order.");
  }
  return order;
}
