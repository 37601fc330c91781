import { and, eq, inArray, lte, or } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { sandboxInvoices, sandboxSubscriptions } from "#src/db/schema/sandbox.server.ts";
import { type Books, enter, tell } from "./books.server.ts";
import { endSubscription } from "./cancel-subscription.server.ts";
import { chargeRefusal } from "./charge-refusal.server.ts";
import { insertInvoice } from "./insert-subscription.server.ts";
import { lockSubscription } from "./lock-subscription.server.ts";
import type { InvoiceRow, SubscriptionRow } from "./queries.server.ts";
import { nextTry, periodAt } from "./rules.ts";
import { takeFromCard } from "./take-payment.server.ts";

/** Every subscription whose month is over, whose end has come or whose card is to be tried again. */
export async function renewSubscriptions(books: Books, now: Date): Promise<void> {
  const due = await books.db
    .select({ id: sandboxSubscriptions.id })
    .from(sandboxSubscriptions)
    .where(
      and(
        inArray(sandboxSubscriptions.state, ["active", "past-due"]),
        or(
          lte(sandboxSubscriptions.periodEnd, now),
          lte(sandboxSubscriptions.retryAt, now),
          lte(sandboxSubscriptions.cancelAt, now),
        ),
      ),
    )
    .orderBy(sandboxSubscriptions.periodEnd);
  for (const { id } of due) await enter(books, (tx) => renewIfDue(tx, id, now));
}

async function renewIfDue(tx: Tx, id: string, now: Date): Promise<void> {
  const subscription = await lockSubscription(tx, id);
  const { state, cancelAt, periodEnd, retryAt } = subscription;
  if (state === "ended") return;
  if (cancelAt !== null && cancelAt <= now) return endSubscription(tx, id, now);
  if (state === "active" && periodEnd <= now) return beginPeriod(tx, subscription, now);
  if (state !== "past-due") return;
  // A month that has passed is not charged any more.
  if (periodEnd <= now) return endSubscription(tx, id, now);
  if (retryAt !== null && retryAt <= now) return tryOpenInvoice(tx, subscription, now);
}

/** After a long time it is the month that runs now: those that nobody renewed are not charged. */
async function beginPeriod(tx: Tx, before: SubscriptionRow, now: Date): Promise<void> {
  const period = periodAt(before.anchor, now);
  await tx.update(sandboxSubscriptions).set(period).where(eq(sandboxSubscriptions.id, before.id));
  const subscription = { ...before, ...period };
  const invoice = await insertInvoice(tx, subscription, before.priceCents);
  await chargeInvoice(tx, { subscription, invoice }, now);
}

async function tryOpenInvoice(tx: Tx, subscription: SubscriptionRow, now: Date): Promise<void> {
  const [invoice] = await tx
    .select()
    .from(sandboxInvoices)
    .where(
      and(eq(sandboxInvoices.subscriptionId, subscription.id), eq(sandboxInvoices.state, "open")),
    );
  if (invoice) await chargeInvoice(tx, { subscription, invoice }, now);
}

async function chargeInvoice(
  tx: Tx,
  { subscription, invoice }: { subscription: SubscriptionRow; invoice: InvoiceRow },
  now: Date,
): Promise<void> {
  const { card } = subscription;
  if (card !== null && chargeRefusal(card) === null) {
    return takeFromCard(tx, invoice, { card, now });
  }
  const attempts = invoice.attempts + 1;
  await tx.update(sandboxInvoices).set({ attempts }).where(eq(sandboxInvoices.id, invoice.id));
  await tell(tx, "invoice.payment_failed", invoice.id);
  const retryAt = nextTry(attempts, now);
  if (retryAt === null) return endSubscription(tx, subscription.id, now);
  await tx
    .update(sandboxSubscriptions)
    .set({ state: "past-due", retryAt })
    .where(eq(sandboxSubscriptions.id, subscription.id));
  await tell(tx, "customer.subscription.updated", subscription.id);
}
