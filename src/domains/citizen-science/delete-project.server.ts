import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { lockProject } from "./queries.server.ts";
import { removeProject } from "./remove-project.server.ts";
import { requireManager } from "./require-manager.server.ts";
import { auditText } from "./to-project.server.ts";

export function deleteProject(
  { db }: Services,
  viewer: Viewer,
  { id }: { id: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockProject(tx, id);
    requireManager(row, viewer);
    await removeProject(tx, viewer, { id });
    // A creator who takes words back takes them back for good.
    const isOwn = row.userId === viewer.id;
    await recordDecision(tx, viewer, {
      action: "citizen-project.delete",
      subject: { type: "citizen-project", id, name: row.title },
      before: isOwn ? { status: row.status } : auditText(row),
    });
  });
}
