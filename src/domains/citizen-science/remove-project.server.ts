import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { citizenProjects } from "#src/db/schema/citizen-science.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { upholdOpenFlags } from "#src/domains/moderation/uphold-flags.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";

/** With all who take part and what they contributed; reports about it are upheld by that. */
export async function removeProject(tx: Tx, viewer: Viewer, { id }: { id: number }): Promise<void> {
  await tx.delete(citizenProjects).where(eq(citizenProjects.id, id));
  await showMedia(tx, `citizen-project:${id}`, []);
  await upholdOpenFlags(tx, viewer, { type: "citizen-project", id });
}
