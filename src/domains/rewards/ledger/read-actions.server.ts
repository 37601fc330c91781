import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { events } from "#src/db/schema/events.server.ts";
import { rewardActions } from "#src/db/schema/rewards.server.ts";
import { aboutPath } from "#src/domains/sharing/rules.ts";
import type { Thing } from "../worth/thing.ts";
import { stateCode } from "./state-code.ts";

/** Visits and shares, as far as what they are about is still there. */
export async function readActions(tx: Tx, userId: string): Promise<Thing[]> {
  const rows = await tx
    .select({
      id: rewardActions.id,
      kind: rewardActions.kind,
      at: rewardActions.createdAt,
      businessId: rewardActions.businessId,
      eventId: rewardActions.eventId,
      title: sql<string>`coalesce(${businesses.name}, ${events.title}, 'A day on the water')`,
      state: sql<string | null>`coalesce(${businesses.state}, ${events.state})`,
      ownerId: sql<string | null>`coalesce(${businesses.ownerId}, ${events.organizerId})`,
    })
    .from(rewardActions)
    .leftJoin(businesses, eq(businesses.id, rewardActions.businessId))
    .leftJoin(events, eq(events.id, rewardActions.eventId))
    .where(eq(rewardActions.userId, userId));
  return rows.map(({ id, ownerId, state, ...row }) => ({
    ...row,
    source: String(id),
    path: row.businessId === null && row.eventId === null ? null : aboutPath(row),
    state: stateCode(state),
    isOwn: ownerId === userId,
  }));
}
