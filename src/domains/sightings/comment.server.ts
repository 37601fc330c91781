import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { speciesReportComments } from "#src/db/schema/sightings.server.ts";
import { requireUser } from "#src/domains/accounts/person/queries.server.ts";
import { enforceRateLimit } from "#src/platform/http/rate-limit.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
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

interface OwnComment {
  id: number;
  commentId: number;
}

/**
 * By its writer alone; readers are told that it was changed. The same words again change nothing; other words
 * wait anew for an expert.
 */
export function editComment(
  { db }: Services,
  viewer: Viewer,
  { body, ...which }: NewComment & OwnComment,
): Promise<void> {
  return db.transaction(async (tx) => {
    // An expert who has the words shown has read those that are there meanwhile.
    await lockReport(tx, which.id);
    const comment = await lockOwn(tx, viewer, which);
    if (comment.body === body) return;
    const wordsCleared = mayShowWords(await requireReport(tx, which.id, viewer), viewer);
    await tx
      .update(speciesReportComments)
      .set({ ...{ body, wordsCleared }, isEdited: true })
      .where(eq(speciesReportComments.id, comment.id));
  });
}

export function deleteComment({ db }: Services, viewer: Viewer, which: OwnComment): Promise<void> {
  return db.transaction(async (tx) => {
    const comment = await lockOwn(tx, viewer, which);
    await tx.delete(speciesReportComments).where(eq(speciesReportComments.id, comment.id));
  });
}

/** To others the numbers of comments tell nothing, also not whether there is one. */
async function lockOwn(tx: Tx, viewer: Viewer, { id, commentId }: OwnComment) {
  const [comment] = await tx
    .select()
    .from(speciesReportComments)
    .where(
      and(
        eq(speciesReportComments.id, commentId),
        eq(speciesReportComments.reportId, id),
        eq(speciesReportComments.userId, viewer.id),
      ),
    )
    .for("update");
  if (!comment) throw new AppError("not_found", "This comment is not there any more.");
  return comment;
}
