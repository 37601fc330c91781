import { and, eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { ledgerEntries, paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import { requireUser } from "#src/domains/accounts/person/queries.server.ts";
import { findHostedOrder, subscriptionOf } from "#src/domains/payments/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { toDollars } from "#src/shared/money.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { EventSubscription } from "./contract.ts";
import { PLAN_PRICE_CENTS } from "./limits-contract.ts";
import { graceOf } from "./rules.ts";

export async function readPlan(
  { db, payments }: Pick<Services, "db" | "payments">,
  viewer: Viewer,
  { checkout }: { checkout?: string | undefined },
): Promise<EventSubscription> {
  const subject = { product: "organizer", subjectId: viewer.id } as const;
  const [user, plan, order] = await Promise.all([
    requireUser(db, viewer.id),
    subscriptionOf(db, subject),
    checkout ? findHostedOrder(db, { ...subject, checkoutId: checkout }) : null,
  ]);
  const isPastDue = plan?.state === "past-due";
  return {
    status: user.organizerSubscriptionStatus === "active" ? "active" : "inactive",
    isPastDue,
    price: toDollars(plan?.priceCents ?? PLAN_PRICE_CENTS),
    graceUntil: isPastDue ? graceOf(plan).toISOString() : null,
    nextChargeAt: plan && !plan.cancelAt ? plan.periodEnd.toISOString() : null,
    cancelAt: plan?.cancelAt?.toISOString() ?? null,
    checkout: order?.state === "open" || order?.state === "paid" ? order.state : null,
    isSandbox: payments?.name === "sandbox",
    isOpen: payments !== null,
  };
}

/** For its receipt, which goes out while the month that it paid for runs. */
export async function findPlanPeriod(
  db: Db,
  { chargeId }: { chargeId: string },
): Promise<{ start: Date; end: Date; creditCents: number } | null> {
  const [plan] = await db
    .select({ start: paymentSubscriptions.periodStart, end: paymentSubscriptions.periodEnd })
    .from(paymentSubscriptions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.orderId, paymentSubscriptions.orderId))
    .where(and(eq(ledgerEntries.chargeId, chargeId), eq(ledgerEntries.kind, "payment")));
  return plan ? { ...plan, creditCents: 0 } : null;
}
