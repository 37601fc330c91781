import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { holdAccount } from "./hold-account.server.ts";
import type { LockedClaim } from "./lock-claim.server.ts";
import { lockLinkedClaim } from "./lock-linked-claim.server.ts";
import { DeliverTransferNotice } from "./mail-jobs.ts";
import { afterObjectionDays, isDue } from "./rules.ts";
import { transferListing } from "./transfer-listing.server.ts";

/** The mailed link, opened by somebody who has an account by now. It works once. */
export async function completeClaim(
  services: Services,
  viewer: Viewer,
  { token }: { token: string },
): Promise<{ businessId: number; transferAt: Date | null }> {
  return services.db.transaction(async (tx) => {
    const locked = await lockLinkedClaim(tx, token, "approved");
    if (!(await holdAccount(tx, viewer.id))) {
      throw new AppError("unauthenticated", "Please sign in.");
    }
    const { claim, business } = locked;
    const isForeign = business.ownerId !== null && business.ownerId !== viewer.id;
    if (isForeign && !isDue(claim, new Date())) {
      const transferAt = await noteAccount(tx, services, viewer, locked);
      return { businessId: business.id, transferAt };
    }
    await transferListing(tx, services, viewer, { ...locked, newOwnerId: viewer.id });
    return { businessId: business.id, transferAt: null };
  });
}

/** The present owner may object: whose it becomes is kept, the day comes by itself. */
async function noteAccount(
  tx: Tx,
  { jobs }: Services,
  viewer: Viewer,
  { claim }: LockedClaim,
): Promise<Date> {
  const transferAt = claim.transferAt ?? afterObjectionDays(new Date());
  await tx
    .update(businessClaims)
    .set({
      claimerId: viewer.id,
      confirmedAt: sql`coalesce(${businessClaims.confirmedAt}, now())`,
      linkHash: null,
      transferAt,
    })
    .where(eq(businessClaims.id, claim.id));
  // Whoever became the owner after the approval has not heard of it.
  if (!claim.transferAt) await jobs.send(tx, DeliverTransferNotice, { claimId: claim.id });
  return transferAt;
}
