import type { Db } from "#src/db/client.server.ts";
import { subscriptionOf } from "#src/domains/payments/queries.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireSubscriber } from "./buy-promotion.server.ts";
import { quotePurchase } from "./quote-purchase.server.ts";

interface Asked {
  businessId: number;
  packageLevel: number;
}

/** Whoever has something that renews changes that instead of buying beside it. */
export async function hasOwnRenewal(
  db: Db,
  owner: Viewer,
  { businessId }: Pick<Asked, "businessId">,
): Promise<boolean> {
  const subject = { product: "promotion", subjectId: String(businessId) } as const;
  const running = await subscriptionOf(db, subject);
  return running?.buyerId === owner.id && running.cancelAt === null;
}

/**
 * Why an owner can buy this package for one month only; null when it may renew, or something does already.
 */
export async function findRenewalRefusal(
  db: Db,
  owner: Viewer,
  { businessId, packageLevel }: Asked,
): Promise<string | null> {
  if (await hasOwnRenewal(db, owner, { businessId })) return null;
  try {
    await requireSubscriber(db, { businessId, isOwner: true, viewer: owner });
    await quotePurchase(db, { businessId, packageLevel, renews: true }, new Date());
    return null;
  } catch (error) {
    if (error instanceof AppError && error.kind === "conflict") return error.message;
    throw error;
  }
}
