import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { experiences } from "#src/db/schema/sharing.server.ts";
import { type Departure, FORMER_MEMBER } from "#src/platform/domain/personal-data.server.ts";
import { removeExperience } from "./delete-experience.server.ts";

/** What was shared stays without a name, or goes, as the person chose for reviews. */
export async function forgetSharer(
  tx: Tx,
  { viewer, reviews, services }: Departure,
): Promise<void> {
  const shared = eq(experiences.userId, viewer.id);
  if (reviews === "delete") {
    const rows = await tx.select().from(experiences).where(shared);
    for (const row of rows) await removeExperience(tx, services, viewer, row);
    return;
  }
  await tx
    .update(experiences)
    .set({ authorName: FORMER_MEMBER, companions: null, senderKey: null })
    .where(shared);
}
