import { and, desc, eq } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import {
  sandboxCharges,
  sandboxCheckouts,
  sandboxDisputes,
  sandboxIntents,
  sandboxInvoices,
  sandboxRefunds,
  sandboxSubscriptions,
} from "#src/db/schema/sandbox.server.ts";
import type {
  Charge,
  Dispute,
  HostedCheckout,
  Intent,
  Invoice,
  Refund,
  Subscription,
} from "#src/platform/payments/processor.server.ts";
import { periodAt } from "./rules.ts";

export type IntentRow = typeof sandboxIntents.$inferSelect;
export type SubscriptionRow = typeof sandboxSubscriptions.$inferSelect;
export type InvoiceRow = typeof sandboxInvoices.$inferSelect;

/** What nobody has made is a mistake of whoever asks. */
export function requireRow<Row>(row: Row | undefined, id: string): Row {
  if (row === undefined) throw new Error(`The sandbox has no ${id}.`);
  return row;
}

export async function findIntent(db: Db | Tx, id: string): Promise<Intent> {
  const [found] = await db
    .select({ intent: sandboxIntents, chargeId: sandboxCharges.id })
    .from(sandboxIntents)
    .leftJoin(sandboxCharges, eq(sandboxCharges.intentId, sandboxIntents.id))
    .where(eq(sandboxIntents.id, id));
  const { intent, chargeId } = requireRow(found, id);
  const { clientSecret, amountCents, reference, state } = intent;
  return {
    id,
    clientSecret,
    state: state === "challenged" ? "open" : state,
    amountCents,
    reference,
    chargeId,
  };
}

export async function findSubscription(db: Db | Tx, id: string): Promise<Subscription> {
  const [row] = await db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, id));
  const { customerId, state, priceCents, reference, periodStart, periodEnd, cancelAt } = requireRow(
    row,
    id,
  );
  return {
    id,
    customerId,
    state,
    priceCents,
    reference,
    periodStart,
    periodEnd,
    cancelAt,
    clientSecret: state === "incomplete" ? await firstSecret(db, id) : null,
    latestInvoiceId: await findLatestInvoiceId(db, id),
  };
}

async function findLatestInvoiceId(db: Db | Tx, subscriptionId: string): Promise<string | null> {
  const [invoice] = await db
    .select({ id: sandboxInvoices.id })
    .from(sandboxInvoices)
    .where(eq(sandboxInvoices.subscriptionId, subscriptionId))
    .orderBy(desc(sandboxInvoices.createdAt))
    .limit(1);
  return invoice?.id ?? null;
}

async function firstSecret(db: Db | Tx, subscriptionId: string): Promise<string | null> {
  const [found] = await db
    .select({ clientSecret: sandboxIntents.clientSecret })
    .from(sandboxInvoices)
    .innerJoin(sandboxIntents, eq(sandboxIntents.invoiceId, sandboxInvoices.id))
    .where(
      and(eq(sandboxInvoices.subscriptionId, subscriptionId), eq(sandboxInvoices.state, "open")),
    )
    .orderBy(desc(sandboxInvoices.createdAt))
    .limit(1);
  return found?.clientSecret ?? null;
}

export async function findCheckout(
  db: Db | Tx,
  baseUrl: string,
  id: string,
): Promise<HostedCheckout> {
  const [row] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id));
  const { state, subscriptionId } = requireRow(row, id);
  const url = state === "open" ? `${baseUrl}/sandbox-checkout/${id}` : null;
  return { id, url, state, subscriptionId };
}

export async function findInvoice(db: Db | Tx, id: string): Promise<Invoice> {
  const [row] = await db
    .select({ invoice: sandboxInvoices, anchor: sandboxSubscriptions.anchor })
    .from(sandboxInvoices)
    .innerJoin(sandboxSubscriptions, eq(sandboxSubscriptions.id, sandboxInvoices.subscriptionId))
    .where(eq(sandboxInvoices.id, id));
  const { invoice, anchor } = requireRow(row, id);
  const { subscriptionId, state, amountCents, reference, periodStart, periodEnd, ...rest } =
    invoice;
  return {
    id,
    subscriptionId,
    state,
    paidCents: state === "paid" ? amountCents : 0,
    reference,
    periodStart,
    periodEnd,
    isChange: periodStart > periodAt(anchor, periodStart).periodStart,
    chargeId: rest.chargeId,
    attempts: rest.attempts,
  };
}

export async function findRefund(db: Db | Tx, id: string): Promise<Refund> {
  const [row] = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.id, id));
  const { chargeId, amountCents, state } = requireRow(row, id);
  return { id, chargeId, amountCents, state };
}

export async function findCharge(db: Db | Tx, id: string): Promise<Charge> {
  const [found] = await db
    .select({ charge: sandboxCharges, payers: sandboxIntents.card })
    .from(sandboxCharges)
    .leftJoin(sandboxIntents, eq(sandboxIntents.id, sandboxCharges.intentId))
    .where(eq(sandboxCharges.id, id));
  const { charge, payers } = requireRow(found, id);
  const { amountCents, paidAt, card, feeCents } = charge;
  return {
    id,
    amountCents,
    currency: "usd",
    paidAt,
    card: { brand: card.brand, last4: card.last4 },
    email: payers?.receiptEmail ?? null,
    fee: feeCents === null ? null : { id: `fee_${id}`, amountCents: feeCents },
  };
}

export async function findDispute(db: Db | Tx, id: string): Promise<Dispute> {
  const [row] = await db.select().from(sandboxDisputes).where(eq(sandboxDisputes.id, id));
  const { chargeId, amountCents, state } = requireRow(row, id);
  return { id, chargeId, amountCents, state };
}

/** Of the page where a plan is paid for. */
export interface CheckoutPage {
  state: "open" | "complete" | "expired";
  description: string;
  priceCents: number;
  clientSecret: string;
  successUrl: string;
  cancelUrl: string;
}

export async function findCheckoutPage(db: Db, id: string): Promise<CheckoutPage | null> {
  if (!/^\w+$/.test(id)) return null;
  const [found] = await db
    .select({ checkout: sandboxCheckouts, clientSecret: sandboxIntents.clientSecret })
    .from(sandboxCheckouts)
    .innerJoin(sandboxIntents, eq(sandboxIntents.id, sandboxCheckouts.intentId))
    .where(eq(sandboxCheckouts.id, id));
  if (!found) return null;
  const { state, description, priceCents, successUrl, cancelUrl } = found.checkout;
  return {
    state,
    description,
    priceCents,
    clientSecret: found.clientSecret,
    successUrl: successUrl.replaceAll("{CHECKOUT_SESSION_ID}", id),
    cancelUrl,
  };
}
