import { speciesReportComments } from "#src/db/schema/sightings.server.ts";
import { requireUser } from "#src/domains/accounts/person/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { NewComment } from "./contract.ts";
import { DeliverReportNews } from "./mail-jobs.ts";
import { lockReport } from "./report-rows.server.ts";
import { redact } from "./rules.ts";

export function writeComment(
  { db, jobs }: Services,
  viewer: Viewer,
  { id, body }: NewComment & { id: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const report = await lockReport(tx, id);
    const { firstName } = await requireUser(tx, viewer.id);
    await tx.insert(speciesReportComments).values({
      reportId: id,
      userId: viewer.id,
      authorName: firstName ?? "A member",
      body,
      publicBody: redact(body, report.location),
    });
    if (report.userId !== viewer.id)
      await jobs.send(tx, DeliverReportNews, { reportId: id, news: "comment" });
  });
}
