import { desc, eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { citizenParticipation } from "#src/db/schema/citizen-science.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { JoinedProject, ProjectChoice } from "./contract.ts";
import { findProjects } from "./queries.server.ts";

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
export async function listOpenProjects(db: Db, viewer: Viewer | null): Promise<ProjectChoice[]> {
  if (viewer === null) return [];
  const joined = (await listJoinedProjects(db, viewer)).map(({ projectId }) => projectId);
  const projects = await findProjects(db, joined, viewer);
  return projects
    .filter(({ status }) => status === "active")
    .map(({ id, title }) => ({ id, title }))
    .sort((one, other) => one.title.localeCompare(other.title) || one.id - other.id);
}
