import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { CitizenProject, Contribution } from "./contract.ts";
import { findProjectRow } from "./queries.server.ts";
import { readContributions } from "./read-contributions.server.ts";
import { mayManage } from "./rules.ts";
import { toProject } from "./to-project.server.ts";

interface ProjectPage {
  project: CitizenProject;
  contributions: Contribution[];
  mayManage: boolean;
}

export async function readProjectPage(
  { db }: Pick<Services, "db">,
  viewer: Viewer | null,
  { id }: { id: number },
): Promise<ProjectPage | null> {
  const row = await findProjectRow(db, id, viewer);
  if (!row) return null;
  return {
    project: await toProject(row),
    contributions: await readContributions(db, row, viewer),
    mayManage: mayManage(row, viewer),
  };
}
