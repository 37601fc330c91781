import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import {
  speciesReportHistory,
  speciesReportOpinions,
  speciesReports,
} from "#src/db/schema/sightings.server.ts";
import { requireMember } from "#src/domains/citizen-science/require-member.server.ts";
import { keepImages } from "#src/domains/media/keep-images.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import {
  type ChangedSpeciesReport,
  isLookedFor,
  NOT_LOOKED_FOR,
  type SpeciesReport,
  WholeSpeciesReport,
} from "./contract.ts";
import { countAnew } from "./count-for-project.server.ts";
import { forgetClearing, nameReport, reporterNaming } from "./name-report.server.ts";
import { requireReport } from "./queries.server.ts";
import { lockReport, type ReportRow } from "./report-rows.server.ts";
import { reportValues } from "./report-values.server.ts";
import { taxonKey } from "./rules.ts";
import { settleReport } from "./settle-report.server.ts";
import { nameOfReport } from "./to-report.server.ts";

const PLACE = ["location", "latitude", "longitude"] as const;
/** An expert had the place of this animal shown, at this place. */
const CLEARED_AS = ["speciesName", ...PLACE] as const;
/** An expert read these words about this place. */
const READ_BY_EXPERT = [
  ...PLACE,
  ...(["description", "behaviorObserved", "conservationConcerns"] as const),
] as const;
/** Whoever gave an opinion saw these. */
const JUDGED_BY = [
  ...PLACE,
  ...(["observedOn", "observedTime", "reportType", "occurrenceStatus", "abundance"] as const),
  ...(["effortMinutes", "description", "behaviorObserved", "conservationConcerns"] as const),
  "images",
] as const;

/** By its reporter or an administrator. What it is called, and that something else changed, stays in its history. */
export async function changeReport(
  services: Services,
  { viewer, senderKey }: Sender<Viewer>,
  { id, ...given }: ChangedSpeciesReport & { id: number },
): Promise<SpeciesReport> {
  const earlier = await services.db.transaction((tx) => lockReport(tx, id));
  requireReporter(earlier, viewer);
  const whole = withKnownSource(wholeReport(given, earlier), earlier);
  if (!isLookedFor(whole)) throw notLookedFor();
  const { projectId = earlier.projectId } = given;
  const uploader = { userId: viewer.id, senderKey };
  const images = given.images
    ? await keepImages(services, uploader, { given: given.images, kept: earlier.images })
    : earlier.images;
  const values = { ...(await reportValues(services.db, whole)), images, projectId };
  return services.db.transaction(async (tx) => {
    if (projectId !== null && projectId !== earlier.projectId)
      await requireMember(tx, viewer, projectId);
    const before = await lockReport(tx, id);
    requireReporter(before, viewer);
    const change = changeOf(before, values);
    const wordsCleared = before.wordsCleared && !isOtherwise(change, READ_BY_EXPERT);
    await tx
      .update(speciesReports)
      .set({ ...values, wordsCleared })
      .where(eq(speciesReports.id, id));
    await showMedia(tx, `species-report:${id}`, images);
    if (isOtherwise(change, CLEARED_AS)) await forgetClearing(tx, id);
    await nameReport(tx, reporterNaming(id, whole));
    const isRenamed = taxonKey(before) !== taxonKey(values);
    const retired = isRenamed || isOtherwise(change, JUDGED_BY) ? await retireOpinions(tx, id) : 0;
    await countAnew(tx, before, { ...before, ...values });
    const after = { ...change.after, ...(retired > 0 && { retired }) };
    await tx.insert(speciesReportHistory).values({ reportId: id, ...change, after });
    await settleReport(tx, services, { ...before, ...values });
    if (before.userId !== viewer.id)
      await recordDecision(tx, viewer, {
        action: "species-report.change",
        subject: { type: "species-report", id, name: nameOfReport(before) },
        ...change,
      });
    return requireReport(tx, id, viewer);
  });
}

/** As it is, but for what was sent. A point that only stands for the written place goes with it. */
function wholeReport(given: ChangedSpeciesReport, before: ReportRow): WholeSpeciesReport {
  const isPlaced = before.positionSource !== "place" || given.location === undefined;
  const { latitude, longitude, accuracyMeters, positionSource } = isPlaced ? before : NO_POINT;
  const kept = WholeSpeciesReport.parse({
    ...before,
    ...{ latitude, longitude, accuracyMeters, positionSource, images: [] },
    reportDate: before.observedOn,
  });
  const sent = Object.entries(given).filter(([, value]) => value !== undefined);
  const isMoved = given.latitude !== undefined && given.latitude !== kept.latitude;
  const unmeasured = isMoved ? { accuracyMeters: null, positionSource: null } : {};
  return { ...kept, ...unmeasured, ...Object.fromEntries(sent) };
}

const NO_POINT = { latitude: null, longitude: null, accuracyMeters: null, positionSource: null };

const notLookedFor = (): AppError =>
  new AppError("invalid", NOT_LOOKED_FOR.message, {
    fields: { effortMinutes: NOT_LOOKED_FOR.message },
  });

/** The point that was there already comes from where it came from, and is as exact as it was. */
function withKnownSource(given: WholeSpeciesReport, before: ReportRow): WholeSpeciesReport {
  const isSamePoint =
    given.latitude !== null &&
    given.latitude === before.latitude &&
    given.longitude === before.longitude;
  if (given.positionSource !== null || !isSamePoint) return given;
  const { positionSource, accuracyMeters } = before;
  return { ...given, positionSource, accuracyMeters: given.accuracyMeters ?? accuracyMeters };
}

export function requireReporter(report: Pick<ReportRow, "userId">, viewer: Viewer): void {
  if (report.userId !== viewer.id && !viewer.isAdmin)
    throw new AppError("forbidden", "Only who sent the report in can do this.");
}

function changeOf(before: ReportRow, after: Partial<ReportRow>) {
  const edited = (Object.keys(after) as (keyof ReportRow)[]).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  return {
    kind: "edited" as const,
    before: { speciesName: before.speciesName },
    after: { speciesName: after.speciesName ?? null, edited },
  };
}

const isOtherwise = (
  { after }: ReturnType<typeof changeOf>,
  fields: readonly (keyof ReportRow)[],
): boolean => fields.some((field) => after.edited.includes(field));

/** It has become another report: whatever was said of it was about the former one. */
async function retireOpinions(tx: Tx, reportId: number): Promise<number> {
  const retired = await tx
    .update(speciesReportOpinions)
    .set({ isStanding: false })
    .where(
      and(eq(speciesReportOpinions.reportId, reportId), eq(speciesReportOpinions.isStanding, true)),
    )
    .returning({ id: speciesReportOpinions.id });
  return retired.length;
}
