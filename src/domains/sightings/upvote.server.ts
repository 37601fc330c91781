import { and, eq } from "drizzle-orm";
import { speciesReportUpvotes } from "#src/db/schema/sightings.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { SpeciesReport } from "./contract.ts";
import { requireReport } from "./queries.server.ts";

interface Upvote {
  id: number;
  isGiven: boolean;
}

/** Once for each account; again changes nothing. It never enters verification. */
export async function setUpvote(
  { db }: Services,
  viewer: Viewer,
  { id: reportId, isGiven }: Upvote,
): Promise<SpeciesReport> {
  const { isOwn } = await requireReport(db, reportId, viewer);
  if (isGiven && isOwn) throw new AppError("forbidden", "Others upvote what you reported.");
  if (isGiven)
    await db
      .insert(speciesReportUpvotes)
      .values({ reportId, userId: viewer.id })
      .onConflictDoNothing();
  else
    await db
      .delete(speciesReportUpvotes)
      .where(
        and(
          eq(speciesReportUpvotes.reportId, reportId),
          eq(speciesReportUpvotes.userId, viewer.id),
        ),
      );
  return requireReport(db, reportId, viewer);
}
