import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import {
  speciesReportHistory,
  speciesReportOpinions,
  speciesReports,
} from "#src/db/schema/sightings.server.ts";
import { requireMember } from "#src/domains/citizen-science/require-member.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { takeImages } from "#src/domains/media/take-images.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ChangedSpeciesReport, SpeciesReport } from "./contract.ts";
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
/** Whoever agreed saw these. */
const JUDGED_BY = [...PLACE, "observedOn", "reportType", "occurrenceStatus", "images"] as const;

/** By its reporter or an administrator. What it is called, and that something else changed, stays in its history. */
export async function changeReport(
  services: Services,
  { viewer, senderKey }: Sender<Viewer>,
  { id, ...given }: ChangedSpeciesReport & { id: number },
): Promise<SpeciesReport> {
  const earlier = await services.db.transaction((tx) => lockReport(tx, id));
  requireReporter(earlier, viewer);
  const { projectId = earlier.projectId } = given;
  const uploader = { userId: viewer.id, senderKey };
  const images = await takeImages(services, uploader, given.images);
  const values = {
    ...(await reportValues(services.db, withKnownSource(given, earlier))),
    ...{ images, projectId },
  };
  return services.db.transaction(async (tx) => {
    if (projectId !== null && projectId !== earlier.projectId)
      await requireMember(tx, viewer, projectId);
    const before = await lockReport(tx, id);
    requireReporter(before, viewer);
    const earlierPlaces = [...new Set([...before.earlierPlaces, before.location])];
    await tx
      .update(speciesReports)
      .set({ ...values, earlierPlaces })
      .where(eq(speciesReports.id, id));
    await showMedia(tx, `species-report:${id}`, images);
    const change = changeOf(before, values);
    if (isOtherwise(change, CLEARED_AS)) await forgetClearing(tx, id);
    await nameReport(tx, reporterNaming(id, given));
    if (isOtherwise(change, JUDGED_BY)) await retireAgreement(tx, before, values);
    await countAnew(tx, before, { ...before, ...values });
    await tx.insert(speciesReportHistory).values({ reportId: id, ...change });
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

/** The point that was there already comes from where it came from, and is as exact as it was. */
function withKnownSource(given: ChangedSpeciesReport, before: ReportRow): ChangedSpeciesReport {
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

/** It has become another report: nobody has agreed to it yet. Who took it for something else still does. */
async function retireAgreement(
  tx: Tx,
  before: ReportRow,
  after: Partial<ReportRow>,
): Promise<void> {
  const names = [taxonKey(before), taxonKey({ ...before, ...after })];
  await tx
    .update(speciesReportOpinions)
    .set({ isStanding: false })
    .where(
      and(
        eq(speciesReportOpinions.reportId, before.id),
        inArray(speciesReportOpinions.taxon, names),
      ),
    );
}
