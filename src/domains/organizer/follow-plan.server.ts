import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import { setOrganizerStatus } from "#src/domains/accounts/person/set-organizer-status.server.ts";
import { EndSubscription } from "#src/domains/payments/payment-jobs.ts";
import { ledgerOf } from "#src/domains/payments/queries.server.ts";
import type {
  Payment,
  Returned,
  SubscriptionState,
} from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { noteNews } from "./note-news.server.ts";
import { refreshOrganizer } from "./refresh-organizer.server.ts";

/** Money came: events can be created. Where the account is gone, it goes back and is charged no more. */
export async function deliverPlan(
  tx: Tx,
  services: Services,
  { subjectId, subscription }: Payment,
): Promise<"delivered" | { refusedBecause: string }> {
  if (!(await findUser(tx, subjectId))) {
    if (subscription) await endLater(tx, services, subscription.id);
    return { refusedBecause: "The account is gone." };
  }
  await setOrganizerStatus(tx, { userId: subjectId, status: "active" });
  return "delivered";
}

/** Grace, a cancellation at the period's end and the end itself are all read from how it stands. */
export async function followPlan(
  tx: Tx,
  services: Services,
  subscription: SubscriptionState,
): Promise<void> {
  await refreshOrganizer(tx, { userId: subscription.subjectId, now: new Date() });
  await noteNews(tx, services, subscription);
}

/**
 * Whoever got the last month's money back is charged no more; the plan ends when the processor says that it has. An
 * earlier month's money takes nothing away from the one that runs.
 */
export async function takeBackPlan(
  tx: Tx,
  services: Services,
  { purchase, chargeId, keptCents }: Returned,
): Promise<void> {
  if (keptCents > 0) return;
  const entries = await ledgerOf(tx, { orderId: purchase.orderId });
  const last = entries.findLast(({ kind }) => kind === "payment");
  if (last?.chargeId !== chargeId) return;
  const [subscription] = await tx
    .select({ id: paymentSubscriptions.id })
    .from(paymentSubscriptions)
    .where(
      and(
        eq(paymentSubscriptions.product, "organizer"),
        eq(paymentSubscriptions.orderId, purchase.orderId),
      ),
    );
  if (subscription) await endLater(tx, services, subscription.id);
}

const endLater = (tx: Tx, { jobs }: Services, subscriptionId: number) =>
  jobs.send(tx, EndSubscription, { subscriptionId });
