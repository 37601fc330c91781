import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { setPaidLevel } from "#src/domains/directory/manage/set-paid-level.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { listPromotedTimes } from "./queries.server.ts";
import { levelAt } from "./rules.ts";

/**
 * Sets what money has bought for a listing; true when that has changed. That is as of now, or as of when the listing
 * is held, if that is later: meanwhile somebody may have bought what begins after now.
 */
export async function refreshLevel(
  tx: Tx,
  { businessId, now }: { businessId: number; now: Date },
): Promise<boolean> {
  const [listing] = await tx
    .select({ name: businesses.name, paidLevel: businesses.paidLevel })
    .from(businesses)
    .where(eq(businesses.id, businessId))
    .for("update");
  if (!listing) return false;
  const moment = new Date(Math.max(now.getTime(), Date.now()));
  const times = await listPromotedTimes(tx, { businessId, since: moment });
  const paidLevel = levelAt(times, moment);
  if (paidLevel === listing.paidLevel) return false;
  await setPaidLevel(tx, { id: businessId, paidLevel });
  await recordDecision(tx, "system", {
    action: "promotion.refresh",
    subject: { type: "promotion", id: businessId, name: listing.name },
    before: { paidLevel: listing.paidLevel },
    after: { paidLevel },
  });
  return true;
}
