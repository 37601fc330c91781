import type { Tx } from "#src/db/client.server.ts";
import { openTask } from "#src/domains/support/open-task.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { dollars } from "#src/shared/money.ts";

interface UnsentRefund {
  chargeId: string;
  amountCents: number;
  /** A sentence. */
  why: string;
}

/** Somebody waits for money that does not come: administrators hear of it. */
export async function openRefundTask(
  tx: Tx,
  services: Services,
  { chargeId, amountCents, why }: UnsentRefund,
): Promise<void> {
  const amount = dollars(amountCents);
  await openTask(tx, services, {
    category: "promotion",
    subject: `A refund of ${amount} was not sent`,
    body: `The refund of ${amount} of the charge ${chargeId} was not sent: ${why} Please look at the charge at the processor.`,
  });
}
