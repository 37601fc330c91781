import { and, desc, eq, notLike } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { citizenContributions } from "#src/db/schema/citizen-science.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Contribution } from "./contract.ts";
import { CONTRIBUTIONS_SHOWN } from "./limits-contract.ts";
import { mayManage } from "./rules.ts";
import type { ProjectRow } from "./to-project.server.ts";

type ContributionRow = typeof citizenContributions.$inferSelect;

/** The latest days first; reports, whose places may be protected, are listed by those who blur them. Notes are for whoever wrote them, and whoever leads the project. */
export async function readContributions(
  db: Db,
  project: ProjectRow,
  viewer: Viewer | null,
): Promise<Contribution[]> {
  const rows = await db
    .select()
    .from(citizenContributions)
    .where(
      and(
        eq(citizenContributions.projectId, project.id),
        notLike(citizenContributions.source, "sighting:%"),
      ),
    )
    .orderBy(desc(citizenContributions.day), desc(citizenContributions.id))
    .limit(CONTRIBUTIONS_SHOWN);
  const seesAll = mayManage(project, viewer);
  return rows.map((row) => toContribution(row, { seesAll, viewer }));
}

/** What the signed-in person contributed, to all projects. */
export async function listOwnContributions(db: Db, viewer: Viewer): Promise<Contribution[]> {
  const rows = await db
    .select()
    .from(citizenContributions)
    .where(eq(citizenContributions.userId, viewer.id))
    .orderBy(desc(citizenContributions.day), desc(citizenContributions.id));
  return rows.map((row) => toContribution(row, { seesAll: false, viewer }));
}

function toContribution(
  { id, projectId, amount, day, note, userId }: ContributionRow,
  { seesAll, viewer }: { seesAll: boolean; viewer: Viewer | null },
): Contribution {
  const isOwn = viewer !== null && userId === viewer.id;
  return { id, projectId, amount, day, note: seesAll || isOwn ? note : null, isOwn };
}
