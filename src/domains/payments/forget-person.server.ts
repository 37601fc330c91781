import { eq, or, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import {
  paymentOrders,
  paymentRefunds,
  paymentSubscriptions,
} from "#src/db/schema/payments.server.ts";
import type { Departure } from "#src/platform/domain/personal-data.server.ts";

/** What was paid stays, without who paid; what renews is cancelled once nobody is there to do it. */
export async function forgetBuyer(tx: Tx, { viewer }: Departure): Promise<void> {
  await tx
    .update(paymentOrders)
    .set({ buyerId: null, receiptEmail: null, senderKey: null })
    .where(
      or(
        eq(paymentOrders.buyerId, viewer.id),
        eq(sql`lower(${paymentOrders.receiptEmail})`, viewer.email.toLowerCase()),
      ),
    );
  await tx
    .update(paymentSubscriptions)
    .set({ buyerId: null })
    .where(eq(paymentSubscriptions.buyerId, viewer.id));
  await tx
    .update(paymentRefunds)
    .set({ askedById: null })
    .where(eq(paymentRefunds.askedById, viewer.id));
}
