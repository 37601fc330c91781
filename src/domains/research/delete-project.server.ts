import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { upholdOpenFlags } from "#src/domains/moderation/uphold-flags.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { lockProject } from "./queries.server.ts";
import { removeProject } from "./remove-project.server.ts";
import { requireManager } from "./require-manager.server.ts";
import { auditText } from "./to-project.server.ts";

/** By its creator or an administrator; reports about it are upheld by that. */
export function deleteProject(
  services: Services,
  viewer: Viewer,
  { id }: { id: number },
): Promise<void> {
  return services.db.transaction(async (tx) => {
    const row = await lockProject(tx, id);
    requireManager(row, viewer);
    await removeProject(tx, services, row);
    await upholdOpenFlags(tx, viewer, { type: "research", id });
    const { status, fundingStatus } = row;
    // A creator who takes words back takes them back for good.
    const isOwn = row.userId === viewer.id;
    await recordDecision(tx, viewer, {
      action: "research.delete",
      subject: { type: "research", id, name: row.title },
      before: isOwn ? { status, fundingStatus } : auditText(row),
    });
  });
}
