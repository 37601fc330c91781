import { and, eq, or, sql } from "drizzle-orm";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { requireBusiness } from "#src/domains/directory/queries.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { MailClaimReceived } from "./claim-jobs.ts";
import type { NewClaim } from "./contract.ts";
import { isAtDomain } from "./rules.ts";

interface Claimer {
  viewer: Viewer | null;
  senderKey: string;
}

export async function submitClaim(
  { db, jobs }: Services,
  { viewer, senderKey }: Claimer,
  claim: NewClaim,
): Promise<number> {
  const business = await requireBusiness(db, claim.businessId, viewer);
  if (viewer && business.ownerId === viewer.id) {
    throw new AppError("conflict", "This business is yours already.");
  }
  return db.transaction(async (tx) => {
    const mine = or(
      viewer ? eq(businessClaims.claimerId, viewer.id) : undefined,
      eq(sql`lower(${businessClaims.claimerEmail})`, claim.claimerEmail.toLowerCase()),
    );
    const open = and(
      eq(businessClaims.businessId, business.id),
      eq(businessClaims.status, "pending"),
      mine,
    );
    if ((await tx.$count(businessClaims, open)) > 0) {
      const message = "You have claimed this business already. We are looking at it.";
      throw new AppError("conflict", message, { code: "already_claimed" });
    }
    const domainMatches = isAtDomain(viewer?.email ?? claim.claimerEmail, business.website);
    const [row] = await tx
      .insert(businessClaims)
      .values({ ...claim, claimerId: viewer?.id, domainMatches, senderKey })
      .returning({ id: businessClaims.id });
    const id = row?.id ?? 0;
    await showMedia(tx, `claim:${id}`, claim.proofDocuments);
    await jobs.send(tx, MailClaimReceived, { claimId: id });
    return id;
  });
}
