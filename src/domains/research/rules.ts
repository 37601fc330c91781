import type { Viewer } from "#src/shared/viewer.ts";
import type { ProjectStatus } from "./limits-contract.ts";

export const takesRequests = ({ status }: { status: ProjectStatus }): boolean =>
  status !== "completed";

interface Owned {
  userId: string | null;
}

export const mayManage = ({ userId }: Owned, viewer: Viewer | null): boolean =>
  viewer !== null && (viewer.isAdmin || viewer.id === userId);

/** Programs that gather addresses do not sign in, and an address that nobody confirmed may be anybody's. */
export const maySeeContact = (
  project: Owned & { contactConfirmedAt: Date | null },
  viewer: Viewer | null,
): boolean =>
  mayManage(project, viewer) || (viewer !== null && project.contactConfirmedAt !== null);
