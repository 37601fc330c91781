import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { type Departure, FORMER_MEMBER } from "#src/platform/domain/personal-data.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { isOpen } from "./rules.ts";

const ACCOUNT_GONE = "The account of the claimer was deleted.";

/** Claims keep what was decided; what is open is closed, and the proof goes. */
export async function forgetClaimer(tx: Tx, { viewer }: Departure): Promise<void> {
  const claims = await lockOwnClaims(tx, viewer);
  for (const { id, status, completedAt, name } of claims) {
    const wasOpen = isOpen({ status, completedAt });
    await tx
      .update(businessClaims)
      .set({
        claimerName: FORMER_MEMBER,
        claimerEmail: "",
        claimerPhone: null,
        message: null,
        proofDocuments: [],
        senderKey: null,
        linkHash: null,
        transferAt: null,
        ...(wasOpen && { status: "rejected", adminNotes: ACCOUNT_GONE }),
      })
      .where(eq(businessClaims.id, id));
    await showMedia(tx, `claim:${id}`, []);
    if (!wasOpen) continue;
    await recordDecision(tx, "system", {
      action: "claim.close",
      subject: { type: "claim", id, name },
      before: { status },
      after: { status: "rejected" },
      note: ACCOUNT_GONE,
    });
  }
}

/** Listings first, as everywhere; in their order, for others may hold some of them. */
async function lockOwnClaims(tx: Tx, viewer: Viewer) {
  const isTheirs = or(
    eq(businessClaims.claimerId, viewer.id),
    eq(sql`lower(${businessClaims.claimerEmail})`, viewer.email.toLowerCase()),
    // Nobody else has stood by it.
    and(eq(businessClaims.sentById, viewer.id), isNull(businessClaims.confirmedAt)),
  );
  const claimed = tx.select({ id: businessClaims.businessId }).from(businessClaims).where(isTheirs);
  await tx
    .select({ id: businesses.id })
    .from(businesses)
    .where(inArray(businesses.id, claimed))
    .orderBy(businesses.id)
    .for("update");
  return tx
    .select({
      id: businessClaims.id,
      status: businessClaims.status,
      completedAt: businessClaims.completedAt,
      name: businesses.name,
    })
    .from(businessClaims)
    .innerJoin(businesses, eq(businesses.id, businessClaims.businessId))
    .where(isTheirs)
    .orderBy(businessClaims.id)
    .for("update", { of: businessClaims });
}
