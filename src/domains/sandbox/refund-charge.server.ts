import { and, eq, ne, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { sandboxCharges, sandboxDisputes, sandboxRefunds } from "#src/db/schema/sandbox.server.ts";
import {
  type NewRefund,
  PaymentRefusedError,
  type Refund,
} from "#src/platform/payments/processor.server.ts";
import { type Books, enter, newId, tell } from "./books.server.ts";
import { keyUsedAgain } from "./create-intent.server.ts";
import { findRefund, requireRow } from "./queries.server.ts";

/** Never more than is left of the charge. */
export function refundCharge(books: Books, refund: NewRefund): Promise<Refund> {
  return enter(books, async (tx) => {
    const charge = await lockCharge(tx, refund.chargeId);
    const known = await findByKey(tx, refund);
    if (known) return findRefund(tx, known);
    if (refund.amountCents > (await restOf(tx, charge))) {
      throw new PaymentRefusedError("This is more than is left of the payment.");
    }
    const id = newId("refund");
    const state = charge.card.behaviour === "refund-takes-time" ? "pending" : "succeeded";
    await tx.insert(sandboxRefunds).values({ ...refund, id, state, createdAt: books.clock() });
    await tell(tx, "refund.created", id);
    return findRefund(tx, id);
  });
}

async function lockCharge(tx: Tx, id: string) {
  const [row] = await tx
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.id, id))
    .for("update");
  return requireRow(row, id);
}

async function findByKey(tx: Tx, { key, chargeId, amountCents }: NewRefund) {
  const [row] = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.key, key));
  if (row && (row.chargeId !== chargeId || row.amountCents !== amountCents)) {
    throw keyUsedAgain(key);
  }
  return row?.id;
}

/** What a dispute holds back cannot be refunded. */
async function restOf(tx: Tx, { id, amountCents }: typeof sandboxCharges.$inferSelect) {
  const sum = sql<number>`coalesce(sum(${sandboxRefunds.amountCents}), 0)::int`;
  const [refunds] = await tx
    .select({ sum })
    .from(sandboxRefunds)
    .where(and(eq(sandboxRefunds.chargeId, id), ne(sandboxRefunds.state, "failed")));
  const disputed = await tx
    .select({ amountCents: sandboxDisputes.amountCents })
    .from(sandboxDisputes)
    .where(and(eq(sandboxDisputes.chargeId, id), ne(sandboxDisputes.state, "won")));
  return amountCents - (refunds?.sum ?? 0) - (disputed[0]?.amountCents ?? 0);
}
