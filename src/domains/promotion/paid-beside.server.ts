import type { Tx } from "#src/db/client.server.ts";
import { refundCharge, type WantedRefund } from "#src/domains/payments/refund-charge.server.ts";
import { LEAST_CHARGE_CENTS, usableCredit } from "#src/domains/payments/rules.ts";
import type { Payment } from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { endOf, type Plan, type PromotedTime, type WantedMonth } from "./rules.ts";

interface Beside {
  times: readonly (PromotedTime & { createdAt: Date })[];
  plan: Plan;
  orderedAt: Date;
  now: Date;
}

/** Why an order has no home beside what was paid for while it stood open; null where it has one. */
export function findRefusal(
  wanted: WantedMonth,
  { times, plan, orderedAt, now }: Beside,
): string | null {
  if (wanted.renews) {
    return lostCents(wanted, plan) > LEAST_CHARGE_CENTS
      ? "The listing is paid for already, which is worth more than a month of this package."
      : null;
  }
  const covers = times.some(
    (time) =>
      time.renews &&
      time.createdAt > orderedAt &&
      time.level >= wanted.level &&
      !time.isGrace &&
      endOf(time) > now,
  );
  return covers
    ? "A promotion that renews has begun meanwhile, with all that it would bring."
    : null;
}

const lostCents = ({ priceCents, renews }: WantedMonth, { creditCents }: Plan): number =>
  creditCents - usableCredit({ priceCents, creditCents, renews });

/** How much less what renews would cost if it were ordered now, beside time that is worth so much. */
export function differenceCents(payment: Payment, worthCents: number): number {
  const { chargeId, priceCents, creditCents, paidCents, subscription } = payment;
  if (!subscription || chargeId === null) return 0;
  const credit = usableCredit({ priceCents, creditCents: worthCents, renews: true });
  return Math.max(0, Math.min(credit - creditCents, paidCents - LEAST_CHARGE_CENTS));
}

interface Difference {
  payment: Payment;
  processor: WantedRefund["processor"];
  /** Of what it took the place of. */
  worthCents: number;
}

/** What renews costs what it would cost if it were ordered now. */
export async function refundDifference(
  tx: Tx,
  services: Pick<Services, "jobs">,
  { payment, processor, worthCents }: Difference,
): Promise<void> {
  const { chargeId } = payment;
  const amountCents = differenceCents(payment, worthCents);
  if (chargeId === null || amountCents === 0) return;
  const reason = "What was paid for while this order stood open is taken off its price.";
  await refundCharge(tx, services, null, { processor, chargeId, amountCents, reason });
}
