import { and, eq, isNotNull, isNull, lte } from "drizzle-orm";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { lockClaim } from "./lock-claim.server.ts";
import { isDue } from "./rules.ts";
import { transferListing } from "./transfer-listing.server.ts";

/** Listings whose owner had his days to object, and did not, or not with success. */
export async function transferDueListings(services: Services, now: Date): Promise<void> {
  const claims = await services.db
    .select({ id: businessClaims.id })
    .from(businessClaims)
    .where(
      and(
        eq(businessClaims.status, "approved"),
        lte(businessClaims.transferAt, now),
        isNull(businessClaims.completedAt),
        isNotNull(businessClaims.claimerId),
      ),
    )
    .orderBy(businessClaims.transferAt, businessClaims.id);
  for (const { id } of claims) await transferIfDue(services, id, now);
}

/** Each whole: what was deleted meanwhile does not hold up the rest. */
async function transferIfDue(services: Services, id: number, now: Date): Promise<void> {
  try {
    await services.db.transaction(async (tx) => {
      const locked = await lockClaim(tx, id);
      const { claimerId } = locked.claim;
      if (claimerId && isDue(locked.claim, now)) {
        await transferListing(tx, services, "system", { ...locked, newOwnerId: claimerId });
      }
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
