import { desc, eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { citizenParticipation } from "#src/db/schema/citizen-science.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { JoinedProject } from "./contract.ts";

export async function listJoinedProjects(db: Db, viewer: Viewer): Promise<JoinedProject[]> {
  const rows = await db
    .select()
    .from(citizenParticipation)
    .where(eq(citizenParticipation.userId, viewer.id))
    .orderBy(desc(citizenParticipation.id));
  return rows.map(({ projectId, createdAt }) => ({
    projectId,
    joinedAt: createdAt.toISOString(),
  }));
}
