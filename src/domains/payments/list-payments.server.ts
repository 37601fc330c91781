import { and, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { containsText } from "#src/db/contains-text.server.ts";
import { ledgerEntries, processorEvents } from "#src/db/schema/payments.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { toCents, toDollars } from "#src/shared/money.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { LedgerEntry } from "./book-entry.server.ts";
import type { AdminPayment, FailedEvent, MadeRefund, PaymentFilter } from "./contract.ts";
import { findRefunds } from "./find-refunds.server.ts";
import { paymentOfNumber, receiptNumber } from "./receipt-number.ts";
import { requireProduct } from "./require-product.server.ts";

/** Every payment, the newest first, with what went back of it. */
export async function listPayments(
  services: Services,
  { q, product, limit, offset }: PaymentFilter,
): Promise<ListPage<AdminPayment>> {
  const { db } = services;
  const named = paymentOfNumber(q);
  const where = and(
    eq(ledgerEntries.kind, "payment"),
    product && eq(ledgerEntries.product, product),
    named
      ? eq(ledgerEntries.id, named)
      : containsText([ledgerEntries.subjectName, ledgerEntries.chargeId], q),
  );
  const rows = await db
    .select()
    .from(ledgerEntries)
    .where(where)
    .orderBy(desc(ledgerEntries.id))
    .limit(limit)
    .offset(offset);
  const made = await findRefunds(db, rows);
  const kept = await readKept(db, rows);
  const items = rows.map((row) => {
    const refunds = made
      .filter(({ chargeId }) => chargeId === row.chargeId)
      .map(({ refund }) => refund);
    const { keptCents, disputedCents } = kept.get(row.chargeId) ?? {
      keptCents: 0,
      disputedCents: 0,
    };
    return {
      id: row.id,
      number: receiptNumber(row),
      description: requireProduct(services, row.product).describe(row),
      product: row.product,
      subjectId: row.subjectId,
      amount: toDollars(row.amountCents),
      kept: toDollars(keptCents),
      disputed: toDollars(disputedCents),
      refundable: toDollars(Math.max(0, keptCents - askedCents(refunds))),
      isRenewal: row.isRenewal,
      card: row.card,
      processor: row.processor,
      chargeId: row.chargeId,
      paidAt: row.occurredAt.toISOString(),
      refunds,
    };
  });
  return { items, total: await db.$count(ledgerEntries, where) };
}

/** Written down, and not in the ledger yet. */
const askedCents = (refunds: readonly MadeRefund[]): number =>
  refunds
    .filter(({ state }) => state === "asked")
    .reduce((sum, { amount }) => sum + toCents(amount), 0);

interface Kept {
  keptCents: number;
  disputedCents: number;
}

/** What is left of each payment of a page, in one statement. */
async function readKept(db: Db, payments: readonly LedgerEntry[]) {
  if (payments.length === 0) return new Map<string, Kept>();
  const { chargeId, processor, kind, amountCents } = ledgerEntries;
  const rows = await db
    .select({
      chargeId,
      keptCents: sql<number>`sum(${amountCents})::int`,
      disputedCents: sql<number>`coalesce(-sum(${amountCents}) filter (where ${kind} in ('dispute', 'dispute-won')), 0)::int`,
    })
    .from(ledgerEntries)
    .where(
      and(
        inArray(processor, [...new Set(payments.map((payment) => payment.processor))]),
        inArray(
          chargeId,
          payments.map((payment) => payment.chargeId),
        ),
        ne(kind, "fee"),
      ),
    )
    .groupBy(chargeId);
  return new Map<string, Kept>(rows.map(({ chargeId, ...sums }) => [chargeId, sums]));
}

/** Events of the processor that could not be worked off, the newest first. */
export async function listFailedEvents(
  db: Db,
  { limit, offset }: Paging,
): Promise<ListPage<FailedEvent>> {
  const where = isNull(processorEvents.processedAt);
  const rows = await db
    .select()
    .from(processorEvents)
    .where(where)
    .orderBy(desc(processorEvents.receivedAt))
    .limit(limit)
    .offset(offset);
  const items = rows.map(({ id, processor, type, subjectId, error, receivedAt }) => ({
    ...{ id, processor, type, subjectId, error: error ?? "" },
    receivedAt: receivedAt.toISOString(),
  }));
  return { items, total: await db.$count(processorEvents, where) };
}
