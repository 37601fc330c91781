import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireManager } from "./require-manager.server.ts";
import { requireLeadToken } from "./research-tokens.server.ts";
import type { ProjectRow } from "./to-project.server.ts";

interface Asked {
  project: ProjectRow;
  token: string | undefined;
}

/** Who reads and answers requests: creator, administrator, or whoever confirmed the address, by its link. */
export function requireLead(
  services: Pick<Services, "secrets">,
  viewer: Viewer | null,
  { project, token }: Asked,
): void {
  if (token === undefined) {
    requireManager(project, viewer);
    return;
  }
  requireLeadToken(services, project, token);
  if (project.contactConfirmedAt === null)
    throw new AppError("forbidden", "Please confirm first that this project is yours.", {
      code: "not_confirmed",
    });
}
