import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import { EndSubscription } from "#src/domains/payments/payment-jobs.ts";
import { ledgerOf } from "#src/domains/payments/queries.server.ts";
import type { Returned } from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { formatLongDay } from "#src/shared/plain-format.ts";
import { PLAN_NAME } from "./limits-contract.ts";

/**
 * Whoever got the last month's money back is charged no more; the plan ends when the processor says that it has. An
 * earlier month's money takes nothing away from the one that runs.
 */
export async function takeBackPlan(tx: Tx, services: Services, returned: Returned): Promise<void> {
  const plan = await findPlanOf(tx, returned);
  if (!plan || !(await isEnd(tx, returned))) return;
  await services.jobs.send(tx, EndSubscription, { subscriptionId: plan.id });
}

export async function foreseePlan(
  tx: Tx,
  _services: Services,
  returned: Returned,
): Promise<string[]> {
  const plan = await findPlanOf(tx, returned);
  if (!plan || plan.state === "ended") return [`${PLAN_NAME} is over already.`];
  if (await isEnd(tx, returned)) return [`${PLAN_NAME} ends at once and is charged no more.`];
  return [
    plan.cancelAt
      ? `Nothing is shortened: ${PLAN_NAME} runs until ${dayOf(plan.cancelAt)}.`
      : `Nothing is shortened: ${PLAN_NAME} renews on ${dayOf(plan.periodEnd)}.`,
  ];
}

const dayOf = (date: Date): string => formatLongDay(date.toISOString());

/** Nothing is kept of the last payment. */
async function isEnd(tx: Tx, { purchase, chargeId, keptCents }: Returned): Promise<boolean> {
  if (keptCents > 0) return false;
  const entries = await ledgerOf(tx, { orderId: purchase.orderId });
  return entries.findLast(({ kind }) => kind === "payment")?.chargeId === chargeId;
}

async function findPlanOf(tx: Tx, { purchase }: Returned) {
  const [plan] = await tx
    .select()
    .from(paymentSubscriptions)
    .where(
      and(
        eq(paymentSubscriptions.product, "organizer"),
        eq(paymentSubscriptions.orderId, purchase.orderId),
      ),
    );
  return plan;
}
