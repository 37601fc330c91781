import type { Services } from "#src/platform/services.server.ts";
import { dollars } from "#src/shared/money.ts";
import { findPayment, keptCents, type LedgerEntry } from "./book-entry.server.ts";
import { findPayer } from "./find-payer.server.ts";
import { RefundMail } from "./mails/refund-mail.tsx";
import { purchaseOf } from "./purchase-of.server.ts";
import { receiptNumber } from "./receipt-number.ts";
import { requireProcessor, requireProduct } from "./require-product.server.ts";
import { requireOrder } from "./settle-order.server.ts";

type Returned = Pick<LedgerEntry, "processor" | "chargeId" | "amountCents">;

/** To whoever paid. The address that was typed with the card is the processor's to know. */
export async function mailRefund(services: Services, { amountCents, ...charge }: Returned) {
  const payment = await findPayment(services.db, charge);
  const processor = requireProcessor(services);
  if (!payment || processor.name !== charge.processor) return;
  const order = await requireOrder(services.db, payment.orderId);
  const { email, card } = await processor.findCharge(charge.chargeId);
  const to = await findPayer(services, order, { typed: email?.toLowerCase() ?? null });
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
        card={card ? `${card.brand} ${card.last4}` : null}
      />
    ),
  });
}
