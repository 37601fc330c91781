import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { requireListing } from "#src/domains/directory/listing/queries.server.ts";
import { requireOwnMedia } from "#src/domains/media/require-own-media.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { type ClaimedListing, claimedColumns } from "./claim-shape.server.ts";
import type { NewClaim } from "./contract.ts";
import { holdAccount } from "./hold-account.server.ts";
import { DeliverClaimReceived } from "./mail-jobs.ts";
import { alreadyClaimed } from "./open-claims.server.ts";
import { isAtDomain } from "./rules.ts";

/** Under the account's own proved address it counts at once, else when its reader confirms it. */
export async function submitClaim(
  { db, jobs }: Services,
  { viewer, senderKey }: Sender,
  claim: NewClaim,
): Promise<number> {
  await requireListing(db, claim.businessId, viewer);
  const uploader = { userId: viewer?.id ?? null, senderKey };
  await requireOwnMedia(db, uploader, claim.proofDocuments);
  return db.transaction(async (tx) => {
    const business = await holdListing(tx, claim.businessId);
    if (viewer && !(await holdAccount(tx, viewer.id))) {
      throw new AppError("unauthenticated", "Please sign in.");
    }
    if (viewer && business.ownerId === viewer.id) {
      throw new AppError("conflict", "This business is yours already.");
    }
    await requireNoOpenClaim(tx, claim, viewer);
    const isProved = viewer?.email === claim.claimerEmail.toLowerCase();
    const [row] = await tx
      .insert(businessClaims)
      .values({
        ...claim,
        sentById: viewer?.id,
        ...(isProved && { claimerId: viewer.id, confirmedAt: new Date() }),
        domainMatches: isAtDomain(claim.claimerEmail, business.website),
        senderKey,
      })
      .onConflictDoNothing()
      .returning({ id: businessClaims.id });
    if (!row) throw alreadyClaimed(isProved);
    await showMedia(tx, `claim:${row.id}`, claim.proofDocuments);
    await jobs.send(tx, DeliverClaimReceived, { claimId: row.id });
    return row.id;
  });
}

/** It stays until the claim is written, and nobody decides about its claims meanwhile. */
async function holdListing(tx: Tx, id: number): Promise<ClaimedListing> {
  const [held] = await tx
    .select({ business: claimedColumns, status: businesses.status })
    .from(businesses)
    .where(eq(businesses.id, id))
    .for("key share");
  if (!held) throw new AppError("not_found", "Business not found");
  // Nobody has looked at any other, its name included, which goes into mails.
  if (held.status !== "live") {
    throw new AppError("conflict", "A listing can be claimed once it is published.");
  }
  return held.business;
}

async function requireNoOpenClaim(tx: Tx, claim: NewClaim, viewer: Viewer | null): Promise<void> {
  const isTheirs = or(
    viewer ? eq(businessClaims.claimerId, viewer.id) : undefined,
    eq(sql`lower(${businessClaims.claimerEmail})`, claim.claimerEmail.toLowerCase()),
  );
  const open = and(
    eq(businessClaims.businessId, claim.businessId),
    eq(businessClaims.status, "pending"),
    isNotNull(businessClaims.confirmedAt),
    isTheirs,
  );
  if ((await tx.$count(businessClaims, open)) > 0) throw alreadyClaimed(true);
}
