import { and, eq } from "drizzle-orm";
import { citizenContributions } from "#src/db/schema/citizen-science.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { CitizenProject } from "./contract.ts";
import { lockProject, requireProject } from "./queries.server.ts";
import { mayManage } from "./rules.ts";

const contributionNotFound = () => new AppError("not_found", "Contribution not found");

/** By whoever made it or leads the project: somebody mistyped, or counted what does not belong. */
export function removeContribution(
  { db }: Services,
  viewer: Viewer,
  { id, contributionId }: { id: number; contributionId: number },
): Promise<CitizenProject> {
  return db.transaction(async (tx) => {
    const project = await lockProject(tx, id);
    const isThis = and(
      eq(citizenContributions.id, contributionId),
      eq(citizenContributions.projectId, id),
    );
    const [row] = await tx.select().from(citizenContributions).where(isThis);
    if (!row) throw contributionNotFound();
    if (row.userId !== viewer.id && !mayManage(project, viewer))
      throw new AppError("forbidden", "Only who made it can take it back.");
    await tx.delete(citizenContributions).where(isThis);
    return requireProject(tx, id, viewer);
  });
}
