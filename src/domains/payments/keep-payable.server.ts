import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import type { Product } from "#src/platform/payments/product.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { OrderRow } from "./purchase-of.server.ts";

interface Kept {
  id: string;
  processorKind: NonNullable<OrderRow["processorKind"]>;
  clientSecret?: string | null;
}

/** What the processor is asked with, whichever way it is paid. */
export const askedFor = (order: OrderRow, product: Product) => ({
  key: `${order.key}-${order.attempt}`,
  description: product.describe(order),
  reference: {
    ...{ orderId: order.id, product: order.product },
    ...{ subjectId: order.subjectId, item: order.item },
  },
});

/** Joins what the processor made to its order; false when the order has moved on meanwhile. */
export async function keepPayable(
  { db }: Pick<Services, "db">,
  order: OrderRow,
  { id, processorKind, clientSecret }: Kept,
): Promise<boolean> {
  const rows = await db
    .update(paymentOrders)
    .set({
      ...{ processorId: id, processorKind },
      secretHash: clientSecret ? hashOfSecret(clientSecret) : null,
    })
    .where(isAttempt(order))
    .returning({ id: paymentOrders.id });
  return rows.length > 0;
}

/** The next try asks with another key: the processor would give its first answer again. */
export async function retryLater(
  { db }: Pick<Services, "db">,
  order: OrderRow,
  error: unknown,
): Promise<never> {
  await db
    .update(paymentOrders)
    .set({ attempt: sql`${paymentOrders.attempt} + 1` })
    .where(and(isAttempt(order), sql`${paymentOrders.processorId} is null`));
  throw error;
}

export const hashOfSecret = (clientSecret: string): string =>
  createHash("sha256").update(clientSecret).digest("base64url");

const isAttempt = ({ id, attempt }: OrderRow) =>
  and(
    eq(paymentOrders.id, id),
    eq(paymentOrders.attempt, attempt),
    eq(paymentOrders.state, "open"),
  );
