import { and, eq, gt, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { requireUser } from "#src/domains/accounts/person/queries.server.ts";
import { decide, type Queue } from "#src/domains/moderation/decide.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { versionOfClaim } from "./claim-shape.server.ts";
import type { ClaimDecision } from "./contract.ts";
import { giveListing } from "./give-listing.server.ts";
import { holdAccount } from "./hold-account.server.ts";
import { type LockedClaim, lockClaim } from "./lock-claim.server.ts";
import { DeliverClaimDecided, DeliverOwnerOutcome } from "./mail-jobs.ts";
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
      if (status === "approved") {
        await requireNoPromise(tx, locked);
        await giveListing(tx, services, admin, locked);
      }
      await services.jobs.send(tx, DeliverClaimDecided, { claimId });
      await tellOwner(tx, services, locked);
    },
  });
}

/** Whoever was told that a claim takes their listing is told what became of it. */
async function tellOwner(
  tx: Tx,
  { jobs }: Services,
  { claim, business: { ownerId } }: LockedClaim,
): Promise<void> {
  if (claim.transferAt === null || ownerId === null) return;
  await jobs.send(tx, DeliverOwnerOutcome, { claimId: claim.id, ownerId });
}

/** Nobody is promised what somebody else was promised and can still have. */
async function requireNoPromise(tx: Tx, { claim }: LockedClaim): Promise<void> {
  const promised = and(
    eq(businessClaims.businessId, claim.businessId),
    ne(businessClaims.id, claim.id),
    eq(businessClaims.status, "approved"),
    isNull(businessClaims.completedAt),
    or(isNotNull(businessClaims.transferAt), gt(businessClaims.linkExpiresAt, sql`now()`)),
  );
  if ((await tx.$count(businessClaims, promised)) === 0) return;
  throw new AppError(
    "conflict",
    "Another claim on this listing was approved and is not completed yet. Reject that one first.",
  );
}
