import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ListingRow } from "../listing/load-listings.server.ts";

/** The one place that writes the level. The caller has locked the listing. */
export async function setFeaturedLevel(
  tx: Tx,
  /** Null when money decides and not a person. */
  viewer: Viewer | null,
  row: ListingRow,
  featuredLevel: number,
): Promise<void> {
  if (row.featuredLevel === featuredLevel) return;
  await tx
    .update(businesses)
    .set({ featuredLevel, version: sql`${businesses.version} + 1`, updatedAt: sql`now()` })
    .where(eq(businesses.id, row.id));
  if (!viewer) return;
  await recordDecision(tx, viewer, {
    action: "business.feature",
    subject: { type: "business", id: row.id, name: row.name },
    before: { featuredLevel: row.featuredLevel },
    after: { featuredLevel },
  });
}
