import { requireUser } from "#src/domains/accounts/person/queries.server.ts";
import {
  cancelSubscription,
  portalLink,
  resumeSubscription,
} from "#src/domains/payments/cancel-subscription.server.ts";
import { openHostedOrder } from "#src/domains/payments/open-hosted-order.server.ts";
import { subscriptionOf } from "#src/domains/payments/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { BegunSubscription } from "./contract.ts";
import { PLAN_NAME, PLAN_PRICE_CENTS } from "./limits-contract.ts";
import { organizerProduct } from "./product.server.ts";

const findPlan = ({ db }: Services, { id }: Viewer) =>
  subscriptionOf(db, { product: "organizer", subjectId: id });

/** The same open checkout for all tabs; nothing to pay where the plan runs. */
export async function subscribeOrganizer(
  services: Services,
  viewer: Viewer,
): Promise<BegunSubscription> {
  const user = await requireUser(services.db, viewer.id);
  // Demo organizers have the plan without paying for it.
  if (user.organizerSubscriptionStatus === "active" || (await findPlan(services, viewer)))
    return {};
  const { baseUrl } = services.site;
  const { checkoutUrl } = await openHostedOrder(services, {
    product: organizerProduct,
    ...{ subjectId: user.id, subjectName: PLAN_NAME, item: 0, priceCents: PLAN_PRICE_CENTS },
    customer: {
      ...{ userId: user.id, email: user.email },
      name: [user.firstName, user.lastName].filter(Boolean).join(" ") || user.email,
    },
    successUrl: `${baseUrl}/event-subscription?subscribed=yes&checkout={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${baseUrl}/event-subscription`,
  });
  return { checkoutUrl };
}

async function requirePlan(
  services: Services,
  viewer: Viewer,
): Promise<{ subscriptionId: number }> {
  const plan = await findPlan(services, viewer);
  if (!plan) throw new AppError("conflict", "You have no plan that runs.");
  return { subscriptionId: plan.id };
}

/** It runs to the end of what is paid for. */
export async function cancelPlan(services: Services, viewer: Viewer): Promise<void> {
  await cancelSubscription(services, {
    ...(await requirePlan(services, viewer)),
    at: "period-end",
  });
}

export async function resumePlan(services: Services, viewer: Viewer): Promise<void> {
  await resumeSubscription(services, await requirePlan(services, viewer));
}

export async function openPlanPortal(
  services: Services,
  viewer: Viewer,
): Promise<{ url: string | null }> {
  const returnTo = `${services.site.baseUrl}/event-subscription`;
  const plan = await requirePlan(services, viewer);
  return { url: await portalLink(services, viewer, { ...plan, returnTo }) };
}
