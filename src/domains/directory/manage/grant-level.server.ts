import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ListingRow } from "../listing/load-listings.server.ts";

/** An administrator's gift: the listing shows the greater of it and what is paid. The caller has locked it. */
export async function grantLevel(
  tx: Tx,
  viewer: Viewer,
  row: ListingRow,
  grantedLevel: number,
): Promise<void> {
  if (row.grantedLevel === grantedLevel) return;
  await tx
    .update(businesses)
    .set({ grantedLevel, version: sql`${businesses.version} + 1`, updatedAt: sql`now()` })
    .where(eq(businesses.id, row.id));
  await recordDecision(tx, viewer, {
    action: "business.feature",
    subject: { type: "business", id: row.id, name: row.name },
    before: { featuredLevel: row.grantedLevel },
    after: { featuredLevel: grantedLevel },
  });
}
