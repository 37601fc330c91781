import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { type Actor, recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { closeRivals } from "./close-rivals.server.ts";
import { holdAccount } from "./hold-account.server.ts";
import type { LockedClaim } from "./lock-claim.server.ts";

/** In the caller's transaction: the account owns the listing, and no other claim stays open. */
export async function transferListing(
  services: Services,
  tx: Tx,
  actor: Actor,
  locked: LockedClaim,
  newOwnerId: string,
): Promise<void> {
  const { claim, business } = locked;
  if (!(await holdAccount(tx, newOwnerId))) {
    throw new AppError("conflict", "The account that was to own the listing is gone.");
  }
  await tx
    .update(businesses)
    .set({ ownerId: newOwnerId, version: sql`${businesses.version} + 1`, updatedAt: sql`now()` })
    .where(eq(businesses.id, business.id));
  await tx.update(users).set({ accountType: "business_owner" }).where(eq(users.id, newOwnerId));
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
  await closeRivals(services, tx, locked);
}
