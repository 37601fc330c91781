import { and, eq } from "drizzle-orm";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireHeldOrder } from "./require-held-order.server.ts";

interface Named {
  orderId: number;
  clientSecret: string;
  email: string | null;
}

/** Whoever is about to pay says where the receipt goes: to the own account, or to an address. */
export async function nameReceipt(
  services: Services,
  viewer: Viewer | null,
  { email, ...held }: Named,
): Promise<void> {
  const { id } = await requireHeldOrder(services.db, held);
  const to = viewer
    ? { buyerId: viewer.id, receiptEmail: null }
    : { buyerId: null, receiptEmail: email };
  await services.db
    .update(paymentOrders)
    .set(to)
    .where(
      and(
        eq(paymentOrders.id, id),
        eq(paymentOrders.state, "open"),
        // A subscription's belongs to whoever is charged again.
        eq(paymentOrders.renews, false),
      ),
    );
}
