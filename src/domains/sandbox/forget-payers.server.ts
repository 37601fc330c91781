import { and, eq, exists, lte, not, notExists, or, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { sandboxCharges, sandboxEvents, sandboxIntents } from "#src/db/schema/sandbox.server.ts";
import type { Departure } from "#src/platform/domain/personal-data.server.ts";
import type { Books } from "./books.server.ts";

const withoutAddress = { card: sql`${sandboxIntents.card} - 'receiptEmail'` };

/**
 * The address for a receipt is of no use where no payment is to come. Of one that came it is kept for a while, so that
 * whoever paid hears of a refund.
 */
export async function forgetPayers({ db }: Books, until: Date): Promise<void> {
  const untold = db
    .select()
    .from(sandboxEvents)
    .where(and(eq(sandboxEvents.objectId, sandboxIntents.id), not(sandboxEvents.isDelivered)));
  const longPaid = db
    .select()
    .from(sandboxCharges)
    .where(and(eq(sandboxCharges.intentId, sandboxIntents.id), lte(sandboxCharges.paidAt, until)));
  await db
    .update(sandboxIntents)
    .set(withoutAddress)
    .where(
      and(
        sql`${sandboxIntents.card} ? 'receiptEmail'`,
        or(eq(sandboxIntents.state, "cancelled"), exists(longPaid)),
        notExists(untold),
      ),
    );
}

/** Whoever leaves the site is not written to any more. */
export async function forgetPayer(tx: Tx, { viewer }: Departure): Promise<void> {
  const typed = sql`lower(${sandboxIntents.card} ->> 'receiptEmail')`;
  await tx.update(sandboxIntents).set(withoutAddress).where(eq(typed, viewer.email.toLowerCase()));
}
