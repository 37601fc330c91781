import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import { ledgerEntries, paymentOrders } from "#src/db/schema/payments.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { toDollars } from "#src/shared/money.ts";
import type { ListPage } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { LedgerEntry } from "./book-entry.server.ts";
import type { MadePayment, MadePaymentFilter } from "./contract.ts";
import { findRefunds } from "./find-refunds.server.ts";
import { receiptNumber } from "./receipt-number.ts";
import { requireProduct } from "./require-product.server.ts";

/** What somebody has paid for one thing, the newest first: what others paid for it is theirs. */
export async function listMadePayments(
  services: Services,
  viewer: Viewer,
  { product, subjectId, limit, offset }: MadePaymentFilter,
): Promise<ListPage<MadePayment>> {
  const { db } = services;
  const own = db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(eq(paymentOrders.buyerId, viewer.id));
  const where = and(
    eq(ledgerEntries.kind, "payment"),
    eq(ledgerEntries.product, product),
    eq(ledgerEntries.subjectId, subjectId),
    inArray(ledgerEntries.orderId, own),
  );
  const rows = await readPayments(services, where).limit(limit).offset(offset);
  return { items: await withRefunds(services, rows), total: await db.$count(ledgerEntries, where) };
}

/** By the processor's ids, for a page of its own. */
export async function findMadePayments(
  services: Services,
  chargeIds: readonly string[],
): Promise<Map<string, MadePayment>> {
  const isOf = inArray(ledgerEntries.chargeId, [...chargeIds]);
  const rows = await readPayments(services, and(eq(ledgerEntries.kind, "payment"), isOf));
  const made = await withRefunds(services, rows);
  return new Map(
    rows.flatMap(({ chargeId }, index) => {
      const payment = made[index];
      return payment ? [[chargeId, payment] as const] : [];
    }),
  );
}

const readPayments = ({ db }: Services, where: SQL | undefined) =>
  db.select().from(ledgerEntries).where(where).orderBy(desc(ledgerEntries.id));

/** Without the reasons, which administrators keep for themselves. */
async function withRefunds(
  services: Services,
  rows: readonly LedgerEntry[],
): Promise<MadePayment[]> {
  const refunds = await findRefunds(services.db, rows);
  return rows.map((row) => ({
    id: row.id,
    number: receiptNumber(row),
    description: requireProduct(services, row.product).describe(row),
    amount: toDollars(row.amountCents),
    card: row.card,
    paidAt: row.occurredAt.toISOString(),
    refunds: refunds
      .filter(({ chargeId }) => chargeId === row.chargeId)
      .map(({ refund: { id, amount, state, createdAt } }) => ({ id, amount, state, createdAt })),
  }));
}
