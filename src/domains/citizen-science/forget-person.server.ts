import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { citizenContributions, citizenProjects } from "#src/db/schema/citizen-science.server.ts";
import type { Departure } from "#src/platform/domain/personal-data.server.ts";
import { removeProject } from "./remove-project.server.ts";

/**
 * Nobody would answer for a project whose creator has left: it goes. Elsewhere the person takes part no
 * longer; what was collected stays counted, without a name or a word.
 */
export async function forgetParticipant(tx: Tx, { viewer }: Departure): Promise<void> {
  const own = await tx
    .select({ id: citizenProjects.id })
    .from(citizenProjects)
    .where(eq(citizenProjects.userId, viewer.id));
  for (const project of own) await removeProject(tx, viewer, project);
  await tx
    .update(citizenContributions)
    .set({ userId: null, note: null })
    .where(eq(citizenContributions.userId, viewer.id));
}
