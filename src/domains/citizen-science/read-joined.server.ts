import { and, asc, desc, eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { citizenParticipation, citizenProjects } from "#src/db/schema/citizen-science.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { JoinedProject, ProjectChoice } from "./contract.ts";

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

/** Projects that take contributions of this person, to choose from. */
export const listOpenProjects = async (db: Db, viewer: Viewer | null): Promise<ProjectChoice[]> =>
  viewer === null
    ? []
    : db
        .select({ id: citizenProjects.id, title: citizenProjects.title })
        .from(citizenParticipation)
        .innerJoin(citizenProjects, eq(citizenProjects.id, citizenParticipation.projectId))
        .where(
          and(eq(citizenParticipation.userId, viewer.id), eq(citizenProjects.status, "active")),
        )
        .orderBy(asc(citizenProjects.title), asc(citizenProjects.id));
