import { listOpenProjects } from "#src/domains/citizen-science/read-joined.server.ts";
import { readRowId } from "../row-id.ts";
import type { ReportProjects } from "./report-projects.ts";
import type { ReadTab } from "./tab-reader.server.ts";

/** The projects that a report of this person can count for. */
export async function readReportProjects({
  services,
  viewer,
  address,
}: Parameters<ReadTab>[0]): Promise<ReportProjects> {
  const projects = await listOpenProjects(services.db, viewer);
  const asked = readRowId(address.get("project") ?? "");
  const projectId = projects.find(({ id }) => id === asked)?.id ?? null;
  return { projects, projectId, isSignedIn: viewer !== null };
}
