import { and, asc, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import {
  ledgerEntries,
  paymentOrders,
  paymentSubscriptions,
} from "#src/db/schema/payments.server.ts";
import type { ProductName, SubscriptionState } from "#src/platform/payments/purchase.server.ts";
import { toDollars } from "#src/shared/money.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { LedgerEntry } from "./book-entry.server.ts";
import type { OwnPayment } from "./contract.ts";
import { type OrderRow, stateOf } from "./purchase-of.server.ts";

interface Subject {
  product: ProductName;
  subjectId: string;
}

/** The subscription that runs for something, past due ones too; null when none does. */
export async function subscriptionOf(
  db: Db | Tx,
  { product, subjectId }: Subject,
): Promise<SubscriptionState | null> {
  const [row] = await db
    .select({ subscription: paymentSubscriptions })
    .from(paymentSubscriptions)
    .innerJoin(paymentOrders, eq(paymentOrders.id, paymentSubscriptions.orderId))
    .where(
      and(
        eq(paymentSubscriptions.product, product),
        eq(paymentSubscriptions.subjectId, subjectId),
        inArray(paymentSubscriptions.state, ["active", "past-due"]),
        // One that was refused is about to be ended.
        eq(paymentOrders.state, "paid"),
      ),
    )
    .orderBy(desc(paymentSubscriptions.id))
    .limit(1);
  return row ? stateOf(row.subscription) : null;
}

/** The order that somebody was sent to the processor's page with. */
export async function findHostedOrder(
  db: Db,
  { product, subjectId, checkoutId }: Subject & { checkoutId: string },
): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.product, product),
        eq(paymentOrders.subjectId, subjectId),
        eq(paymentOrders.processorId, checkoutId),
      ),
    );
  return order;
}

interface LedgerFilter extends Partial<Subject> {
  orderId?: number;
  chargeId?: string;
}

/** Rows of the ledger in the order in which they were booked. */
export async function ledgerOf(
  db: Db | Tx,
  { product, subjectId, orderId, chargeId }: LedgerFilter,
): Promise<LedgerEntry[]> {
  return db
    .select()
    .from(ledgerEntries)
    .where(
      and(
        product && eq(ledgerEntries.product, product),
        subjectId ? eq(ledgerEntries.subjectId, subjectId) : undefined,
        orderId ? eq(ledgerEntries.orderId, orderId) : undefined,
        chargeId ? eq(ledgerEntries.chargeId, chargeId) : undefined,
      ),
    )
    .orderBy(asc(ledgerEntries.id));
}

/** The processor knows the buyer from an earlier purchase. */
export async function findCustomerId(
  db: Db | Tx,
  { buyerId, processor }: Pick<OrderRow, "buyerId" | "processor">,
): Promise<string | null> {
  if (buyerId === null) return null;
  const [row] = await db
    .select({ customerId: paymentSubscriptions.customerId })
    .from(paymentSubscriptions)
    .where(
      and(
        eq(paymentSubscriptions.buyerId, buyerId),
        eq(paymentSubscriptions.processor, processor),
        isNotNull(paymentSubscriptions.customerId),
      ),
    )
    .orderBy(desc(paymentSubscriptions.id))
    .limit(1);
  return row?.customerId ?? null;
}

/** What somebody has paid for, and what came back. */
export async function listOwnPayments(db: Db, { id }: Viewer): Promise<OwnPayment[]> {
  const rows = await db
    .select({ entry: ledgerEntries })
    .from(ledgerEntries)
    .innerJoin(paymentOrders, eq(paymentOrders.id, ledgerEntries.orderId))
    .where(
      and(
        eq(paymentOrders.buyerId, id),
        inArray(ledgerEntries.kind, ["payment", "refund", "refund-failed"]),
      ),
    )
    .orderBy(asc(ledgerEntries.id));
  return rows.map(({ entry }) => ({
    kind: entry.kind,
    product: entry.product,
    name: entry.subjectName,
    amount: toDollars(entry.amountCents),
    card: entry.card,
    at: entry.occurredAt.toISOString(),
  }));
}
