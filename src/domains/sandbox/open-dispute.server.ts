import { and, eq, ne, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { sandboxCharges, sandboxDisputes, sandboxRefunds } from "#src/db/schema/sandbox.server.ts";
import { type Books, enter, newId, tell } from "./books.server.ts";

/** The card's owner asks the bank for the money: what has not gone back is taken. Null when it is disputed already. */
export function openDispute(books: Books, chargeId: string): Promise<string | null> {
  return enter(books, async (tx) => {
    const amountCents = await keptOf(tx, chargeId);
    if (amountCents <= 0) return null;
    const id = newId("dispute");
    const createdAt = books.clock();
    const opened = await tx
      .insert(sandboxDisputes)
      .values({ id, chargeId, amountCents, state: "open", createdAt })
      .onConflictDoNothing()
      .returning({ id: sandboxDisputes.id });
    if (opened.length === 0) return null;
    await tell(tx, "charge.dispute.created", id);
    return id;
  });
}

export function settleDispute(
  books: Books,
  { id, outcome }: { id: string; outcome: "won" | "lost" },
): Promise<void> {
  return enter(books, async (tx) => {
    const settled = await tx
      .update(sandboxDisputes)
      .set({ state: outcome })
      .where(and(eq(sandboxDisputes.id, id), eq(sandboxDisputes.state, "open")))
      .returning({ id: sandboxDisputes.id });
    if (settled.length > 0) await tell(tx, "charge.dispute.closed", id);
  });
}

async function keptOf(tx: Tx, chargeId: string): Promise<number> {
  const [charge] = await tx
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.id, chargeId))
    .for("update");
  const [refunds] = await tx
    .select({ sum: sql<number>`coalesce(sum(${sandboxRefunds.amountCents}), 0)::int` })
    .from(sandboxRefunds)
    .where(and(eq(sandboxRefunds.chargeId, chargeId), ne(sandboxRefunds.state, "failed")));
  return (charge?.amountCents ?? 0) - (refunds?.sum ?? 0);
}
