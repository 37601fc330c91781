import { and, eq, inArray } from "drizzle-orm";
import { users } from "#src/db/schema/accounts.server.ts";
import { paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { refreshOrganizer } from "./refresh-organizer.server.ts";

/** Everybody who has a plan, or whose renewal has failed: compared with what is paid. */
export async function refreshOrganizers({ db }: Services, now: Date): Promise<void> {
  const subscribers = db
    .select({ id: paymentSubscriptions.subjectId })
    .from(paymentSubscriptions)
    .where(
      and(
        eq(paymentSubscriptions.product, "organizer"),
        inArray(paymentSubscriptions.state, ["active", "past-due"]),
      ),
    );
  const active = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.organizerSubscriptionStatus, "active"), eq(users.isDemo, false)));
  for (const { id: userId } of await subscribers.union(active)) {
    await db.transaction((tx) => refreshOrganizer(tx, { userId, now }));
  }
}
