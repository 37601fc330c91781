import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { ListingApproved } from "../listing/events.ts";
import { RefreshSearchIndex } from "../listing/listing-jobs.ts";
import type { ListingRow } from "../listing/load-listings.server.ts";
import type { ListingStatus } from "./contract.ts";
import { DeliverListingApproved } from "./mail-jobs.ts";

/** Of a listing that the caller has locked. */
export async function changeStatus(
  tx: Tx,
  { jobs }: Services,
  viewer: Viewer,
  row: ListingRow,
  status: ListingStatus,
): Promise<void> {
  const isApproval = row.status === "pending" && status === "live";
  const ownerId = isApproval ? (row.ownerId ?? row.submittedById) : row.ownerId;
  await tx
    .update(businesses)
    .set({ status, ownerId, version: sql`${businesses.version} + 1`, updatedAt: sql`now()` })
    .where(eq(businesses.id, row.id));
  await recordDecision(tx, viewer, {
    action: isApproval ? "business.approve" : ACTIONS[status],
    subject: { type: "business", id: row.id, name: row.name },
    before: { status: row.status, ownerId: row.ownerId },
    after: { status, ownerId },
  });
  if (isApproval) {
    await jobs.publish(tx, ListingApproved, { businessId: row.id, ownerId });
    await jobs.send(tx, DeliverListingApproved, { businessId: row.id });
  }
  if (status === "live" || row.status === "live") await jobs.send(tx, RefreshSearchIndex, {});
}

const ACTIONS = {
  live: "business.activate",
  inactive: "business.deactivate",
  pending: "business.reopen",
} as const;
