import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import {
  sandboxCheckouts,
  sandboxIntents,
  sandboxInvoices,
} from "#src/db/schema/sandbox.server.ts";
import { isEqualSecret } from "#src/platform/secrets.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { lockSubscription } from "./lock-subscription.server.ts";
import type { IntentRow } from "./queries.server.ts";

/** One payer at a time; without its secret the intent is not there. */
export async function lockIntent(
  tx: Tx,
  { id, clientSecret }: { id: string; clientSecret: string },
): Promise<IntentRow> {
  await lockWhatItPays(tx, id);
  const [row] = await tx
    .select()
    .from(sandboxIntents)
    .where(eq(sandboxIntents.id, id))
    .for("update");
  if (!row || !isEqualSecret(row.clientSecret, clientSecret)) {
    throw new AppError("not_found", "There is no such payment.");
  }
  return row;
}

/** First, as whoever ends it does, so that nobody waits for each other. */
async function lockWhatItPays(tx: Tx, intentId: string): Promise<void> {
  await tx
    .select({ id: sandboxCheckouts.id })
    .from(sandboxCheckouts)
    .where(eq(sandboxCheckouts.intentId, intentId))
    .for("update");
  const [invoice] = await tx
    .select({ subscriptionId: sandboxInvoices.subscriptionId })
    .from(sandboxInvoices)
    .innerJoin(sandboxIntents, eq(sandboxIntents.invoiceId, sandboxInvoices.id))
    .where(eq(sandboxIntents.id, intentId));
  if (invoice) await lockSubscription(tx, invoice.subscriptionId);
}
