import { eq, sql } from "drizzle-orm";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { lockClaim } from "./lock-claim.server.ts";
import { DeliverObjectionNotice } from "./mail-jobs.ts";

/** The present owner says no: nothing changes hands until an administrator has looked again. */
export async function objectToClaim(
  { db, jobs }: Services,
  viewer: Viewer,
  { claimId, reason }: { claimId: number; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { claim, business } = await lockClaim(tx, claimId);
    // Whoever does not own the listing learns nothing about claims on it.
    if (business.ownerId !== viewer.id) throw new AppError("not_found", "There is no such claim.");
    if (!claim.transferAt || claim.completedAt || claim.objectionDismissedAt) {
      throw new AppError("conflict", "There is nothing to object to any more.");
    }
    await tx
      .update(businessClaims)
      .set({ objection: reason, objectedAt: sql`now()` })
      .where(eq(businessClaims.id, claimId));
    // One mail is enough: words that are changed later are read with the claim.
    if (claim.objection === null) await jobs.send(tx, DeliverObjectionNotice, { claimId });
  });
}
