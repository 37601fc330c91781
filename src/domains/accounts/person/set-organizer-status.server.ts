import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";

export type OrganizerStatus = "active" | "inactive";

/** Whether somebody may create events: the one writer of it. True when it has changed. */
export async function setOrganizerStatus(
  tx: Tx,
  { userId, status }: { userId: string; status: OrganizerStatus },
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ organizerSubscriptionStatus: status })
    .where(and(eq(users.id, userId), ne(users.organizerSubscriptionStatus, status)))
    .returning({ id: users.id });
  return rows.length > 0;
}
