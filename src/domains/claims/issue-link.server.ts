import { eq, sql } from "drizzle-orm";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { hashToken, randomToken } from "#src/platform/secrets.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { LINK_VALID_DAYS } from "./limits-contract.ts";

/** Approved for somebody who has no account yet. */
export const needsLink = (
  claim: Pick<typeof businessClaims.$inferSelect, "status" | "claimerId" | "completedAt">,
): boolean => claim.status === "approved" && claim.claimerId === null && !claim.completedAt;

/** Made when the mail is written, so that no queue ever holds it. */
export async function issueLink({ db }: Pick<Services, "db">, claimId: number): Promise<string> {
  const token = randomToken();
  await db
    .update(businessClaims)
    .set({
      linkHash: hashToken(token),
      linkExpiresAt: sql`now() + make_interval(days => ${LINK_VALID_DAYS})`,
    })
    .where(eq(businessClaims.id, claimId));
  return token;
}
