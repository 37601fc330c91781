import { eq } from "drizzle-orm";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { hashToken } from "#src/platform/secrets.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { transferListing } from "./transfer-listing.server.ts";

/** The mailed link, opened by somebody who has an account by now. It works once. */
export async function completeClaim(
  services: Services,
  viewer: Viewer,
  token: string,
): Promise<{ businessId: number; transferAt: Date | null }> {
  return services.db.transaction(async (tx) => {
    const [claim] = await tx
      .select()
      .from(businessClaims)
      .where(eq(businessClaims.linkHash, hashToken(token)))
      .for("update");
    const isValid = claim?.linkExpiresAt && claim.linkExpiresAt > new Date();
    if (!claim || !isValid || claim.status !== "approved") {
      const message = "This link was used already or is older than 14 days.";
      throw new AppError("not_found", message, { code: "link_expired" });
    }
    const [business] = await tx
      .select({ ownerId: businesses.ownerId })
      .from(businesses)
      .where(eq(businesses.id, claim.businessId))
      .for("update");
    if (business?.ownerId && business.ownerId !== viewer.id) {
      // The present owner may still object: the account is noted, the day of transfer stands.
      await tx
        .update(businessClaims)
        .set({ claimerId: viewer.id, linkHash: null })
        .where(eq(businessClaims.id, claim.id));
      return { businessId: claim.businessId, transferAt: claim.transferAt };
    }
    await transferListing(services, tx, claim, viewer.id);
    return { businessId: claim.businessId, transferAt: null };
  });
}
