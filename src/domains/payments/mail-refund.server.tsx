import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { dollars } from "#src/shared/money.ts";
import { keptCents, type LedgerEntry } from "./book-entry.server.ts";
import { findPayer } from "./find-payer.server.ts";
import { findRefunded } from "./find-refunded.server.ts";
import { RefundMail, type RefundNews } from "./mails/refund-mail.tsx";
import { purchaseOf } from "./purchase-of.server.ts";
import { receiptNumber } from "./receipt-number.ts";
import { requireProduct } from "./require-product.server.ts";

interface Returned extends Pick<LedgerEntry, "processor" | "chargeId" | "amountCents"> {
  news: RefundNews;
}

const SUBJECTS: Record<RefundNews, string> = {
  sent: "Your refund for",
  failed: "Your refund did not go through:",
  done: "Your refund has gone through:",
};

/** To whoever paid; where that is who has what was paid for, with how it stands now. */
export async function mailRefund(services: Services, { amountCents, news, ...charge }: Returned) {
  const found = await findRefunded(services, charge);
  if (!found) return;
  const { payment, order, card, address } = found;
  const to = await findPayer(services, order, { typed: address, kind: "refund" });
  if (!to) return;
  const product = requireProduct(services, order.product);
  const standing = await product.standingOf?.(services.db, charge);
  const number = receiptNumber(payment);
  await services.mail.send({
    to,
    subject: `${SUBJECTS[news]} ${number}`,
    body: (
      <RefundMail
        news={news}
        number={number}
        what={product.describe({ ...purchaseOf(order), item: payment.item })}
        amount={dollars(amountCents)}
        paid={dollars(payment.amountCents)}
        isOver={(await keptCents(services.db, charge)) <= 0}
        renews={order.renews}
        standing={standing && (await isOf(services, standing, to)) ? standing.words : null}
        isSandbox={payment.processor === "sandbox"}
        card={card ? `${card.brand} ${card.last4}` : null}
      />
    ),
  });
}

const isOf = async ({ db }: Services, { ownerId }: { ownerId: string | null }, address: string) =>
  ownerId !== null && (await findUser(db, ownerId))?.email === address;
