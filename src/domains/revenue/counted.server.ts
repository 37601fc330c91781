import type { Db } from "#src/db/client.server.ts";
import type { PaymentProcessor } from "#src/platform/payments/processor.server.ts";

/** The books, and who takes the money now. */
export interface Counted {
  db: Db;
  payments: Pick<PaymentProcessor, "name"> | null;
}

/** Play money is never added to real money: the processor in use counts, and Stripe where none is. */
export const processorOf = ({ payments }: Pick<Counted, "payments">): PaymentProcessor["name"] =>
  payments?.name ?? "stripe";
