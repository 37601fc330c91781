import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { containsText } from "#src/db/contains-text.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { ledgerEntries, paymentRefunds, processorEvents } from "#src/db/schema/payments.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { toDollars } from "#src/shared/money.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import { keptCents, type LedgerEntry } from "./book-entry.server.ts";
import type { AdminPayment, FailedEvent, MadeRefund, PaymentFilter } from "./contract.ts";
import { paymentOfNumber, receiptNumber } from "./receipt-number.ts";
import { refundableCents } from "./refund-charge.server.ts";
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
  const refunds = await findRefunds(db, rows);
  const items = await Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      number: receiptNumber(row),
      description: requireProduct(services, row.product).describe(row),
      product: row.product,
      subjectId: row.subjectId,
      amount: toDollars(row.amountCents),
      kept: toDollars(await keptCents(db, row)),
      refundable: toDollars(await refundableCents(db, row)),
      isRenewal: row.isRenewal,
      card: row.card,
      processor: row.processor,
      chargeId: row.chargeId,
      paidAt: row.occurredAt.toISOString(),
      refunds: refunds
        .filter(({ chargeId }) => chargeId === row.chargeId)
        .map(({ refund }) => refund),
    })),
  );
  return { items, total: await db.$count(ledgerEntries, where) };
}

async function findRefunds(
  db: Db,
  payments: readonly LedgerEntry[],
): Promise<{ chargeId: string; refund: MadeRefund }[]> {
  const charges = payments.map(({ chargeId }) => chargeId);
  if (charges.length === 0) return [];
  const rows = await db
    .select({ refund: paymentRefunds, askedBy: users.firstName })
    .from(paymentRefunds)
    .leftJoin(users, eq(users.id, paymentRefunds.askedById))
    .where(inArray(paymentRefunds.chargeId, charges))
    .orderBy(asc(paymentRefunds.id));
  return rows.map(({ refund, askedBy }) => ({
    chargeId: refund.chargeId,
    refund: {
      id: refund.id,
      amount: toDollars(refund.amountCents),
      state: refund.state,
      reason: refund.reason,
      askedBy: askedBy ?? null,
      createdAt: refund.createdAt.toISOString(),
    },
  }));
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
