import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentOrders, paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import type { Subscription } from "#src/platform/payments/processor.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { lockOrder, lockReferredOrder, lockThing } from "./lock-order.server.ts";
import { EndSubscription } from "./payment-jobs.ts";
import { type OrderRow, type SubscriptionRow, stateOf } from "./purchase-of.server.ts";
import { requireProcessor, requireProduct } from "./require-product.server.ts";

export interface Followed {
  order: OrderRow;
  subscription: SubscriptionRow;
  /** It was ended here while another processor was in use, and its own does not know that yet. */
  isLeft: boolean;
  latestInvoiceId: string | null;
}

/** Writes down how a subscription stands. Null when it is not ours. */
export async function readSubscription(
  tx: Tx,
  services: Services,
  id: string,
): Promise<Followed | null> {
  const processor = requireProcessor(services);
  await lockThing(tx, id);
  const told = await processor.findSubscription(id);
  const order = await lockReferredOrder(tx, processor.name, told.reference);
  if (!order) return null;
  const subscription = await writeDown(tx, order, told);
  if (told.state === "ended") await closeUnpaid(tx, order);
  const isLeft = subscription.state === "ended" && told.state !== "ended";
  if (isLeft) await services.jobs.send(tx, EndSubscription, { subscriptionId: subscription.id });
  return { order, subscription, isLeft, latestInvoiceId: told.latestInvoiceId };
}

/** Its product hears of it once it has delivered something for it. */
export async function tellProduct(
  tx: Tx,
  services: Services,
  { order, subscription }: Pick<Followed, "order" | "subscription">,
): Promise<void> {
  const now = await lockOrder(tx, order.id);
  if (now?.state !== "paid") return;
  await requireProduct(services, order.product).follow(tx, services, stateOf(subscription));
}

async function writeDown(tx: Tx, order: OrderRow, told: Subscription): Promise<SubscriptionRow> {
  const { state, priceCents, periodStart, periodEnd, cancelAt, customerId } = told;
  const item = told.reference?.item ?? order.item;
  const now = { state, priceCents, periodStart, periodEnd, cancelAt, customerId, item };
  const isPastDue = state === "past-due";
  const isEnded = state === "ended";
  const [row] = await tx
    .insert(paymentSubscriptions)
    .values({
      ...now,
      orderId: order.id,
      product: order.product,
      subjectId: order.subjectId,
      buyerId: order.buyerId,
      processor: order.processor,
      processorId: told.id,
      pastDueSince: isPastDue ? sql`now()` : null,
      endedAt: isEnded ? sql`now()` : null,
    })
    .onConflictDoUpdate({
      target: [paymentSubscriptions.processor, paymentSubscriptions.processorId],
      set: {
        ...now,
        pastDueSince: isPastDue ? firstFailure : null,
        state: sql`case when ${paymentSubscriptions.endedAt} is null then excluded.state else 'ended' end`,
        ...(isEnded && { endedAt: firstEnd }),
        updatedAt: sql`now()`,
      },
    })
    .returning();
  if (!row) throw new Error("The subscription was not stored");
  return row;
}

/** Where a new period has begun with it, its renewal failed, however late we hear of that. */
const firstFailure = sql`coalesce(${paymentSubscriptions.pastDueSince},
  case when excluded.period_start > ${paymentSubscriptions.periodStart} then excluded.period_start else now() end)`;

const firstEnd = sql`coalesce(${paymentSubscriptions.endedAt}, now())`;

/** Its first invoice was never paid. */
async function closeUnpaid(tx: Tx, order: OrderRow): Promise<void> {
  await tx
    .update(paymentOrders)
    .set({ state: "closed", settledAt: sql`now()` })
    .where(and(eq(paymentOrders.id, order.id), eq(paymentOrders.state, "open")));
}
