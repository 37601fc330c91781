import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { paymentRefunds } from "#src/db/schema/payments.server.ts";
import { toDollars } from "#src/shared/money.ts";
import type { LedgerEntry } from "./book-entry.server.ts";
import type { MadeRefund } from "./contract.ts";

/** Of a page of payments, in the order in which they were asked for. */
export async function findRefunds(
  db: Db,
  payments: readonly LedgerEntry[],
): Promise<{ chargeId: string; refund: MadeRefund }[]> {
  const charges = payments.map(({ chargeId }) => chargeId);
  if (charges.length === 0) return [];
  const rows = await db
    .select({ refund: paymentRefunds, askedBy: users.firstName })
    .from(paymentRefunds)
    .leftJoin(users, eq(users.id, paymentRefunds.askedById))
    .where(inArray(paymentRefunds.chargeId, charges))
    .orderBy(asc(paymentRefunds.id));
  return rows.map(({ refund, askedBy }) => ({
    chargeId: refund.chargeId,
    refund: {
      id: refund.id,
      amount: toDollars(refund.amountCents),
      state: refund.state,
      reason: refund.reason,
      askedBy: askedBy ?? null,
      createdAt: refund.createdAt.toISOString(),
    },
  }));
}
