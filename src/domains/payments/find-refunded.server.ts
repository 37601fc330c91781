import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import type { Charge } from "#src/platform/payments/processor.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { findPayment, type LedgerEntry } from "./book-entry.server.ts";
import { payerOf } from "./find-payer.server.ts";
import type { OrderRow } from "./purchase-of.server.ts";
import { requireProcessor } from "./require-product.server.ts";
import { requireOrder } from "./settle-order.server.ts";

type Paid = Pick<LedgerEntry, "processor" | "chargeId">;

interface Refunded {
  payment: LedgerEntry;
  order: OrderRow;
  card: Charge["card"];
  /** Of whoever paid; null where nobody knows it any more. */
  address: string | null;
}

/**
 * The address that was typed with the card is the processor's to know; where it has forgotten it, the account that the
 * payment belongs to is told.
 */
export async function findRefunded(services: Services, charge: Paid): Promise<Refunded | null> {
  const payment = await findPayment(services.db, charge);
  const processor = requireProcessor(services);
  if (!payment || processor.name !== charge.processor) return null;
  const order = await requireOrder(services.db, payment.orderId);
  const { email, card } = await processor.findCharge(charge.chargeId);
  const typed = email?.toLowerCase() ?? (await findAccountOfPayer(services, order));
  return { payment, order, card, address: await payerOf(services, order, { typed }) };
}

/** An order that is not paid has only somebody who opened its page. */
async function findAccountOfPayer({ db }: Services, { state, buyerId }: OrderRow) {
  const payer = state === "paid" && buyerId ? await findUser(db, buyerId) : undefined;
  return payer?.email ?? null;
}
