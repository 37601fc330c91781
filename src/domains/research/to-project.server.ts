import type { researchProjects } from "#src/db/schema/research.server.ts";
import { versionOf } from "#src/domains/moderation/require-shown.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Project } from "./contract.ts";
import type { Duration, ResearchType } from "./limits-contract.ts";
import { maySeeContact } from "./rules.ts";

export type ProjectRow = typeof researchProjects.$inferSelect;

/** With how many requests were accepted. */
export type CountedProject = ProjectRow & { collaborators: number };

/** Neither the account nor where it came from. */
export function toProject(row: CountedProject, viewer: Viewer | null): Project {
  return {
    id: row.id,
    ...saidOf(row),
    contactEmail: maySeeContact(row, viewer) ? row.contactEmail : null,
    status: row.status,
    fundingStatus: row.fundingStatus,
    collaborators: row.collaborators,
    isDemo: row.isDemo,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The words that readers see, which a report is about. */
const saidOf = (row: ProjectRow) => ({
  title: row.title,
  description: row.description,
  leadResearcher: row.leadResearcher,
  institution: row.institution,
  website: row.website,
  researchType: row.researchType as ResearchType | null,
  estimatedDuration: row.estimatedDuration as Duration | null,
  targetSpecies: row.targetSpecies,
  dataRequests: row.dataNeeded,
  expectedOutcomes: row.expectedOutcomes,
  publications: row.publications,
});

export const versionOfProject = (row: ProjectRow): string => versionOf(saidOf(row));

/** What the audit log keeps of it. */
export const auditText = (row: ProjectRow) => ({
  ...saidOf(row),
  status: row.status,
  fundingStatus: row.fundingStatus,
});
