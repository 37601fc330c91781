import { and, desc, eq, exists, inArray } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { sandboxInvoices, sandboxSubscriptions } from "#src/db/schema/sandbox.server.ts";

export interface PortalPage {
  subscriptions: {
    id: string;
    description: string;
    priceCents: number;
    state: "active" | "past-due" | "ended" | "incomplete";
    periodEnd: Date;
    cancelAt: Date | null;
    /** "Visa 4242". */
    card: string | null;
  }[];
  invoices: {
    id: string;
    amountCents: number;
    state: "open" | "paid" | "void";
    day: Date;
    /** Null until it is paid. */
    chargeId: string | null;
  }[];
}

const INVOICES_MAX = 24;

/** What a payer sees of subscriptions that were ever paid, and of the latest invoices. */
export async function findPortalPage(db: Db, customerId: string): Promise<PortalPage> {
  const paid = db
    .select()
    .from(sandboxInvoices)
    .where(
      and(
        eq(sandboxInvoices.subscriptionId, sandboxSubscriptions.id),
        eq(sandboxInvoices.state, "paid"),
      ),
    );
  const rows = await db
    .select()
    .from(sandboxSubscriptions)
    .where(and(eq(sandboxSubscriptions.customerId, customerId), exists(paid)))
    .orderBy(desc(sandboxSubscriptions.createdAt));
  const ids = rows.map(({ id }) => id);
  const invoices = await db
    .select()
    .from(sandboxInvoices)
    .where(inArray(sandboxInvoices.subscriptionId, ids))
    .orderBy(desc(sandboxInvoices.createdAt))
    .limit(INVOICES_MAX);
  return {
    subscriptions: rows.map(({ card, ...row }) => ({
      id: row.id,
      description: row.description,
      priceCents: row.priceCents,
      state: row.state,
      periodEnd: row.periodEnd,
      cancelAt: row.cancelAt,
      card: card && `${card.brand} ${card.last4}`,
    })),
    invoices: invoices.map(({ id, amountCents, state, periodStart, chargeId }) => ({
      ...{ id, amountCents, state, chargeId },
      day: periodStart,
    })),
  };
}
