import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { type ClaimedListing, type ClaimRow, claimedColumns } from "./claim-shape.server.ts";

export interface LockedClaim {
  claim: ClaimRow;
  business: ClaimedListing;
}

/**
 * The listing first, then the claim, accounts last: everything that changes a claim keeps this
 * order, as the deletion of listings and accounts does, so that nobody waits in a circle.
 */
export async function lockClaim(tx: Tx, id: number): Promise<LockedClaim> {
  const [found] = await tx
    .select({ businessId: businessClaims.businessId })
    .from(businessClaims)
    .where(eq(businessClaims.id, id));
  if (!found) throw noSuchClaim();
  const [business] = await tx
    .select(claimedColumns)
    .from(businesses)
    .where(eq(businesses.id, found.businessId))
    .for("update");
  const [claim] = await tx
    .select()
    .from(businessClaims)
    .where(eq(businessClaims.id, id))
    .for("update");
  if (!business || !claim) throw noSuchClaim();
  return { claim, business };
}

const noSuchClaim = () => new AppError("not_found", "There is no such claim.");
