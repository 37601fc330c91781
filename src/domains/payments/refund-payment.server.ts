import { and, eq } from "drizzle-orm";
import { ledgerEntries } from "#src/db/schema/payments.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { refundCharge } from "./refund-charge.server.ts";
import { requireProcessor } from "./require-product.server.ts";

interface Asked {
  /** Of the payment's row in the ledger. */
  id: number;
  amountCents: number;
  reason: string;
}

export async function refundPayment(
  services: Services,
  admin: Viewer,
  { id, amountCents, reason }: Asked,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.id, id), eq(ledgerEntries.kind, "payment")));
    if (!payment) throw new AppError("not_found", "There is no such payment.");
    const { processor, chargeId } = payment;
    if (processor !== requireProcessor(services).name) {
      const message = "It was paid through another processor. Please refund it there.";
      throw new AppError("conflict", message);
    }
    await refundCharge(tx, services, admin, { processor, chargeId, amountCents, reason });
  });
}
