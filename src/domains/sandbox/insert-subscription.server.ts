import type { Tx } from "#src/db/client.server.ts";
import {
  type KeptCard,
  sandboxInvoices,
  sandboxSubscriptions,
} from "#src/db/schema/sandbox.server.ts";
import type { Reference } from "#src/platform/payments/processor.server.ts";
import { newId, tell } from "./books.server.ts";
import { type InvoiceRow, requireRow, type SubscriptionRow } from "./queries.server.ts";
import { type Period, periodAt } from "./rules.ts";

interface SubscriptionToInsert {
  key: string;
  customerId: string;
  state: SubscriptionRow["state"];
  priceCents: number;
  description: string;
  reference: Reference;
  card: KeptCard | null;
}

/** Its periods are counted from now. */
export async function insertSubscription(
  tx: Tx,
  { key, customerId, state, priceCents, description, reference, card }: SubscriptionToInsert,
  now: Date,
): Promise<SubscriptionRow> {
  const id = newId("subscription");
  const [row] = await tx
    .insert(sandboxSubscriptions)
    .values({
      ...{ id, key, customerId, state, priceCents, description, reference, card },
      anchor: now,
      ...periodAt(now, now),
      createdAt: now,
    })
    .returning();
  await tell(tx, "customer.subscription.created", id);
  return requireRow(row, id);
}

/** For the subscription's own period, or for a part of it. */
export async function insertInvoice(
  tx: Tx,
  subscription: SubscriptionRow,
  amountCents: number,
  period: Period = subscription,
): Promise<InvoiceRow> {
  const id = newId("invoice");
  const [row] = await tx
    .insert(sandboxInvoices)
    .values({
      id,
      subscriptionId: subscription.id,
      amountCents,
      reference: subscription.reference,
      state: "open",
      periodStart: period.periodStart,
      periodEnd: period.periodEnd,
    })
    .returning();
  return requireRow(row, id);
}
