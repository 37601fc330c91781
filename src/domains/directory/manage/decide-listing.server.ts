import type { Tx } from "#src/db/client.server.ts";
import { requireShown } from "#src/domains/moderation/require-shown.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ListingRow } from "../listing/load-listings.server.ts";
import { changeStatus } from "./change-status.server.ts";
import type { BusinessChange, ListingStatus } from "./contract.ts";
import { grantLevel } from "./grant-level.server.ts";

/**
 * What goes live is what was seen, and its version is asked for; any other change is compared when
 * it says what it began with. The caller has locked the listing. Rejecting one is `removeListing`.
 */
export function requireSeen(row: ListingRow, change: BusinessChange): void {
  const wanted = wantedStatus(row, change);
  if (wanted === row.status && isDecisionAlone(change)) {
    const message = `This listing is ${row.status} already.`;
    throw new AppError("conflict", message, { code: "already_decided" });
  }
  if (wanted === "live" && row.status !== "live") requireShown(change.version, row.version);
  if (change.version !== undefined && change.version !== row.version) {
    const message = "Someone else changed this listing meanwhile. Please load it again.";
    throw new AppError("conflict", message, { code: "version_conflict" });
  }
}

/** What only administrators decide: whether it is live, and its level. */
export async function decideListing(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  row: ListingRow,
  change: BusinessChange,
): Promise<void> {
  const status = wantedStatus(row, change);
  if (status && status !== row.status) await changeStatus(tx, services, viewer, row, status);
  const level = wantedLevel(row, change);
  if (level !== undefined) await grantLevel(tx, viewer, row, level);
}

const isDecisionAlone = (change: BusinessChange): boolean =>
  Object.keys(change).every((key) => ["isActive", "status", "version"].includes(key));

/** Switching off what was never on leaves it waiting. */
function wantedStatus(row: ListingRow, change: BusinessChange): ListingStatus | undefined {
  if (change.status) return change.status;
  if (change.isActive === undefined) return undefined;
  if (change.isActive) return "live";
  return row.status === "live" ? "inactive" : row.status;
}

/** Featured without a level is the first one, or the one that it has. */
function wantedLevel(row: ListingRow, change: BusinessChange): number | undefined {
  const { featuredLevel, isFeatured } = change;
  if (featuredLevel !== undefined || isFeatured === undefined) return featuredLevel;
  return isFeatured ? Math.max(row.grantedLevel, 1) : 0;
}
