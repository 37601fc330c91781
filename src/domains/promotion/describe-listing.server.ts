import { CUSTOM_DESCRIPTION_LEVEL } from "#src/domains/directory/listing/rules.ts";
import { lockListing, requireManager } from "#src/domains/directory/manage/lock-listing.server.ts";
import { setCustomDescription } from "#src/domains/directory/manage/set-custom-description.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requirePackage } from "./package-rules.ts";
import type { CustomDescription } from "./promotion-contract.ts";

/** The owner's own words, for as long as the level includes them; kept, but not shown, when it ends. */
export async function describeListing(
  { db }: Services,
  viewer: Viewer,
  { businessId, customDescription }: CustomDescription & { businessId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockListing(tx, businessId);
    requireManager(row, viewer);
    if (row.featuredLevel < CUSTOM_DESCRIPTION_LEVEL) {
      const { name } = requirePackage(CUSTOM_DESCRIPTION_LEVEL);
      throw new AppError("conflict", `Your own words are shown from ${name} on.`);
    }
    if (row.customDescription === customDescription) return;
    await setCustomDescription(tx, { id: businessId, customDescription });
    await recordDecision(tx, viewer, {
      action: "promotion.describe",
      subject: { type: "promotion", id: businessId, name: row.name },
      before: { customDescription: row.customDescription },
      after: { customDescription },
    });
  });
}
