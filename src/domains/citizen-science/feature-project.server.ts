import { eq } from "drizzle-orm";
import { citizenProjects } from "#src/db/schema/citizen-science.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { CitizenProject } from "./contract.ts";
import { lockProject, requireProject } from "./queries.server.ts";

/** Administrators put a project at the head of the list, or take it from there. */
export function featureProject(
  { db }: Services,
  admin: Viewer,
  { id, featured }: { id: number; featured: boolean },
): Promise<CitizenProject> {
  return db.transaction(async (tx) => {
    const before = await lockProject(tx, id);
    if (before.featured !== featured) {
      await tx.update(citizenProjects).set({ featured }).where(eq(citizenProjects.id, id));
      await recordDecision(tx, admin, {
        action: "citizen-project.feature",
        subject: { type: "citizen-project", id, name: before.title },
        before: { featured: before.featured },
        after: { featured },
      });
    }
    return requireProject(tx, id, admin);
  });
}
