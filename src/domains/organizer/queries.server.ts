import { requireUser } from "#src/domains/accounts/person/queries.server.ts";
import { subscriptionOf } from "#src/domains/payments/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { toDollars } from "#src/shared/money.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { EventSubscription } from "./contract.ts";
import { PLAN_PRICE_CENTS } from "./limits-contract.ts";
import { graceOf } from "./rules.ts";

export async function readPlan(
  { db, payments }: Pick<Services, "db" | "payments">,
  viewer: Viewer,
): Promise<EventSubscription> {
  const [user, plan] = await Promise.all([
    requireUser(db, viewer.id),
    subscriptionOf(db, { product: "organizer", subjectId: viewer.id }),
  ]);
  const isPastDue = plan?.state === "past-due";
  return {
    status: user.organizerSubscriptionStatus === "active" ? "active" : "inactive",
    isPastDue,
    price: toDollars(plan?.priceCents ?? PLAN_PRICE_CENTS),
    graceUntil: isPastDue ? graceOf(plan).toISOString() : null,
    nextChargeAt: plan && !plan.cancelAt ? plan.periodEnd.toISOString() : null,
    cancelAt: plan?.cancelAt?.toISOString() ?? null,
    isSandbox: payments?.name === "sandbox",
    isOpen: payments !== null,
  };
}
