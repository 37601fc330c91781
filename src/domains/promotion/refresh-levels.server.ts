import { and, eq, gt, isNull, lte, notExists, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import { promotions } from "#src/db/schema/promotion.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { endLeftTimes } from "./end-left-times.server.ts";
import { DeliverPromotionEnded, DeliverRenewalComing } from "./mail-jobs.ts";
import { refreshLevel } from "./refresh-level.server.ts";

const REMINDER_DAYS = 3;

/** Compares every listing that was paid for with its times, then tells of ends and of renewals to come. */
export async function refreshLevels(services: Services, now: Date): Promise<void> {
  await endLeftTimes(services, now);
  for (const businessId of await listDrifted(services, now)) {
    await services.db.transaction((tx) => refreshLevel(tx, { businessId, now }));
  }
  await tellEnds(services, now);
  await tellRenewals(services, now);
}

async function listDrifted({ db }: Services, now: Date): Promise<number[]> {
  const at = now.toISOString();
  const { rows } = await db.execute<{ id: number }>(sql`
    with running as (
      select p.business_id as id, max(t.level) as level
      from promotion_periods t join promotions p on p.id = t.promotion_id
      where t.starts_at <= ${at} and t.ends_at > ${at}
        and (t.ended_at is null or t.ended_at > ${at})
      group by 1
    ), shown as (select id, paid_level as level from businesses where paid_level > 0)
    select id from running full join shown using (id)
    where running.level is distinct from shown.level`);
  return rows.map(({ id }) => id);
}

/** What renews has not ended when its month has: the processor says whether the next one is paid. */
async function tellEnds({ db, jobs }: Services, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(promotions)
      .set({ endToldAt: now })
      .where(
        and(lte(promotions.endsAt, now), isNull(promotions.endToldAt), notExists(renewing(tx))),
      )
      .returning({ promotionId: promotions.id });
    for (const promotion of ended) await jobs.send(tx, DeliverPromotionEnded, promotion);
  });
}

const renewing = (tx: Tx) =>
  tx
    .select()
    .from(paymentSubscriptions)
    .where(
      and(
        eq(paymentSubscriptions.id, promotions.subscriptionId),
        eq(paymentSubscriptions.state, "active"),
        isNull(paymentSubscriptions.cancelAt),
      ),
    );

async function tellRenewals({ db, jobs }: Services, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + REMINDER_DAYS * 86_400_000);
  const { periodEnd } = paymentSubscriptions;
  await db.transaction(async (tx) => {
    const due = await tx
      .update(promotions)
      .set({ remindedFor: sql`${periodEnd}` })
      .from(paymentSubscriptions)
      .where(
        and(
          eq(paymentSubscriptions.id, promotions.subscriptionId),
          eq(paymentSubscriptions.state, "active"),
          isNull(paymentSubscriptions.cancelAt),
          gt(periodEnd, now),
          lte(periodEnd, soon),
          sql`${promotions.remindedFor} is distinct from ${periodEnd}`,
        ),
      )
      .returning({ promotionId: promotions.id });
    for (const promotion of due) await jobs.send(tx, DeliverRenewalComing, promotion);
  });
}
