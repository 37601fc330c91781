import { requireManaged } from "#src/domains/directory/manage/lock-listing.server.ts";
import {
  cancelSubscription,
  portalLink,
  resumeSubscription,
} from "#src/domains/payments/cancel-subscription.server.ts";
import { subscriptionOf } from "#src/domains/payments/queries.server.ts";
import type { SubscriptionState } from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";

interface Managed {
  businessId: number;
}

/** It keeps what is paid for and ends then. */
export async function cancelPromotion(
  services: Services,
  viewer: Viewer,
  { businessId }: Managed,
): Promise<void> {
  const { id } = await requireRenewing(services, viewer, { businessId });
  await cancelSubscription(services, { subscriptionId: id, at: "period-end" });
}

export async function resumePromotion(
  services: Services,
  viewer: Viewer,
  { businessId }: Managed,
): Promise<void> {
  const { id } = await requireOwnersRenewing(services, viewer, { businessId });
  await resumeSubscription(services, { subscriptionId: id });
}

/** The processor's page for the card and the invoices. */
export async function openPromotionPortal(
  services: Services,
  viewer: Viewer,
  { businessId }: Managed,
): Promise<{ url: string | null }> {
  const { id } = await requireRenewing(services, viewer, { businessId });
  const returnTo = `${services.site.baseUrl}/user-dashboard/business/${businessId}?tab=promotion`;
  return { url: await portalLink(services, viewer, { subscriptionId: id, returnTo }) };
}

/** The listing is gone: nobody is charged for it any more. */
export async function endPromotionOf(services: Services, { businessId }: Managed): Promise<void> {
  const subscription = await findRenewing(services, businessId);
  if (!subscription) return;
  await cancelSubscription(services, { subscriptionId: subscription.id, at: "now" });
}

const findRenewing = ({ db }: Services, businessId: number) =>
  subscriptionOf(db, { product: "promotion", subjectId: String(businessId) });

/** For the listing's owner and for administrators. */
async function requireRenewing(
  services: Services,
  viewer: Viewer,
  { businessId }: Managed,
): Promise<SubscriptionState & { ownerId: string | null }> {
  const { ownerId } = await requireManaged(services.db, businessId, viewer);
  const subscription = await findRenewing(services, businessId);
  if (subscription) return { ...subscription, ownerId };
  throw new AppError("conflict", "This listing has no promotion that renews.");
}

/** Only whoever holds the card decides what more it is charged, and not for a listing that was given away. */
export async function requireOwnersRenewing(
  services: Services,
  viewer: Viewer,
  { businessId }: Managed,
): Promise<SubscriptionState> {
  const subscription = await requireRenewing(services, viewer, { businessId });
  if (subscription.buyerId !== subscription.ownerId) {
    throw new AppError(
      "conflict",
      "A former owner of this listing paid for it. It ends with what is paid for.",
    );
  }
  if (subscription.buyerId === viewer.id) return subscription;
  throw new AppError("forbidden", "Only the owner decides what is charged to their card.");
}
