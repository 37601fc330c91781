import type { Services } from "#src/platform/services.server.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { findProjectRow } from "./queries.server.ts";
import { listRequests } from "./read-requests.server.ts";
import type { LeadsCollaboration } from "./request-contract.ts";
import { isLeadToken } from "./research-tokens.server.ts";
import { mayManage } from "./rules.ts";

interface RequestsPage {
  id: number;
  title: string;
  /** Null for whoever may not read them. */
  found: ListPage<LeadsCollaboration> | null;
}

/** For creator and administrator, and with the link of the mail once its address is confirmed. */
export async function readRequestsPage(
  services: Pick<Services, "db" | "secrets">,
  viewer: Viewer | null,
  { id, token, ...page }: Paging & { id: number; token: string | undefined },
): Promise<RequestsPage | null> {
  const project = await findProjectRow(services.db, id);
  if (!project) return null;
  const isConfirmed = project.contactConfirmedAt !== null;
  const hasLink = token !== undefined && isConfirmed && isLeadToken(services, project, token);
  const isLead = hasLink || mayManage(project, viewer);
  const found = isLead ? await listRequests(services.db, id, page) : null;
  return { id, title: project.title, found };
}
