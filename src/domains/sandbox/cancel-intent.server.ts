import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { sandboxIntents } from "#src/db/schema/sandbox.server.ts";
import type { Intent } from "#src/platform/payments/processor.server.ts";
import { type Books, enter, tell } from "./books.server.ts";
import { findIntent } from "./queries.server.ts";

export function cancelIntent(books: Books, id: string): Promise<Intent> {
  return enter(books, async (tx) => {
    await closeIntents(tx, { id });
    return findIntent(tx, id);
  });
}

/** Those that nobody has paid. */
export async function closeIntents(
  tx: Tx,
  { id, invoiceId }: { id?: string; invoiceId?: string },
): Promise<void> {
  const closed = await tx
    .update(sandboxIntents)
    .set({ state: "cancelled", card: null })
    .where(
      and(
        id === undefined ? undefined : eq(sandboxIntents.id, id),
        invoiceId === undefined ? undefined : eq(sandboxIntents.invoiceId, invoiceId),
        inArray(sandboxIntents.state, ["open", "challenged"]),
      ),
    )
    .returning({ id: sandboxIntents.id });
  for (const intent of closed) await tell(tx, "payment_intent.canceled", intent.id);
}
