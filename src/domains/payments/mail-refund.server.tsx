import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { dollars } from "#src/shared/money.ts";
import { findPayment, keptCents, type LedgerEntry } from "./book-entry.server.ts";
import { findPayer } from "./find-payer.server.ts";
import { RefundMail } from "./mails/refund-mail.tsx";
import { type OrderRow, purchaseOf } from "./purchase-of.server.ts";
import { receiptNumber } from "./receipt-number.ts";
import { requireProcessor, requireProduct } from "./require-product.server.ts";
import { requireOrder } from "./settle-order.server.ts";

type Returned = Pick<LedgerEntry, "processor" | "chargeId" | "amountCents">;

/**
 * To whoever paid. The address that was typed with the card is the processor's to know; where it has forgotten it, the
 * account that the payment belongs to is told.
 */
export async function mailRefund(services: Services, { amountCents, ...charge }: Returned) {
  const payment = await findPayment(services.db, charge);
  const processor = requireProcessor(services);
  if (!payment || processor.name !== charge.processor) return;
  const order = await requireOrder(services.db, payment.orderId);
  const { email, card } = await processor.findCharge(charge.chargeId);
  const typed = email?.toLowerCase() ?? (await findAccountOfPayer(services, order));
  const to = await findPayer(services, order, { typed, kind: "refund" });
  if (!to) return;
  const product = requireProduct(services, order.product);
  const number = receiptNumber(payment);
  await services.mail.send({
    to,
    subject: `Your refund for ${number}`,
    body: (
      <RefundMail
        number={number}
        what={product.describe({ ...purchaseOf(order), item: payment.item })}
        amount={dollars(amountCents)}
        paid={dollars(payment.amountCents)}
        isOver={(await keptCents(services.db, charge)) <= 0}
        isSandbox={payment.processor === "sandbox"}
        card={card ? `${card.brand} ${card.last4}` : null}
      />
    ),
  });
}

/** An order that is not paid has only somebody who opened its page. */
async function findAccountOfPayer({ db }: Services, { state, buyerId }: OrderRow) {
  const payer = state === "paid" && buyerId ? await findUser(db, buyerId) : undefined;
  return payer?.email ?? null;
}
