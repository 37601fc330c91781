import type { Viewer } from "#src/shared/viewer.ts";
import type { ProjectStatus } from "./limits-contract.ts";

/** People join before it begins, and leave whenever they want. */
export const takesPeople = ({ status }: { status: ProjectStatus }): boolean =>
  status !== "completed";

export const takesContributions = ({ status }: { status: ProjectStatus }): boolean =>
  status === "active";

export const mayManage = ({ userId }: { userId: string | null }, viewer: Viewer | null): boolean =>
  viewer !== null && (viewer.isAdmin || viewer.id === userId);
