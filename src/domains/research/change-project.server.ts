import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { researchProjects } from "#src/db/schema/research.server.ts";
import { isProved } from "#src/domains/accounts/person/queries.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ChangedProject, Project } from "./contract.ts";
import { DeliverContactQuestion } from "./mail-jobs.ts";
import { lockProject, requireProjectRow } from "./queries.server.ts";
import { requireNotRefused } from "./remember-refusal.server.ts";
import { requireChanger } from "./require-manager.server.ts";
import { auditText, type ProjectRow, toProject } from "./to-project.server.ts";

/** By whose it is, or an administrator, whose changes are written down. Another address is asked anew. */
export function changeProject(
  services: Services,
  viewer: Viewer,
  { id, ...changes }: ChangedProject & { id: number },
): Promise<Project> {
  return services.db.transaction(async (tx) => {
    const before = await lockProject(tx, id);
    requireChanger(before, viewer, changes);
    const values = { ...changes, ...(await confirmationOf(tx, before, changes)) };
    if (Object.keys(values).length > 0)
      await tx.update(researchProjects).set(values).where(eq(researchProjects.id, id));
    const after = await requireProjectRow(tx, id);
    if (!isOwn(before, viewer))
      await recordDecision(tx, viewer, {
        action: "research.change",
        subject: { type: "research", id, name: after.title },
        before: auditText(before),
        after: auditText(after),
      });
    if (after.contactEmail !== before.contactEmail && after.contactConfirmedAt === null) {
      await requireNotRefused(tx, services, after);
      await services.jobs.send(tx, DeliverContactQuestion, { projectId: id });
    }
    return toProject(after, viewer);
  });
}

const isOwn = ({ userId, submitterId }: ProjectRow, { id }: Viewer): boolean =>
  userId === id || submitterId === id;

async function confirmationOf(tx: Tx, before: ProjectRow, { contactEmail }: ChangedProject) {
  if (contactEmail === undefined || contactEmail === before.contactEmail) return {};
  const isOwn = await isProved(tx, { userId: before.userId, email: contactEmail });
  return { contactConfirmedAt: isOwn ? new Date() : null };
}
