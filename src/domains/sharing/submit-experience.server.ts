import { experiences } from "#src/db/schema/sharing.server.ts";
import { requireListing } from "#src/domains/directory/listing/queries.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { takeImages } from "#src/domains/media/take-images.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Experience, NewExperience } from "./contract.ts";
import { toExperience } from "./to-experience.server.ts";

/** It waits for an administrator, whoever sends it. */
export async function submitExperience(
  services: Services,
  { viewer, senderKey }: Sender,
  { businessId, ...given }: NewExperience & { businessId: number },
): Promise<Experience> {
  // Only live listings are told about, also by those who see others.
  await requireListing(services.db, businessId, null);
  const userId = viewer?.id ?? null;
  const images = await takeImages(services, { userId, senderKey }, given.images);
  return services.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(experiences)
      .values({ ...given, images, businessId, userId, senderKey })
      .returning();
    if (!row) throw new Error("The experience was not stored");
    await showMedia(tx, `experience:${row.id}`, images);
    return toExperience(row);
  });
}
