import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#src/db/client.server.ts";
import {
  speciesReportComments,
  speciesReportOpinions,
  speciesReportUpvotes,
} from "#src/db/schema/sightings.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { listIdsOfAddress } from "./report-rows.server.ts";

/** What somebody said about reports of others. */
export const OwnWords = z.object({
  opinions: z.array(
    z.object({
      reportId: z.int(),
      speciesName: z.string().nullable(),
      reason: z.string().nullable(),
      isStanding: z.boolean(),
    }),
  ),
  comments: z.array(z.object({ reportId: z.int(), body: z.string() })),
  upvotes: z.array(z.int()),
  /** Reports that were sent in without an account, with this address. */
  sentWithAddress: z.array(z.int()),
});
type OwnWords = z.output<typeof OwnWords>;

export async function listOwnWords(db: Db, { id: userId, email }: Viewer): Promise<OwnWords> {
  const { reportId, speciesName, reason, isStanding } = speciesReportOpinions;
  const [opinions, comments, upvotes, sentWithAddress] = await Promise.all([
    db
      .select({ reportId, speciesName, reason, isStanding })
      .from(speciesReportOpinions)
      .where(eq(speciesReportOpinions.userId, userId)),
    db
      .select({ reportId: speciesReportComments.reportId, body: speciesReportComments.body })
      .from(speciesReportComments)
      .where(eq(speciesReportComments.userId, userId)),
    db
      .select({ reportId: speciesReportUpvotes.reportId })
      .from(speciesReportUpvotes)
      .where(eq(speciesReportUpvotes.userId, userId)),
    listIdsOfAddress(db, email),
  ]);
  return { opinions, comments, upvotes: upvotes.map(({ reportId }) => reportId), sentWithAddress };
}
