import type { citizenProjects } from "#src/db/schema/citizen-science.server.ts";
import { versionOf } from "#src/domains/moderation/require-shown.server.ts";
import type { CitizenProject } from "./contract.ts";
import type { ProjectType } from "./limits-contract.ts";

export type ProjectRow = typeof citizenProjects.$inferSelect;

export type CountedProject = ProjectRow &
  Pick<CitizenProject, "participantCount" | "dataCollected" | "isJoined">;

/** Neither the account nor the cell, which is for what is shown roughly. */
export function toProject(counted: CountedProject): CitizenProject {
  const {
    userId: _,
    publicArea: _area,
    cellLatitude: _cell,
    cellLongitude: _row,
    ...row
  } = counted;
  return {
    ...row,
    projectType: row.projectType as ProjectType,
    createdAt: row.createdAt.toISOString(),
  };
}

/** What readers see of it, which a report is about. */
const saidOf = ({ title, description, organizer, location, goalUnit, photo }: ProjectRow) => ({
  ...{ title, description, organizer, location, goalUnit, photo },
});

export const versionOfProject = (row: ProjectRow): string => versionOf(saidOf(row));

/** What the audit log keeps of it. */
export const auditText = (row: ProjectRow) => ({
  ...saidOf(row),
  projectType: row.projectType,
  status: row.status,
  featured: row.featured,
  goalAmount: row.goalAmount,
});
