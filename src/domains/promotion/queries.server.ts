import { and, eq, gt, isNotNull } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { promotionPeriods, promotions } from "#src/db/schema/promotion.server.ts";
import { endOf, type PromotedTime } from "./rules.ts";

export type PromotionRow = typeof promotions.$inferSelect;
export type PeriodRow = typeof promotionPeriods.$inferSelect;

/** The times of a listing that were not over then. */
export async function listPromotedTimes(
  db: Db | Tx,
  { businessId, since }: { businessId: number; since: Date },
): Promise<(PromotedTime & PeriodRow)[]> {
  const rows = await db
    .select({ period: promotionPeriods, promotion: promotions })
    .from(promotionPeriods)
    .innerJoin(promotions, eq(promotions.id, promotionPeriods.promotionId))
    .where(and(eq(promotions.businessId, businessId), gt(promotionPeriods.endsAt, since)))
    .orderBy(promotionPeriods.startsAt, promotionPeriods.id);
  return rows.map(({ period, promotion }) => ({
    ...period,
    renews: promotion.autoRenew,
    anchorAt: promotion.anchorAt,
  }));
}

export async function findPromotionOf(
  db: Db | Tx,
  { orderId }: { orderId: number },
): Promise<PromotionRow | undefined> {
  const [promotion] = await db.select().from(promotions).where(eq(promotions.orderId, orderId));
  return promotion;
}

export async function listPeriodsOf(
  db: Db | Tx,
  { promotionId }: { promotionId: number },
): Promise<PeriodRow[]> {
  return db
    .select()
    .from(promotionPeriods)
    .where(eq(promotionPeriods.promotionId, promotionId))
    .orderBy(promotionPeriods.startsAt, promotionPeriods.id);
}

/** For its receipt. */
export async function findPeriodOf(
  db: Db,
  { chargeId }: { chargeId: string },
): Promise<{ start: Date; end: Date; creditCents: number } | null> {
  const [period] = await db
    .select()
    .from(promotionPeriods)
    .where(and(eq(promotionPeriods.chargeId, chargeId), isNotNull(promotionPeriods.chargeId)));
  if (!period) return null;
  return { start: period.startsAt, end: endOf(period), creditCents: period.creditCents };
}

/** What administrators have given to a listing. */
export async function findGrantedLevel(db: Db, businessId: number): Promise<number> {
  const [listing] = await db
    .select({ level: businesses.grantedLevel })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  return listing?.level ?? 0;
}
