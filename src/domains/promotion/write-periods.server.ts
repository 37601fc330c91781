import { eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { promotionPeriods, promotions } from "#src/db/schema/promotion.server.ts";

type NewPeriod = typeof promotionPeriods.$inferInsert;
type EndedPeriod = Pick<NewPeriod, "endedBecause"> & { id: number; endedAt: Date | null };

/** Once for each charge, however often it is told. */
export async function addPeriod(tx: Tx, period: NewPeriod): Promise<void> {
  await tx.insert(promotionPeriods).values(period).onConflictDoNothing();
  await keepDates(tx, [period.promotionId]);
}

export async function endPeriods(tx: Tx, periods: readonly EndedPeriod[]): Promise<void> {
  const touched = new Set<number>();
  for (const { id, endedAt, endedBecause } of periods) {
    const [row] = await tx
      .update(promotionPeriods)
      .set({ endedAt, endedBecause })
      .where(eq(promotionPeriods.id, id))
      .returning({ promotionId: promotionPeriods.promotionId });
    if (row) touched.add(row.promotionId);
  }
  await keepDates(tx, [...touched]);
}

/** A promotion begins and ends with its periods. */
async function keepDates(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const { startsAt, endsAt, endedAt, promotionId } = promotionPeriods;
  const ofIt = sql`from ${promotionPeriods} where ${promotionId} = ${promotions.id}`;
  await tx
    .update(promotions)
    .set({
      startsAt: sql`(select min(${startsAt}) ${ofIt})`,
      endsAt: sql`(select max(least(${endsAt}, ${endedAt})) ${ofIt})`,
      updatedAt: sql`now()`,
    })
    .where(inArray(promotions.id, ids));
}
