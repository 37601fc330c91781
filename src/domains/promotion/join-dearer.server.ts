import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { promotions } from "#src/db/schema/promotion.server.ts";
import { findTakenPlace, lengthenedBy } from "./follower-rules.ts";
import { moveFollowers } from "./move-followers.server.ts";
import { listPromotedTimes, type PeriodRow } from "./queries.server.ts";
import { unusedCents } from "./rules.ts";
import { creditPeriod } from "./write-periods.server.ts";

/**
 * Its money comes again after something dearer has taken its place: it is credited as if it had been there then, and
 * lengthens that. False where nothing has.
 */
export async function joinDearer(
  tx: Tx,
  { period, now }: { period: PeriodRow; now: Date },
): Promise<boolean> {
  const [promotion] = await tx
    .select({ businessId: promotions.businessId })
    .from(promotions)
    .where(eq(promotions.id, period.promotionId));
  if (!promotion) return false;
  const times = await listPromotedTimes(tx, { ...promotion, since: now });
  const place = findTakenPlace(period, times, now);
  if (!place) return false;
  const { successor, since } = place;
  const creditedCents = unusedCents({ ...period, endedAt: null }, since);
  const newEnd = lengthenedBy(successor, creditedCents);
  await moveFollowers(tx, { period: successor, newEnd, now });
  await creditPeriod(tx, { id: period.id, endedAt: since, creditedCents, successor, newEnd });
  return true;
}
