import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ChangedProject } from "./contract.ts";
import { mayManage, maySayStanding } from "./rules.ts";
import type { ProjectRow } from "./to-project.server.ts";

/** Whose it is, or an administrator. */
export function requireManager(project: ProjectRow, viewer: Viewer | null): void {
  if (viewer === null) throw new AppError("unauthenticated", "Please sign in.");
  if (!mayManage(project, viewer))
    throw new AppError("forbidden", "Only who leads the project can do this.");
}

const STANDING = ["status", "fundingStatus"];

/** Who only sent it in says how it stands, and nothing else of what its lead stands by. */
export function requireChanger(
  project: ProjectRow,
  viewer: Viewer | null,
  changes: ChangedProject,
): void {
  if (!maySayStanding(project, viewer) || mayManage(project, viewer)) {
    requireManager(project, viewer);
    return;
  }
  if (Object.keys(changes).every((name) => STANDING.includes(name))) return;
  throw new AppError(
    "forbidden",
    "Its lead has confirmed this project: you can change its status and funding, and the lead the rest.",
    { code: "lead_only" },
  );
}
