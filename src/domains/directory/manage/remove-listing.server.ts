import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { hideMedia } from "#src/domains/media/hide-media.server.ts";
import type { MediaUser } from "#src/domains/media/show-media.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { requireShown } from "#src/domains/moderation/require-shown.server.ts";
import { upholdFlagsAbout } from "#src/domains/moderation/uphold-flags.server.ts";
import type { BeforeListingGoes } from "#src/platform/domain/listing-removal.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { ListingRemoved } from "../listing/events.ts";
import { RefreshSearchIndex } from "../listing/listing-jobs.ts";
import type { ListingRow } from "../listing/load-listings.server.ts";
import type { BulkRemoval, Removal } from "./contract.ts";
import { recipientOf } from "./listing-recipient.server.ts";
import { lockListing } from "./lock-listing.server.ts";
import { DeliverListingRejected } from "./mail-jobs.ts";

interface Remover {
  admin: Viewer;
  /** What other domains end first. */
  endings: readonly BeforeListingGoes[];
}

/** For good; what waited for a decision is rejected by it. The audit row stays. */
export async function removeListing(
  services: Services,
  { admin, endings }: Remover,
  { id, reason, version }: Removal & { id: number },
): Promise<void> {
  const { db, jobs } = services;
  await db.transaction(async (tx) => {
    const row = await lockListing(tx, id);
    if (version !== undefined) requireShown(version, row.version);
    const wasPending = row.status === "pending";
    const recipient = wasPending ? await recipientOf(tx, row) : null;
    for (const end of endings) await end(tx, services, { businessId: id });
    await forgetMedia(tx, id);
    await upholdReports(tx, admin, id);
    await tx.delete(businesses).where(eq(businesses.id, id));
    await recordDecision(tx, admin, {
      action: wasPending ? "business.reject" : "business.delete",
      subject: { type: "business", id, name: row.name },
      before: kept(row),
      note: reason || null,
    });
    await jobs.publish(tx, ListingRemoved, { businessId: id, name: row.name, wasPending });
    if (recipient) {
      await jobs.send(tx, DeliverListingRejected, {
        to: recipient.email,
        firstName: recipient.firstName,
        name: recipient.isProved ? row.name : null,
        reason: reason || null,
      });
    }
    if (row.status === "live") await jobs.send(tx, RefreshSearchIndex, {});
  });
}

/** One after the other, each whole: what cannot be deleted does not hold up the rest. */
export async function removeListings(
  services: Services,
  remover: Remover,
  { ids, reason }: BulkRemoval,
): Promise<{ success: number; failed: number }> {
  let success = 0;
  const wanted = [...new Set(ids)];
  for (const id of wanted) {
    try {
      await removeListing(services, remover, { id, reason });
      success += 1;
    } catch (error) {
      if (!(error instanceof AppError)) services.log.error({ err: error }, "not deleted");
    }
  }
  return { success, failed: wanted.length - success };
}

/** Of the listing and of everything that goes with it. */
async function forgetMedia(tx: Tx, id: number): Promise<void> {
  const users = sql<MediaUser>`(
    select ${`business:${id}`}
    union all select 'review:' || id from reviews where business_id = ${id}
    union all select 'claim:' || id from business_claims where business_id = ${id}
    union all select 'experience:' || id from experiences where business_id = ${id}
    union all select 'rental-item:' || id from rental_items where business_id = ${id})`;
  await hideMedia(tx, users);
}

/** Of what goes with the listing: nobody can look at it any more. */
async function upholdReports(tx: Tx, viewer: Viewer, id: number): Promise<void> {
  const reviews = sql`(select id from reviews where business_id = ${id})`;
  await upholdFlagsAbout(tx, viewer, "review", reviews);
  const experiences = sql`(select id from experiences where business_id = ${id})`;
  await upholdFlagsAbout(tx, viewer, "experience", experiences);
}

/** What the audit log needs to tell what it was. */
function kept(row: ListingRow) {
  const { hours: _hours, ...rest } = row;
  return rest;
}
