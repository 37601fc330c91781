import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { EndSubscription } from "#src/domains/payments/payment-jobs.ts";
import type { Payment } from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { beginPromotion } from "./begin-promotion.server.ts";
import { openPromises } from "./open-promises.server.ts";
import { StopRenewal } from "./promotion-jobs.ts";
import { findPromotionOf } from "./queries.server.ts";
import { refreshLevel } from "./refresh-level.server.ts";
import { renewPromotion } from "./renew-promotion.server.ts";

type Delivery = "delivered" | { refusedBecause: string };

/** Money came for a listing: its time begins, and the level with it. */
export async function deliverPromotion(
  tx: Tx,
  services: Services,
  payment: Payment,
): Promise<Delivery> {
  const businessId = Number(payment.subjectId);
  const listing = await holdListing(tx, businessId);
  if (listing?.status !== "live") return refuse(tx, services, payment);
  // A processor's clock may be ahead of ours: nothing begins before it is paid.
  const now = new Date(Math.max(Date.now(), payment.paidAt.getTime()));
  const running = await findPromotionOf(tx, payment);
  const outcome = running
    ? await renewPromotion(tx, { running, payment })
    : await beginPromotion(tx, services, { businessId, payment, now });
  if (outcome !== "delivered") return outcome;
  await refreshLevel(tx, { businessId, now });
  if (payment.subscription && payment.buyerId !== listing.ownerId) {
    await services.jobs.send(tx, StopRenewal, { businessId });
  }
  await openPromises(tx, services, {
    listing: { id: businessId, name: listing.name },
    level: payment.item,
    levelBefore: Math.max(listing.paidLevel, running?.packageLevel ?? 0),
  });
  return outcome;
}

/** Nobody deletes it or switches it off meanwhile. */
async function holdListing(tx: Tx, id: number) {
  const [listing] = await tx
    .select({
      name: businesses.name,
      status: businesses.status,
      paidLevel: businesses.paidLevel,
      ownerId: businesses.ownerId,
    })
    .from(businesses)
    .where(eq(businesses.id, id))
    .for("update");
  return listing;
}

/** What renews would be charged and refunded every month. */
async function refuse(
  tx: Tx,
  services: Services,
  { subscription }: Payment,
): Promise<{ refusedBecause: string }> {
  if (subscription) {
    await services.jobs.send(tx, EndSubscription, { subscriptionId: subscription.id });
  }
  return { refusedBecause: "The listing is gone, or not live any more." };
}
