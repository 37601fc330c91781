import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import {
  speciesReportComments,
  speciesReportOpinions,
  speciesReports,
} from "#src/db/schema/sightings.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { requireShown, versionOf } from "#src/domains/moderation/require-shown.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { SpeciesReport } from "./contract.ts";
import { requireReport } from "./queries.server.ts";
import { findUnread, lockReport } from "./report-rows.server.ts";
import { nameOfReport } from "./to-report.server.ts";

/** Experts who see the place and are not the ones who reported it; administrators always. */
export const mayShowWords = (
  { isBlurred, isOwn }: Pick<SpeciesReport, "isBlurred" | "isOwn">,
  viewer: Viewer | null,
): boolean => !isBlurred && (viewer?.isAdmin === true || (viewer?.isExpert === true && !isOwn));

/** What no expert has read yet of a report; null where there is nothing. */
export async function versionOfWithheld(db: Db | Tx, reportId: number): Promise<string | null> {
  const comments = await db
    .select({ id: speciesReportComments.id, body: speciesReportComments.body })
    .from(speciesReportComments)
    .where(unreadComments(reportId))
    .orderBy(asc(speciesReportComments.id));
  const reasons = await db
    .select({ id: speciesReportOpinions.id, reason: speciesReportOpinions.reason })
    .from(speciesReportOpinions)
    .where(and(unreadReasons(reportId), isNotNull(speciesReportOpinions.reason)))
    .orderBy(asc(speciesReportOpinions.id));
  const words = await findUnread(db, reportId);
  return words || comments.length > 0 || reasons.length > 0
    ? versionOf({ words, comments, reasons })
    : null;
}

const unreadComments = (reportId: number) =>
  and(eq(speciesReportComments.reportId, reportId), eq(speciesReportComments.wordsCleared, false));
const unreadReasons = (reportId: number) =>
  and(eq(speciesReportOpinions.reportId, reportId), eq(speciesReportOpinions.wordsCleared, false));

/** An expert has read all that was said, and it does not tell where it was: everybody reads it. */
export async function showWords(
  { db }: Services,
  viewer: Viewer,
  { id, version }: { id: number; version: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const report = await lockReport(tx, id);
    if (!mayShowWords(await requireReport(tx, id, viewer), viewer))
      throw new AppError("forbidden", "Only an expert of this species can have the words shown.");
    requireShown(version, (await versionOfWithheld(tx, id)) ?? "");
    const wordsCleared = true;
    await tx.update(speciesReports).set({ wordsCleared }).where(eq(speciesReports.id, id));
    await tx.update(speciesReportComments).set({ wordsCleared }).where(unreadComments(id));
    await tx.update(speciesReportOpinions).set({ wordsCleared }).where(unreadReasons(id));
    await recordDecision(tx, viewer, {
      action: "species-report.show-words",
      subject: { type: "species-report", id, name: nameOfReport(report) },
    });
  });
}
