import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { findUserByEmail, requireUser } from "#src/domains/accounts/queries.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { MailClaimDecided, MailTransferNotice } from "./claim-jobs.ts";
import type { ClaimDecision } from "./contract.ts";
import { OBJECTION_DAYS } from "./limits-contract.ts";
import { canDecide } from "./rules.ts";
import { closeRivals, transferListing } from "./transfer-listing.server.ts";

/** One transaction: the decision, its audit row, and the ownership that follows from it. */
export async function decideClaim(
  services: Services,
  admin: Viewer,
  claimId: number,
  { status, adminNotes }: ClaimDecision,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { claim, business } = await lockClaim(tx, claimId);
    if (!canDecide(claim, status)) {
      throw new AppError("conflict", "This claim was decided already.", {
        code: "already_decided",
      });
    }
    const { firstName, email } = await requireUser(tx, admin.id);
    await tx
      .update(businessClaims)
      .set({
        status,
        adminNotes,
        reviewedAt: sql`now()`,
        reviewedById: admin.id,
        reviewedBy: firstName ?? email,
        ...(status === "rejected" && { transferAt: null }),
      })
      .where(eq(businessClaims.id, claimId));
    await recordDecision(tx, admin, {
      action: status === "approved" ? "claim.approve" : "claim.reject",
      subject: { type: "claim", id: claimId, name: business.name },
      before: { status: claim.status, ownerId: business.ownerId },
      after: { status, claimerEmail: claim.claimerEmail },
      note: adminNotes,
    });
    if (status === "approved") await giveListing(services, tx, claim, business);
    await services.jobs.send(tx, MailClaimDecided, { claimId });
  });
}

type ClaimRow = typeof businessClaims.$inferSelect;
type OwnedRow = Pick<typeof businesses.$inferSelect, "id" | "name" | "ownerId">;

async function lockClaim(tx: Tx, id: number): Promise<{ claim: ClaimRow; business: OwnedRow }> {
  const [claim] = await tx
    .select()
    .from(businessClaims)
    .where(eq(businessClaims.id, id))
    .for("update");
  if (!claim) throw new AppError("not_found", "There is no such claim.");
  const [business] = await tx
    .select({ id: businesses.id, name: businesses.name, ownerId: businesses.ownerId })
    .from(businesses)
    .where(eq(businesses.id, claim.businessId))
    .for("update");
  if (!business) throw new AppError("not_found", "Business not found");
  return { claim, business };
}

/** At once when nobody owns it; somebody without an account gets it by the link of the mail. */
async function giveListing(
  services: Services,
  tx: Tx,
  claim: ClaimRow,
  business: OwnedRow,
): Promise<void> {
  const account = claim.claimerId
    ? { id: claim.claimerId }
    : await findUserByEmail(tx, claim.claimerEmail.toLowerCase());
  const isUpheld = claim.objectedAt !== null;
  if (account && (!business.ownerId || business.ownerId === account.id || isUpheld)) {
    await transferListing(services, tx, claim, account.id);
    return;
  }
  await closeRivals(services, tx, claim);
  await tx
    .update(businessClaims)
    .set({
      claimerId: account?.id ?? null,
      ...(business.ownerId && {
        transferAt: sql`now() + make_interval(days => ${OBJECTION_DAYS})`,
      }),
    })
    .where(eq(businessClaims.id, claim.id));
  if (business.ownerId) await services.jobs.send(tx, MailTransferNotice, { claimId: claim.id });
}
