import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { holdAccount } from "./hold-account.server.ts";
import { type LockedClaim, lockClaim } from "./lock-claim.server.ts";

/**
 * Claims made earlier under an address belong to the account that has now proved it. Whether its
 * reader stands by them is another matter: a stranger may have sent them.
 */
export async function joinClaims(
  { db }: Services,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const waiting = await db
    .select({ id: businessClaims.id })
    .from(businessClaims)
    .where(
      and(
        isNull(businessClaims.claimerId),
        eq(sql`lower(${businessClaims.claimerEmail})`, email.toLowerCase()),
      ),
    )
    .orderBy(asc(businessClaims.id));
  for (const { id } of waiting) await joinClaim(db, userId, id);
}

const joinClaim = (db: Db, userId: string, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const locked = await lockIfThere(tx, id);
    if (!locked || locked.claim.claimerId !== null) return;
    if (!(await holdAccount(tx, userId))) return;
    await tx.update(businessClaims).set({ claimerId: userId }).where(eq(businessClaims.id, id));
  });

async function lockIfThere(tx: Tx, id: number): Promise<LockedClaim | null> {
  try {
    return await lockClaim(tx, id);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
