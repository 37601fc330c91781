import { and, eq, gt, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "#src/db/client.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { hashToken } from "#src/platform/secrets.server.ts";
import type { LinkedClaim } from "./contract.ts";
import { linkExpired } from "./lock-linked-claim.server.ts";

/** What an approved claim is about, for whoever holds its link; the link stays as good as it was. */
export async function readLinkedClaim(db: Db, token: string): Promise<z.infer<typeof LinkedClaim>> {
  const [found] = await db
    .select({ businessName: businesses.name, claimerEmail: businessClaims.claimerEmail })
    .from(businessClaims)
    .innerJoin(businesses, eq(businesses.id, businessClaims.businessId))
    .where(
      and(
        eq(businessClaims.linkHash, hashToken(token)),
        eq(businessClaims.status, "approved"),
        gt(businessClaims.linkExpiresAt, sql`now()`),
      ),
    );
  if (!found) throw linkExpired("approved");
  return found;
}
