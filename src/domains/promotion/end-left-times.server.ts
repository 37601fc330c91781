import { and, eq, gt, isNull, ne, or } from "drizzle-orm";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import { promotionPeriods, promotions } from "#src/db/schema/promotion.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { endPeriods } from "./write-periods.server.ts";

/** What was paid through another processor than the one in use counts for nothing any more. */
export async function endLeftTimes({ db, payments }: Services, now: Date): Promise<void> {
  if (!payments) return;
  const { id, startsAt, endsAt, endedAt, promotionId } = promotionPeriods;
  await db.transaction(async (tx) => {
    const left = await tx
      .select({ id, startsAt })
      .from(promotionPeriods)
      .innerJoin(promotions, eq(promotions.id, promotionId))
      .innerJoin(paymentOrders, eq(paymentOrders.id, promotions.orderId))
      .where(
        and(
          gt(endsAt, now),
          or(isNull(endedAt), and(gt(endedAt, now), gt(endedAt, startsAt))),
          ne(paymentOrders.processor, payments.name),
        ),
      )
      .for("update", { of: promotionPeriods });
    const endOf = (start: Date) => (start > now ? start : now);
    await endPeriods(
      tx,
      left.map((time) => ({
        ...{ id: time.id, endedAt: endOf(time.startsAt), endedBecause: "left" as const },
      })),
    );
  });
}
