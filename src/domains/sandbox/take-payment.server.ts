import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import {
  type KeptCard,
  type PayersCard,
  sandboxCharges,
  sandboxIntents,
  sandboxInvoices,
  sandboxSubscriptions,
} from "#src/db/schema/sandbox.server.ts";
import { newId, tell } from "./books.server.ts";
import { completeCheckout } from "./complete-checkout.server.ts";
import { type IntentRow, type InvoiceRow, requireRow } from "./queries.server.ts";
import { periodAt } from "./rules.ts";

interface Taken {
  card: KeptCard;
  now: Date;
}

/** The card was good: the intent has succeeded, and so has what it pays for. */
export async function takePayment(
  tx: Tx,
  intent: IntentRow,
  { card: payers, now }: { card: PayersCard; now: Date },
): Promise<void> {
  const { receiptEmail: _, ...card } = payers;
  const invoice = intent.invoiceId
    ? await beginWith(tx, await readInvoice(tx, intent.invoiceId), now)
    : await completeCheckout(tx, intent, { card, now });
  await tx
    .update(sandboxIntents)
    .set({ state: "succeeded", card: payers })
    .where(eq(sandboxIntents.id, intent.id));
  const chargeId = newId("charge");
  await tx.insert(sandboxCharges).values({
    id: chargeId,
    intentId: intent.id,
    invoiceId: invoice?.id,
    amountCents: intent.amountCents,
    card,
    paidAt: now,
  });
  await tell(tx, "payment_intent.succeeded", intent.id);
  if (invoice) await payInvoice(tx, invoice, { chargeId, card });
}

/** The first month begins when it is paid, not when its checkout was opened. */
async function beginWith(tx: Tx, invoice: InvoiceRow, now: Date): Promise<InvoiceRow> {
  const period = periodAt(now, now);
  const begun = await tx
    .update(sandboxSubscriptions)
    .set({ anchor: now, ...period })
    .where(
      and(
        eq(sandboxSubscriptions.id, invoice.subscriptionId),
        eq(sandboxSubscriptions.state, "incomplete"),
      ),
    )
    .returning({ id: sandboxSubscriptions.id });
  if (begun.length === 0) return invoice;
  await tx.update(sandboxInvoices).set(period).where(eq(sandboxInvoices.id, invoice.id));
  return { ...invoice, ...period };
}

/** Without an intent, by the card that the subscription keeps. */
export async function takeFromCard(tx: Tx, invoice: InvoiceRow, taken: Taken): Promise<void> {
  const chargeId = newId("charge");
  await tx.insert(sandboxCharges).values({
    id: chargeId,
    invoiceId: invoice.id,
    amountCents: invoice.amountCents,
    card: taken.card,
    paidAt: taken.now,
  });
  await payInvoice(tx, invoice, { chargeId, card: taken.card });
}

interface InvoicePayment {
  /** Both null for an invoice of nothing. */
  chargeId: string | null;
  card: KeptCard | null;
}

/** Its subscription runs from now on, or again. */
export async function payInvoice(
  tx: Tx,
  { id, subscriptionId, attempts }: InvoiceRow,
  { chargeId, card }: InvoicePayment,
): Promise<void> {
  await tx
    .update(sandboxInvoices)
    .set({ state: "paid", chargeId, attempts: attempts + 1 })
    .where(eq(sandboxInvoices.id, id));
  await tx
    .update(sandboxSubscriptions)
    .set({ state: "active", retryAt: null, ...(card && { card }) })
    .where(eq(sandboxSubscriptions.id, subscriptionId));
  await tell(tx, "invoice.paid", id);
  await tell(tx, "customer.subscription.updated", subscriptionId);
}

async function readInvoice(tx: Tx, id: string): Promise<InvoiceRow> {
  const [row] = await tx.select().from(sandboxInvoices).where(eq(sandboxInvoices.id, id));
  return requireRow(row, id);
}
