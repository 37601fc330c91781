import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";

/** Claims made earlier under an address belong to the account that has now proved it. */
export async function joinClaims(db: Db, userId: string, email: string): Promise<void> {
  await db
    .update(businessClaims)
    .set({ claimerId: userId })
    .where(
      and(
        isNull(businessClaims.claimerId),
        eq(sql`lower(${businessClaims.claimerEmail})`, email.toLowerCase()),
      ),
    );
}
