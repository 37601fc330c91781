import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Project } from "./contract.ts";
import type { RequestStatus } from "./limits-contract.ts";
import { findProjectRow } from "./queries.server.ts";
import { findOwnRequest } from "./read-requests.server.ts";
import { collaborationPath } from "./research-tokens.server.ts";
import { isLead, mayManage, maySayStanding } from "./rules.ts";
import { toProject } from "./to-project.server.ts";

interface ProjectPage {
  project: Project;
  /** What the reader asked, while it waits or stands. */
  own: { status: RequestStatus; link: string } | null;
  mayManage: boolean;
  maySayStanding: boolean;
  /** The reader leads it. */
  isLead: boolean;
  /** Somebody stands by it: search engines hear of it. */
  isStoodBy: boolean;
}

export async function readProjectPage(
  services: Pick<Services, "db" | "secrets">,
  viewer: Viewer | null,
  { id }: { id: number },
): Promise<ProjectPage | null> {
  const row = await findProjectRow(services.db, id);
  if (!row) return null;
  const asked = viewer ? await findOwnRequest(services.db, viewer, id) : null;
  const stands = asked?.status === "pending" || asked?.status === "accepted";
  return {
    project: toProject(row, viewer),
    own: stands ? { status: asked.status, link: collaborationPath(services, asked.id) } : null,
    mayManage: mayManage(row, viewer),
    maySayStanding: maySayStanding(row, viewer),
    isLead: viewer !== null && isLead(row, { userId: viewer.id, email: viewer.email }),
    isStoodBy: row.contactConfirmedAt !== null || row.isDemo,
  };
}
