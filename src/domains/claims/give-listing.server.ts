import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { findUserByEmail } from "#src/domains/accounts/person/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ClaimRow } from "./claim-shape.server.ts";
import { closeRivals } from "./close-rivals.server.ts";
import type { LockedClaim } from "./lock-claim.server.ts";
import { DeliverTransferNotice } from "./mail-jobs.ts";
import { afterObjectionDays, hasOpenObjection } from "./rules.ts";
import { transferListing } from "./transfer-listing.server.ts";

/**
 * What an approval brings about. Only an account that has proved the claim's address gets the
 * listing by it; anybody else gets it by the link that is mailed to that address.
 */
export async function giveListing(
  tx: Tx,
  services: Services,
  admin: Viewer,
  locked: LockedClaim,
): Promise<void> {
  const { claim, business } = locked;
  const accountId = await findAccount(tx, claim);
  const isDismissal = hasOpenObjection(claim);
  const mustWait = business.ownerId !== null && business.ownerId !== accountId && !isDismissal;
  if (accountId && !mustWait) {
    if (isDismissal) await keep(tx, claim, { objectionDismissedAt: new Date() });
    await transferListing(tx, services, admin, { ...locked, newOwnerId: accountId });
  } else if (isDismissal) {
    await keep(tx, claim, { objectionDismissedAt: new Date(), transferAt: new Date() });
  } else if (mustWait) {
    await keep(tx, claim, { claimerId: accountId, transferAt: afterObjectionDays(new Date()) });
    await services.jobs.send(tx, DeliverTransferNotice, { claimId: claim.id });
  } else {
    await closeRivals(tx, services, locked);
  }
}

async function findAccount(tx: Tx, claim: ClaimRow): Promise<string | null> {
  if (claim.claimerId || !claim.confirmedAt) return claim.claimerId;
  return (await findUserByEmail(tx, claim.claimerEmail.toLowerCase()))?.id ?? null;
}

const keep = (
  tx: Tx,
  { id }: ClaimRow,
  change: Partial<Pick<ClaimRow, "claimerId" | "transferAt" | "objectionDismissedAt">>,
) => tx.update(businessClaims).set(change).where(eq(businessClaims.id, id));
