import { eq, sql } from "drizzle-orm";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";

/** The present owner says no: nothing changes hands until an administrator has looked again. */
export async function objectToClaim(
  { db }: Services,
  viewer: Viewer,
  claimId: number,
  reason: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ claim: businessClaims, ownerId: businesses.ownerId })
      .from(businessClaims)
      .innerJoin(businesses, eq(businesses.id, businessClaims.businessId))
      .where(eq(businessClaims.id, claimId))
      .for("update", { of: businessClaims });
    // Whoever does not own the listing learns nothing about claims on it.
    if (!row || row.ownerId !== viewer.id)
      throw new AppError("not_found", "There is no such claim.");
    if (!row.claim.transferAt || row.claim.completedAt) {
      throw new AppError("conflict", "There is nothing to object to any more.");
    }
    await tx
      .update(businessClaims)
      .set({ objection: reason, objectedAt: sql`now()` })
      .where(eq(businessClaims.id, claimId));
  });
}
