import { eq, sql } from "drizzle-orm";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { requireUser } from "#src/domains/accounts/person/queries.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { requireShown } from "#src/domains/moderation/require-shown.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { MailClaimDecided } from "./claim-jobs.ts";
import { versionOfClaim } from "./claim-shape.server.ts";
import type { ClaimDecision } from "./contract.ts";
import { giveListing } from "./give-listing.server.ts";
import { holdAccount } from "./hold-account.server.ts";
import { lockClaim } from "./lock-claim.server.ts";
import { canDecide } from "./rules.ts";

/** One transaction: the decision, its audit row, and the ownership that follows from it. */
export async function decideClaim(
  services: Services,
  admin: Viewer,
  claimId: number,
  { status, adminNotes, version }: ClaimDecision,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await holdAccount(tx, admin.id);
    const { firstName, email } = await requireUser(tx, admin.id);
    const locked = await lockClaim(tx, claimId);
    const { claim, business } = locked;
    if (!canDecide(claim, status)) {
      throw new AppError("conflict", "This claim was decided already.", {
        code: "already_decided",
      });
    }
    requireShown(version, versionOfClaim(claim, business));
    await tx
      .update(businessClaims)
      .set({
        status,
        adminNotes,
        reviewedAt: sql`now()`,
        reviewedById: admin.id,
        reviewedBy: firstName ?? email,
        ...(status === "rejected" && { transferAt: null, linkHash: null }),
      })
      .where(eq(businessClaims.id, claimId));
    await recordDecision(tx, admin, {
      action: status === "approved" ? "claim.approve" : "claim.reject",
      subject: { type: "claim", id: claimId, name: business.name },
      before: { status: claim.status, ownerId: business.ownerId },
      after: { status, claimerEmail: claim.claimerEmail },
      note: adminNotes,
    });
    if (status === "approved") await giveListing(tx, services, admin, locked);
    await services.jobs.send(tx, MailClaimDecided, { claimId });
  });
}
