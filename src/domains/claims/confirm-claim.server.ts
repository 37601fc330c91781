import { eq, sql } from "drizzle-orm";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { findUserByEmail } from "#src/domains/accounts/person/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { holdAccount } from "./hold-account.server.ts";
import { lockLinkedClaim } from "./lock-linked-claim.server.ts";
import { DeliverClaimReceived } from "./mail-jobs.ts";
import { alreadyClaimed, hasConfirmedTwin } from "./open-claims.server.ts";

/**
 * Whoever reads the typed address stands by the claim: from now on it counts, and belongs to the
 * account of that address where there is one. Who opens the link need not be signed in.
 */
export async function confirmClaim(
  { db, jobs }: Services,
  { token }: { token: string },
): Promise<{ businessId: number; businessName: string }> {
  return db.transaction(async (tx) => {
    const { claim, business } = await lockLinkedClaim(tx, token, "pending");
    if (await hasConfirmedTwin(tx, claim)) throw alreadyClaimed(true);
    const account = await findUserByEmail(tx, claim.claimerEmail.toLowerCase());
    const isKept = account !== undefined && (await holdAccount(tx, account.id));
    await tx
      .update(businessClaims)
      .set({
        confirmedAt: sql`now()`,
        claimerId: isKept ? account.id : null,
        linkHash: null,
        linkExpiresAt: null,
      })
      .where(eq(businessClaims.id, claim.id));
    await jobs.send(tx, DeliverClaimReceived, { claimId: claim.id });
    return { businessId: business.id, businessName: business.name };
  });
}
