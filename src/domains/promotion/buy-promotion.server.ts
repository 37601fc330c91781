import { eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { requireUser } from "#src/domains/accounts/person/queries.server.ts";
import { openOrder } from "#src/domains/payments/open-order.server.ts";
import { subscriptionOf } from "#src/domains/payments/queries.server.ts";
import type { Subscriber } from "#src/domains/payments/wanted-order.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { SubscriptionState } from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { toDollars } from "#src/shared/money.ts";
import { formatLongDay } from "#src/shared/plain-format.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { promotionProduct } from "./product.server.ts";
import type { NewIntent, OpenedIntent } from "./promotion-contract.ts";
import { quotePurchase } from "./quote-purchase.server.ts";

/** Anybody may pay for one month of a live listing; what renews is its owner's. */
export async function buyPromotion(
  services: Services,
  sender: Sender,
  { businessId, packageLevel, autoRenew, usesCredit = false }: NewIntent,
): Promise<OpenedIntent> {
  const { db } = services;
  const { viewer } = sender;
  const listing = await requireLive(db, businessId);
  const isOwner = viewer !== null && listing.ownerId === viewer.id;
  const renews = autoRenew ?? isOwner;
  const customer = renews ? await requireSubscriber(db, { businessId, isOwner, viewer }) : null;
  const priced = await quotePurchase(db, { businessId, packageLevel, renews }, new Date());
  const { priceCents, creditCents, quote } = priced;
  if (quote.amount === 0 && !usesCredit) {
    return { ...quote, clientSecret: null, orderId: null, isPaid: false, currency: "usd" };
  }
  if (quote.amount === 0) requireOwnCredit(isOwner);
  const order = await openOrder(services, sender, {
    product: promotionProduct,
    subjectId: String(businessId),
    subjectName: listing.name,
    item: packageLevel,
    ...{ priceCents, creditCents, customer },
  });
  return {
    ...quote,
    amount: toDollars(order.amountCents),
    credit: toDollars(order.creditCents),
    ...{ clientSecret: order.clientSecret, orderId: order.orderId, isPaid: order.isPaid },
    currency: "usd",
  };
}

/** What others have paid for is neither a stranger's nor an administrator's to spend. */
function requireOwnCredit(isOwner: boolean): void {
  if (isOwner) return;
  throw new AppError("forbidden", "Only its owner can use what is paid for already.");
}

async function requireLive(db: Db, id: number) {
  const [listing] = await db
    .select({ name: businesses.name, status: businesses.status, ownerId: businesses.ownerId })
    .from(businesses)
    .where(eq(businesses.id, id));
  if (listing?.status !== "live") throw new AppError("not_found", "Business not found");
  return listing;
}

function refusalOf(subscription: SubscriptionState, viewer: Viewer): AppError {
  const { buyerId, periodEnd, cancelAt } = subscription;
  const until = formatLongDay(periodEnd.toISOString());
  if (buyerId !== viewer.id) {
    const message = `A former owner's subscription for this listing ends on ${until}. Until then you can buy single months; after that day you can have one renewed here.`;
    return new AppError("conflict", message);
  }
  return new AppError(
    "conflict",
    cancelAt === null
      ? "This listing has a promotion that renews. You can change it in your dashboard."
      : `You have cancelled this listing's renewal. Until ${until} you can resume it in your dashboard; here you can buy one month.`,
  );
}

interface Renewal {
  businessId: number;
  isOwner: boolean;
  viewer: Viewer | null;
}

export async function requireSubscriber(
  db: Db,
  { businessId, isOwner, viewer }: Renewal,
): Promise<Subscriber> {
  if (!isOwner || !viewer) {
    throw new AppError("forbidden", "Only its owner can have a listing's promotion renewed.");
  }
  const running = await subscriptionOf(db, {
    ...{ product: "promotion", subjectId: String(businessId) },
  });
  if (running) throw refusalOf(running, viewer);
  const user = await requireUser(db, viewer.id);
  return {
    userId: user.id,
    email: user.email,
    name: [user.firstName, user.lastName].filter(Boolean).join(" ") || user.email,
  };
}
