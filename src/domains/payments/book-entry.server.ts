import { and, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { ledgerEntries } from "#src/db/schema/payments.server.ts";

export type NewEntry = typeof ledgerEntries.$inferInsert;
export type LedgerEntry = typeof ledgerEntries.$inferSelect;

/** Books what moved, once: false when it stands in the ledger already. */
export async function bookEntry(tx: Tx, entry: NewEntry): Promise<boolean> {
  const rows = await tx
    .insert(ledgerEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: ledgerEntries.id });
  return rows.length > 0;
}

/** What another row about the same payment shares with it. */
export const aboutOf = (payment: NewEntry) => ({
  processor: payment.processor,
  chargeId: payment.chargeId,
  orderId: payment.orderId,
  product: payment.product,
  subjectId: payment.subjectId,
  subjectName: payment.subjectName,
  item: payment.item,
  isRenewal: payment.isRenewal,
});

type Charge = Pick<LedgerEntry, "processor" | "chargeId">;

/** The row of the payment; held, so that two who refund it at once take turns. */
export async function lockPayment(tx: Tx, charge: Charge): Promise<LedgerEntry | undefined> {
  const [payment] = await tx.select().from(ledgerEntries).where(isPaymentOf(charge)).for("update");
  return payment;
}

export async function findPayment(db: Db | Tx, charge: Charge): Promise<LedgerEntry | undefined> {
  const [payment] = await db.select().from(ledgerEntries).where(isPaymentOf(charge));
  return payment;
}

/** What is left of a payment after refunds and disputes; fees are between the processor and us. */
export async function keptCents(db: Db | Tx, charge: Charge): Promise<number> {
  const [row] = await db
    .select({ kept: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)::int` })
    .from(ledgerEntries)
    .where(and(isOf(charge), sql`${ledgerEntries.kind} <> 'fee'`));
  return row?.kept ?? 0;
}

const isOf = ({ processor, chargeId }: Charge) =>
  and(eq(ledgerEntries.processor, processor), eq(ledgerEntries.chargeId, chargeId));
const isPaymentOf = (charge: Charge) => and(isOf(charge), eq(ledgerEntries.kind, "payment"));
