import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { sandboxSubscriptions } from "#src/db/schema/sandbox.server.ts";
import { requireRow, type SubscriptionRow } from "./queries.server.ts";

export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow> {
  const [row] = await tx
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, id))
    .for("update");
  return requireRow(row, id);
}
