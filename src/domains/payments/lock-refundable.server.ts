import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { ledgerEntries } from "#src/db/schema/payments.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { LedgerEntry } from "./book-entry.server.ts";
import { requireProcessor } from "./require-product.server.ts";

/** A payment that the processor in use took; held, so that two who refund it at once take turns. */
export async function lockRefundable(
  tx: Tx,
  services: Services,
  { id }: { id: number },
): Promise<LedgerEntry> {
  const [payment] = await tx
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.id, id), eq(ledgerEntries.kind, "payment")))
    .for("update");
  if (!payment) throw new AppError("not_found", "There is no such payment.");
  if (payment.processor !== requireProcessor(services).name) {
    const message = "It was paid through another processor. Please refund it there.";
    throw new AppError("conflict", message);
  }
  return payment;
}
