import { and, eq, isNull, lt } from "drizzle-orm";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";

/** Nobody stood by them in time, nor has an account with their address: they go with their proof, for they may hold a stranger's words. */
export async function dropUnconfirmedClaims({ db }: Services, now: Date): Promise<void> {
  const isOver = and(
    eq(businessClaims.status, "pending"),
    isNull(businessClaims.confirmedAt),
    isNull(businessClaims.claimerId),
    lt(businessClaims.linkExpiresAt, now),
  );
  const over = await db
    .select({ id: businessClaims.id, name: businesses.name })
    .from(businessClaims)
    .innerJoin(businesses, eq(businesses.id, businessClaims.businessId))
    .where(isOver);
  for (const { id, name } of over) {
    await db.transaction(async (tx) => {
      const gone = await tx
        .delete(businessClaims)
        .where(and(eq(businessClaims.id, id), isOver))
        .returning({ id: businessClaims.id });
      if (gone.length === 0) return;
      await showMedia(tx, `claim:${id}`, []);
      await recordDecision(tx, "system", {
        action: "claim.expire",
        subject: { type: "claim", id, name },
        before: { status: "pending" },
        note: "Nobody confirmed the address of this claim.",
      });
    });
  }
}
