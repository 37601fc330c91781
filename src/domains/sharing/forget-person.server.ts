import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { experiences } from "#src/db/schema/sharing.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { type Departure, FORMER_MEMBER } from "#src/platform/personal-data.server.ts";

/** As with reviews: published days stay without a name, or go, as the person chose. */
export async function forgetSharer(tx: Tx, { viewer, reviews }: Departure): Promise<void> {
  const own = eq(experiences.userId, viewer.id);
  if (reviews === "keep") {
    const nameless = { authorName: FORMER_MEMBER, companions: null, senderKey: null };
    await tx.update(experiences).set(nameless).where(own);
    return;
  }
  const gone = await tx.delete(experiences).where(own).returning({ id: experiences.id });
  for (const { id } of gone) await showMedia(tx, `experience:${id}`, []);
}
