import { and, eq, or } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { speciesReportUpvotes } from "#src/db/schema/sightings.server.ts";
import type { Observer } from "#src/domains/accounts/session/observer.server.ts";
import { admitVote } from "#src/domains/moderation/admit-vote.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { SpeciesReport } from "./contract.ts";
import { requireReport } from "./queries.server.ts";
import { lockReport } from "./report-rows.server.ts";

interface Upvote {
  id: number;
  isGiven: boolean;
}

/** Once for each account and browser; again changes nothing. It never enters verification. */
export async function setUpvote(
  { db }: Services,
  observer: Observer<Viewer>,
  { id: reportId, isGiven }: Upvote,
): Promise<SpeciesReport> {
  const { viewer } = observer;
  const { isOwn } = await requireReport(db, reportId, viewer);
  if (isGiven && isOwn) throw new AppError("forbidden", "Others upvote what you reported.");
  if (isGiven) await db.transaction((tx) => upvote(tx, observer, reportId));
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

async function upvote(tx: Tx, observer: Observer<Viewer>, reportId: number): Promise<void> {
  const { viewer, browserKey, networkKey: senderKey } = observer;
  await lockReport(tx, reportId);
  const given = await tx
    .select()
    .from(speciesReportUpvotes)
    .where(
      and(
        eq(speciesReportUpvotes.reportId, reportId),
        or(
          eq(speciesReportUpvotes.browserKey, browserKey),
          senderKey === null ? undefined : eq(speciesReportUpvotes.senderKey, senderKey),
        ),
      ),
    );
  const subject = { type: "species-report", id: reportId } as const;
  await admitVote(tx, observer, { subject, given, deed: "upvoted it" });
  await tx
    .insert(speciesReportUpvotes)
    .values({ reportId, userId: viewer.id, browserKey, senderKey })
    .onConflictDoNothing();
}
