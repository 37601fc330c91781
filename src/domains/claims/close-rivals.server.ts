import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { LockedClaim } from "./lock-claim.server.ts";
import { DeliverClaimDecided } from "./mail-jobs.ts";

const OTHER_WON = "Another claim on this listing was approved.";

/** In the caller's transaction, which holds the listing: no other claim on it stays open. */
export async function closeRivals(
  tx: Tx,
  { jobs }: Services,
  { claim, business }: LockedClaim,
): Promise<void> {
  const isOpen = or(
    eq(businessClaims.status, "pending"),
    and(eq(businessClaims.status, "approved"), isNull(businessClaims.completedAt)),
  );
  const rivals = await tx
    .select({
      id: businessClaims.id,
      status: businessClaims.status,
      isKnownToReader: sql<boolean>`${businessClaims.confirmedAt} is not null or ${businessClaims.status} = 'approved'`,
    })
    .from(businessClaims)
    .where(and(eq(businessClaims.businessId, business.id), ne(businessClaims.id, claim.id), isOpen))
    .orderBy(businessClaims.id)
    .for("update");
  for (const { id, status, isKnownToReader } of rivals) {
    await tx
      .update(businessClaims)
      .set({
        status: "rejected",
        adminNotes: OTHER_WON,
        reviewedAt: sql`now()`,
        transferAt: null,
        linkHash: null,
      })
      .where(eq(businessClaims.id, id));
    await recordDecision(tx, "system", {
      action: "claim.close",
      subject: { type: "claim", id, name: business.name },
      before: { status },
      after: { status: "rejected" },
      note: OTHER_WON,
    });
    // Whoever reads the address may never have heard of a claim that nobody confirmed.
    if (isKnownToReader) await jobs.send(tx, DeliverClaimDecided, { claimId: id });
  }
}
