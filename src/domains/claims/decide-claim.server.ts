import { eq, sql } from "drizzle-orm";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { requireUser } from "#src/domains/accounts/person/queries.server.ts";
import { decide, type Queue } from "#src/domains/moderation/decide.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { MailClaimDecided } from "./claim-jobs.ts";
import { versionOfClaim } from "./claim-shape.server.ts";
import type { ClaimDecision } from "./contract.ts";
import { giveListing } from "./give-listing.server.ts";
import { holdAccount } from "./hold-account.server.ts";
import { type LockedClaim, lockClaim } from "./lock-claim.server.ts";
import { canDecide } from "./rules.ts";

/** Decided in the name that the account of the administrator has; it is held first. */
const claimQueue = (admin: Viewer, wanted: ClaimDecision["status"]): Queue<HeldClaim> => ({
  lock: async (tx, id) => {
    await holdAccount(tx, admin.id);
    const { firstName, email } = await requireUser(tx, admin.id);
    return { ...(await lockClaim(tx, id)), decider: firstName ?? email };
  },
  isWaiting: ({ claim }) => canDecide(claim, wanted),
  versionOf: ({ claim, business }) => versionOfClaim(claim, business),
  tooLate: () =>
    new AppError("conflict", "This claim was decided already.", { code: "already_decided" }),
});

interface HeldClaim extends LockedClaim {
  decider: string;
}

/** One transaction: the decision, its audit row, and the ownership that follows from it. */
export function decideClaim(
  services: Services,
  admin: Viewer,
  { claimId, status, adminNotes, version }: ClaimDecision & { claimId: number },
): Promise<void> {
  return decide(services, admin, {
    queue: claimQueue(admin, status),
    id: claimId,
    version,
    write: async (tx, { decider }) => {
      await tx
        .update(businessClaims)
        .set({
          status,
          adminNotes,
          reviewedAt: sql`now()`,
          reviewedById: admin.id,
          reviewedBy: decider,
          ...(status === "rejected" && { transferAt: null, linkHash: null }),
        })
        .where(eq(businessClaims.id, claimId));
    },
    record: (_tx, { claim, business }) => ({
      action: status === "approved" ? "claim.approve" : "claim.reject",
      subject: { type: "claim", id: claimId, name: business.name },
      before: { status: claim.status, ownerId: business.ownerId },
      after: { status, claimerEmail: claim.claimerEmail },
      note: adminNotes,
    }),
    follow: async (tx, locked) => {
      if (status === "approved") await giveListing(tx, services, admin, locked);
      await services.jobs.send(tx, MailClaimDecided, { claimId });
    },
  });
}
