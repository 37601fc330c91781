import type { Tx } from "#src/db/client.server.ts";
import { organizerNotices } from "#src/db/schema/organizer.server.ts";
import type { SubscriptionState } from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { DeliverPlanNews } from "./mail-jobs.ts";

/** A failed renewal, a cancellation and the end are each mailed once, however often they are told. */
export async function noteNews(
  tx: Tx,
  services: Services,
  { id: subscriptionId, ...plan }: SubscriptionState,
): Promise<void> {
  const told = newsOf(plan);
  if (!told) return;
  const rows = await tx
    .insert(organizerNotices)
    .values({ subscriptionId, ...told })
    .onConflictDoNothing()
    .returning({ news: organizerNotices.news });
  if (rows.length > 0) {
    await services.jobs.send(tx, DeliverPlanNews, { subscriptionId, news: told.news });
  }
}

function newsOf({ state, periodStart, cancelAt }: Omit<SubscriptionState, "id">) {
  if (state === "past-due") return { news: "failed" as const, about: periodStart };
  if (state === "ended") return { news: "ended" as const, about: periodStart };
  return cancelAt ? { news: "cancelled" as const, about: cancelAt } : null;
}
