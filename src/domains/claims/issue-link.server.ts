import { and, eq, sql } from "drizzle-orm";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { hashToken, randomToken } from "#src/platform/secrets.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { ClaimRow } from "./claim-shape.server.ts";
import { CONFIRM_DAYS, LINK_VALID_DAYS } from "./limits-contract.ts";
import { awaitsTransfer } from "./rules.ts";

/** Approved for somebody whose account is not known. */
export const needsLink = (claim: Pick<ClaimRow, "status" | "claimerId" | "completedAt">): boolean =>
  awaitsTransfer(claim) && claim.claimerId === null;

/**
 * Made when the mail is written, so that no queue ever holds it. Null when the claim is no longer
 * in the state for which the mail was meant.
 */
export async function issueLink(
  { db }: Pick<Services, "db">,
  { claimId, status }: { claimId: number; status: "pending" | "approved" },
): Promise<string | null> {
  const token = randomToken();
  const days = status === "pending" ? CONFIRM_DAYS : LINK_VALID_DAYS;
  const issued = await db
    .update(businessClaims)
    .set({
      linkHash: hashToken(token),
      linkExpiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .where(and(eq(businessClaims.id, claimId), eq(businessClaims.status, status)))
    .returning({ id: businessClaims.id });
  return issued.length > 0 ? token : null;
}
