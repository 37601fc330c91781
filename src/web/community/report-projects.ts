import type { ProjectChoice } from "#src/domains/citizen-science/contract.ts";

/** What the form of a report can count for. */
export interface ReportProjects {
  projects: ProjectChoice[];
  /** Named by the address, as the page of a project does. */
  projectId: number | null;
  isSignedIn: boolean;
}
