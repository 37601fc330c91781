import { eq } from "drizzle-orm";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { dollars } from "#src/shared/money.ts";
import { findPayment, type LedgerEntry } from "./book-entry.server.ts";
import { findPayer } from "./find-payer.server.ts";
import { ReceiptMail } from "./mails/receipt-mail.tsx";
import { type OrderRow, purchaseOf } from "./purchase-of.server.ts";
import { receiptNumber } from "./receipt-number.ts";
import { requireProduct } from "./require-product.server.ts";
import { requireOrder } from "./settle-order.server.ts";

/** To whoever paid; the address that was typed with the card is then forgotten. */
export async function mailReceipt(
  services: Services,
  charge: Pick<LedgerEntry, "processor" | "chargeId">,
): Promise<void> {
  const payment = await findPayment(services.db, charge);
  if (!payment) return;
  const order = await requireOrder(services.db, payment.orderId);
  const to = await findPayer(services, order, { typed: order.receiptEmail, kind: "receipt" });
  if (to) await sendReceipt(services, { payment, order, to });
  await services.db
    .update(paymentOrders)
    .set({ receiptEmail: null })
    .where(eq(paymentOrders.id, order.id));
}

interface Receipt {
  payment: LedgerEntry;
  order: OrderRow;
  to: string;
}

async function sendReceipt(services: Services, { payment, order, to }: Receipt): Promise<void> {
  const product = requireProduct(services, order.product);
  const number = receiptNumber(payment);
  const period = (await product.periodOf?.(services.db, payment)) ?? null;
  await services.mail.send({
    to,
    subject: `Your receipt ${number}`,
    body: (
      <ReceiptMail
        number={number}
        what={product.describe({ ...purchaseOf(order), item: payment.item })}
        period={period}
        credited={creditedIn(payment, period?.creditCents ?? 0)}
        amount={dollars(payment.amountCents)}
        card={payment.card}
        paidAt={payment.occurredAt}
        isSandbox={payment.processor === "sandbox"}
        cancelLink={order.renews ? `${services.site.baseUrl}${product.managedAt(order)}` : null}
      />
    ),
  });
}

const creditedIn = ({ amountCents }: LedgerEntry, creditCents: number) =>
  creditCents > 0
    ? { price: dollars(amountCents + creditCents), credit: dollars(creditCents) }
    : null;
