import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { becomeOwner } from "#src/domains/accounts/person/become-owner.server.ts";
import { changeOwner } from "#src/domains/directory/manage/change-owner.server.ts";
import { type Actor, recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { closeRivals } from "./close-rivals.server.ts";
import { holdAccount } from "./hold-account.server.ts";
import type { LockedClaim } from "./lock-claim.server.ts";

/** In the caller's transaction: the account owns the listing, and no other claim stays open. */
export async function transferListing(
  tx: Tx,
  services: Services,
  actor: Actor,
  { newOwnerId, ...locked }: LockedClaim & { newOwnerId: string },
): Promise<void> {
  const { claim, business } = locked;
  if (!(await holdAccount(tx, newOwnerId))) {
    throw new AppError("conflict", "The account that was to own the listing is gone.");
  }
  await changeOwner(tx, services, { businessId: business.id, ownerId: newOwnerId });
  await becomeOwner(tx, newOwnerId);
  await tx
    .update(businessClaims)
    .set({
      claimerId: newOwnerId,
      confirmedAt: sql`coalesce(${businessClaims.confirmedAt}, now())`,
      completedAt: sql`now()`,
      linkHash: null,
    })
    .where(eq(businessClaims.id, claim.id));
  await recordDecision(tx, actor, {
    action: "claim.transfer",
    subject: { type: "claim", id: claim.id, name: business.name },
    before: { ownerId: business.ownerId },
    after: { ownerId: newOwnerId },
  });
  await closeRivals(tx, services, locked);
}
