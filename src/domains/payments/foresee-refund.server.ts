import { rehearse } from "#src/db/rehearse.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { lockRefundable } from "./lock-refundable.server.ts";
import { requireLeft } from "./refund-charge.server.ts";
import { requireProduct } from "./require-product.server.ts";
import { returnedOf } from "./tell-returned.server.ts";

interface Asked {
  /** Of the payment's row in the ledger. */
  id: number;
  amountCents: number;
}

/** What a refund would end or shorten: it is done, looked at, and not kept. */
export function foreseeRefund(
  services: Services,
  { id, amountCents }: Asked,
): Promise<{ sentences: string[] }> {
  return rehearse(services.db, async (tx) => {
    const payment = await lockRefundable(tx, services, { id });
    const left = await requireLeft(tx, { ...payment, amountCents });
    const returned = await returnedOf(tx, {
      ...{ payment, because: "refund" },
      keptCents: left - amountCents,
    });
    const product = requireProduct(services, payment.product);
    return { sentences: returned ? await product.foresee(tx, services, returned) : [] };
  });
}
