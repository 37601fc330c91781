import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { mayManage } from "./rules.ts";
import type { ProjectRow } from "./to-project.server.ts";

/** Its creator or an administrator. */
export function requireManager(project: Pick<ProjectRow, "userId">, viewer: Viewer): void {
  if (!mayManage(project, viewer))
    throw new AppError("forbidden", "Only who made the project can do this.");
}
