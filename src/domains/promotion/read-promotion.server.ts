import { and, eq, gt, or } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { promotions } from "#src/db/schema/promotion.server.ts";
import { subscriptionOf } from "#src/domains/payments/queries.server.ts";
import type { SubscriptionState } from "#src/platform/payments/purchase.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { toDollars } from "#src/shared/money.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requirePackage } from "./package-rules.ts";
import type { Promotion, RenewingPromotion } from "./promotion-contract.ts";
import type { PromotionRow } from "./queries.server.ts";
import { quotePurchase } from "./quote-purchase.server.ts";

interface Asked {
  businessId: number;
  packageLevel?: number | undefined;
  autoRenew?: boolean | undefined;
}

/** Its level for everybody, what runs and renews for whoever manages it. */
export async function readPromotion(
  db: Db,
  viewer: Viewer | null,
  { businessId, packageLevel, autoRenew }: Asked,
): Promise<Promotion> {
  const [listing] = await db.select().from(businesses).where(eq(businesses.id, businessId));
  const isOwner = viewer !== null && listing?.ownerId === viewer.id;
  const mayManage = isOwner || viewer?.isAdmin === true;
  if (!listing || (listing.status !== "live" && !mayManage)) {
    throw new AppError("not_found", "Business not found");
  }
  const renews = autoRenew ?? isOwner;
  const wanted = packageLevel ? { businessId, packageLevel, renews } : null;
  return {
    businessId,
    businessName: listing.name,
    featuredLevel: listing.featuredLevel,
    quote: wanted && (await quotePurchase(db, wanted, new Date())).quote,
    managed: mayManage
      ? {
          ...{ paidLevel: listing.paidLevel, grantedLevel: listing.grantedLevel },
          customDescription: listing.customDescription,
          ...(await readManaged(db, viewer, listing)),
        }
      : null,
  };
}

interface Listing {
  id: number;
  ownerId: string | null;
}

async function readManaged(db: Db, viewer: Viewer | null, { id: businessId, ownerId }: Listing) {
  const subject = { product: "promotion", subjectId: String(businessId) } as const;
  const subscription = await subscriptionOf(db, subject);
  const rows = await db
    .select()
    .from(promotions)
    .where(and(eq(promotions.businessId, businessId), or(isToCome(), isOf(subscription))))
    .orderBy(promotions.startsAt);
  const promotion = rows.find(({ subscriptionId }) => subscriptionId === subscription?.id);
  const running = rows.filter(({ startsAt, endsAt }) => endsAt > new Date() && endsAt > startsAt);
  return {
    running: running.map((row) => ({ ...toRunning(row), isSubscribed: row === promotion })),
    renewing: subscription && toRenewing(subscription, { promotion, viewer, ownerId }),
  };
}

const isToCome = () => gt(promotions.endsAt, new Date());
const isOf = (subscription: SubscriptionState | null) =>
  subscription ? eq(promotions.subscriptionId, subscription.id) : undefined;

const toRunning = (row: PromotionRow) => ({
  packageLevel: row.packageLevel,
  packageName: row.packageName,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  autoRenew: row.autoRenew,
});

interface Shown extends Pick<Listing, "ownerId"> {
  promotion: PromotionRow | undefined;
  viewer: Viewer | null;
}

function toRenewing(
  subscription: SubscriptionState,
  { promotion, viewer, ownerId }: Shown,
): RenewingPromotion {
  const { state, item, priceCents, periodEnd, cancelAt, buyerId } = subscription;
  const isPastDue = state === "past-due";
  const end = promotion?.endsAt ?? periodEnd;
  return {
    state: isPastDue ? "past-due" : "active",
    packageLevel: item,
    packageName: requirePackage(item).name,
    price: toDollars(priceCents),
    nextChargeAt: periodEnd.toISOString(),
    paidUntil: end.toISOString(),
    cancelAt: cancelAt?.toISOString() ?? null,
    graceUntil: isPastDue && end > new Date() ? end.toISOString() : null,
    mayRenew: buyerId !== null && buyerId === ownerId,
    isOwnCard: buyerId !== null && buyerId === viewer?.id,
  };
}
