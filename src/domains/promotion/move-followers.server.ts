import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { promotions } from "#src/db/schema/promotion.server.ts";
import { moveMonths } from "./follower-rules.ts";
import { listPromotedTimes, type PeriodRow } from "./queries.server.ts";
import { endOf } from "./rules.ts";
import { movePeriods } from "./write-periods.server.ts";

interface Ended {
  /** As it was before. */
  period: PeriodRow;
  newEnd: Date;
  now: Date;
}

/** No hole is left before a month that is kept. */
export async function moveFollowers(tx: Tx, { period, newEnd, now }: Ended): Promise<void> {
  const { id, level, promotionId } = period;
  const [promotion] = await tx.select().from(promotions).where(eq(promotions.id, promotionId));
  if (!promotion) return;
  const times = await listPromotedTimes(tx, { businessId: promotion.businessId, since: now });
  await movePeriods(tx, moveMonths({ id, level, oldEnd: endOf(period), newEnd }, times, now));
}
