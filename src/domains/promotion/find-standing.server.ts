import { eq } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import { promotionPeriods, promotions } from "#src/db/schema/promotion.server.ts";
import { formatLongDay } from "#src/shared/plain-format.ts";

export interface PromotionStanding {
  businessId: number;
  business: string;
  ownerId: string | null;
  packageName: string;
  isOver: boolean;
  /** "has ended", "runs until May 3, 2127". */
  how: string;
  /** How it stands and what more is charged, in sentences. */
  words: string;
}

/** How what a charge paid for stands, or what its rest was credited to. */
export async function findStanding(
  db: Db | Tx,
  { chargeId }: { chargeId: string },
): Promise<PromotionStanding | null> {
  const promotionId = await findLastPromotion(db, chargeId);
  const [row] = promotionId
    ? await db
        .select({ promotion: promotions, business: businesses, plan: paymentSubscriptions })
        .from(promotions)
        .innerJoin(businesses, eq(businesses.id, promotions.businessId))
        .leftJoin(paymentSubscriptions, eq(paymentSubscriptions.id, promotions.subscriptionId))
        .where(eq(promotions.id, promotionId))
    : [];
  if (!row) return null;
  const { promotion, business, plan } = row;
  const { packageName, startsAt, endsAt } = promotion;
  const isOver = endsAt <= new Date() || endsAt <= startsAt;
  const how = isOver ? "has ended" : `runs until ${formatLongDay(endsAt.toISOString())}`;
  const next =
    promotion.autoRenew && plan
      ? `It renews on ${formatLongDay(plan.periodEnd.toISOString())}.`
      : "Nothing more is charged for it.";
  return {
    ...{ businessId: business.id, business: business.name, ownerId: business.ownerId },
    ...{ packageName, isOver, how },
    words: `${packageName} for ${business.name} ${how}. ${next}`,
  };
}

async function findLastPromotion(db: Db | Tx, chargeId: string): Promise<number | undefined> {
  let [period] = await db
    .select()
    .from(promotionPeriods)
    .where(eq(promotionPeriods.chargeId, chargeId));
  while (period?.creditedTo) {
    [period] = await db
      .select()
      .from(promotionPeriods)
      .where(eq(promotionPeriods.id, period.creditedTo));
  }
  return period?.promotionId;
}
