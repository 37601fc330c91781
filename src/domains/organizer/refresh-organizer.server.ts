import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentOrders, paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import { setOrganizerStatus } from "#src/domains/accounts/person/set-organizer-status.server.ts";
import { isRunning } from "./rules.ts";

/** Sets whether somebody may create events, from all of their subscriptions; true when that has changed. */
export async function refreshOrganizer(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .select({ subscription: paymentSubscriptions })
    .from(paymentSubscriptions)
    .innerJoin(paymentOrders, eq(paymentOrders.id, paymentSubscriptions.orderId))
    .where(
      and(
        eq(paymentSubscriptions.product, "organizer"),
        eq(paymentSubscriptions.subjectId, userId),
        // One that was refused is about to be ended.
        eq(paymentOrders.state, "paid"),
      ),
    );
  const runs = rows.some(({ subscription }) => isRunning(subscription, now));
  return setOrganizerStatus(tx, { userId, status: runs ? "active" : "inactive" });
}
