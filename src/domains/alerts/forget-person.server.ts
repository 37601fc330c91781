import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { conservationAlerts } from "#src/db/schema/alerts.server.ts";
import type { Departure } from "#src/platform/domain/personal-data.server.ts";

/** What somebody warned of stays, without who it was. Supports and mails go with the account. */
export async function forgetSender(tx: Tx, { viewer }: Departure): Promise<void> {
  await tx
    .update(conservationAlerts)
    .set({ userId: null, senderKey: null })
    .where(eq(conservationAlerts.userId, viewer.id));
}
