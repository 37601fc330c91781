import { experiences } from "#src/db/schema/sharing.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { takeImages } from "#src/domains/media/take-images.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Experience, NewExperience } from "./contract.ts";
import { requireAbout } from "./queries.server.ts";
import type { About } from "./rules.ts";
import { toExperience } from "./to-experience.server.ts";

/** It waits for an administrator, whoever sends it. */
export async function submitExperience(
  services: Services,
  { viewer, senderKey }: Sender,
  { businessId, eventId, ...given }: NewExperience & About,
): Promise<Experience> {
  await requireAbout(services.db, { businessId, eventId });
  const userId = viewer?.id ?? null;
  const images = await takeImages(services, { userId, senderKey }, given.images);
  return services.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(experiences)
      .values({ ...given, images, businessId, eventId, userId, senderKey })
      .returning();
    if (!row) throw new Error("The experience was not stored");
    await showMedia(tx, `experience:${row.id}`, images);
    return toExperience(row);
  });
}
