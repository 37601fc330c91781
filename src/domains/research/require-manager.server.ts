import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { mayManage } from "./rules.ts";
import type { ProjectRow } from "./to-project.server.ts";

/** Its creator or an administrator. */
export function requireManager(project: ProjectRow, viewer: Viewer | null): void {
  if (viewer === null) throw new AppError("unauthenticated", "Please sign in.");
  if (!mayManage(project, viewer))
    throw new AppError("forbidden", "Only who submitted the project can do this.");
}
