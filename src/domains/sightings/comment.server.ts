import { speciesReportComments } from "#src/db/schema/sightings.server.ts";
import { requireUser } from "#src/domains/accounts/person/queries.server.ts";
import { enforceRateLimit } from "#src/platform/http/rate-limit.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { NewComment } from "./contract.ts";
import { DeliverReportNews } from "./mail-jobs.ts";
import { requireReport } from "./queries.server.ts";
import { lockReport } from "./report-rows.server.ts";
import { mayShowWords } from "./show-words.server.ts";

/** Of one account, wherever it comes from. */
const COMMENTS = { name: "species-report-comments-of-account", calls: 30, seconds: 3600 };

export async function writeComment(
  { db, jobs }: Services,
  viewer: Viewer,
  { id, body }: NewComment & { id: number },
): Promise<void> {
  await enforceRateLimit(db, COMMENTS, viewer.id);
  return db.transaction(async (tx) => {
    const report = await lockReport(tx, id);
    const { firstName } = await requireUser(tx, viewer.id);
    const wordsCleared = mayShowWords(await requireReport(tx, id, viewer), viewer);
    await tx.insert(speciesReportComments).values({
      reportId: id,
      userId: viewer.id,
      authorName: firstName ?? "A member",
      ...{ body, wordsCleared },
    });
    if (report.userId !== viewer.id)
      await jobs.send(tx, DeliverReportNews, { reportId: id, news: "comment" });
  });
}
