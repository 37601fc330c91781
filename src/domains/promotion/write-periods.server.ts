import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { promotionPeriods, promotions } from "#src/db/schema/promotion.server.ts";
import type { PeriodRow } from "./queries.server.ts";
import { sharesOf } from "./returned-rules.ts";
import { endOf } from "./rules.ts";

type NewPeriod = typeof promotionPeriods.$inferInsert;
type EndedPeriod = Pick<NewPeriod, "endedBecause"> & { id: number; endedAt: Date | null };
type GivingPeriod = Pick<PeriodRow, "id" | "endsAt" | "endedAt">;
type MovedPeriod = Pick<PeriodRow, "id" | "startsAt" | "endsAt" | "endedAt">;

/** Once for each charge, however often it is told; what of it goes back at once pays for none of it. What was ended for it just now remembers where its rest went. */
export async function addPeriod(
  tx: Tx,
  { returnedCents = 0, ...period }: NewPeriod & { returnedCents?: number },
): Promise<void> {
  const { paidCents, creditCents = 0, promotionId } = period;
  const [added] = await tx
    .insert(promotionPeriods)
    .values({ ...period, worthCents: paidCents + creditCents - returnedCents })
    .onConflictDoNothing()
    .returning({ id: promotionPeriods.id });
  if (added && !period.isGrace)
    await rememberCredit(tx, { id: added.id, creditCents, promotionId });
  await keepDates(tx, [promotionId]);
}

/** Whatever was credited before knows its successor already. */
async function rememberCredit(
  tx: Tx,
  { id, creditCents, promotionId }: { id: number; creditCents: number; promotionId: number },
): Promise<void> {
  const listing = sql`(select business_id from promotions where id = ${promotionId})`;
  const replaced = await tx
    .select({ period: promotionPeriods })
    .from(promotionPeriods)
    .innerJoin(promotions, eq(promotions.id, promotionPeriods.promotionId))
    .where(
      and(
        eq(promotions.businessId, listing),
        eq(promotionPeriods.endedBecause, "credited"),
        isNull(promotionPeriods.creditedTo),
      ),
    )
    .orderBy(promotionPeriods.id);
  const periods = replaced.map(({ period }) => period);
  const shares = sharesOf(periods, creditCents);
  for (const [index, period] of periods.entries()) {
    await tx
      .update(promotionPeriods)
      .set({ creditedTo: id, creditedCents: shares[index] ?? 0 })
      .where(eq(promotionPeriods.id, period.id));
  }
}

interface LateCredit {
  id: number;
  endedAt: Date;
  creditedCents: number;
  successor: { id: number; promotionId: number };
  newEnd: Date;
}

/** To what runs already, which is worth more and longer with it. */
export async function creditPeriod(
  tx: Tx,
  { id, endedAt, creditedCents, successor, newEnd }: LateCredit,
): Promise<void> {
  const { creditCents, worthCents } = promotionPeriods;
  await tx
    .update(promotionPeriods)
    .set({ creditedTo: successor.id, creditedCents, worthCents: keptWorth })
    .where(eq(promotionPeriods.id, id));
  await tx
    .update(promotionPeriods)
    .set({
      creditCents: sql`${creditCents} + ${creditedCents}`,
      worthCents: sql`${worthCents} + ${creditedCents}`,
      endsAt: newEnd,
    })
    .where(eq(promotionPeriods.id, successor.id));
  await endPeriods(tx, [{ id, endedAt, endedBecause: "credited" }]);
  await keepDates(tx, [successor.promotionId]);
}

/** Their rest is credited as of then. What goes back later is measured by what was kept of them, and paid for, by now. */
export async function giveWay(
  tx: Tx,
  { periods, at }: { periods: readonly GivingPeriod[]; at: Date },
): Promise<void> {
  for (const period of periods) {
    await tx
      .update(promotionPeriods)
      .set({ worthCents: keptWorth, endsAt: endOf(period) })
      .where(eq(promotionPeriods.id, period.id));
  }
  await endPeriods(
    tx,
    periods.map(({ id }) => ({ id, endedAt: at, endedBecause: "credited" as const })),
  );
}

const keptWorth = sql`${promotionPeriods.paidCents} + ${promotionPeriods.creditCents}`;

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

export async function movePeriods(tx: Tx, moved: readonly MovedPeriod[]): Promise<void> {
  const touched = new Set<number>();
  for (const { id, startsAt, endsAt, endedAt } of moved) {
    const [row] = await tx
      .update(promotionPeriods)
      .set({ startsAt, endsAt, endedAt })
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
