import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { lockRefundable } from "./lock-refundable.server.ts";
import { refundCharge } from "./refund-charge.server.ts";

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
    const { processor, chargeId } = await lockRefundable(tx, services, { id });
    await refundCharge(tx, services, admin, { processor, chargeId, amountCents, reason });
  });
}
