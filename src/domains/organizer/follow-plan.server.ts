import type { Tx } from "#src/db/client.server.ts";
import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import { setOrganizerStatus } from "#src/domains/accounts/person/set-organizer-status.server.ts";
import { EndSubscription } from "#src/domains/payments/payment-jobs.ts";
import type { Payment, SubscriptionState } from "#src/platform/payments/purchase.server.ts";
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
    if (subscription) {
      await services.jobs.send(tx, EndSubscription, { subscriptionId: subscription.id });
    }
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
