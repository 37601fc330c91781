import { and, eq, isNull, lte, ne, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { MailClaimDecided } from "./claim-jobs.ts";

export const OTHER_WON = "Another claim on this listing was approved.";

/** In the caller's transaction: the account owns the listing, and no other claim stays open. */
export async function transferListing(
  { jobs }: Services,
  tx: Tx,
  claim: { id: number; businessId: number },
  newOwnerId: string,
): Promise<void> {
  await tx
    .update(businesses)
    .set({ ownerId: newOwnerId, version: sql`${businesses.version} + 1`, updatedAt: sql`now()` })
    .where(eq(businesses.id, claim.businessId));
  await tx.update(users).set({ accountType: "business_owner" }).where(eq(users.id, newOwnerId));
  await tx
    .update(businessClaims)
    .set({ claimerId: newOwnerId, completedAt: sql`now()`, linkHash: null })
    .where(eq(businessClaims.id, claim.id));
  await closeRivals({ jobs }, tx, claim);
}

export async function closeRivals(
  { jobs }: Pick<Services, "jobs">,
  tx: Tx,
  { id, businessId }: { id: number; businessId: number },
): Promise<void> {
  const closed = await tx
    .update(businessClaims)
    .set({ status: "rejected", adminNotes: OTHER_WON, reviewedAt: sql`now()` })
    .where(
      and(
        eq(businessClaims.businessId, businessId),
        eq(businessClaims.status, "pending"),
        ne(businessClaims.id, id),
      ),
    )
    .returning({ id: businessClaims.id });
  for (const rival of closed) {
    await jobs.send(tx, MailClaimDecided, { claimId: rival.id });
  }
}

/** Listings whose owner had his days to object and did not. */
export async function transferDueListings(services: Services, now: Date): Promise<void> {
  const due = and(
    eq(businessClaims.status, "approved"),
    lte(businessClaims.transferAt, now),
    isNull(businessClaims.completedAt),
    isNull(businessClaims.objectedAt),
  );
  const claims = await services.db.select().from(businessClaims).where(due);
  for (const { id } of claims) {
    await services.db.transaction(async (tx) => {
      const [claim] = await tx
        .select()
        .from(businessClaims)
        .where(and(eq(businessClaims.id, id), due))
        .for("update");
      if (claim?.claimerId) await transferListing(services, tx, claim, claim.claimerId);
    });
  }
}
