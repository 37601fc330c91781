import { asc, desc, eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import {
  speciesReportComments,
  speciesReportHistory,
  speciesReportOpinions,
} from "#src/db/schema/sightings.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Discussion, HistoryLine, SpeciesReport } from "./contract.ts";
import { VERIFICATION_STATUSES, type VerificationStatus } from "./limits-contract.ts";
import { findReporterId, isCalledSensitive } from "./report-rows.server.ts";
import { taxonKey } from "./rules.ts";

/** What people say of a report; where its place is shown roughly, without times and positions. */
export async function readDiscussion(
  db: Db,
  report: SpeciesReport,
  viewer: Viewer | null,
): Promise<Discussion> {
  const rough = report.isBlurred;
  const [opinions, comments, history, reporterId] = await Promise.all([
    db
      .select({ opinion: speciesReportOpinions, firstName: users.firstName })
      .from(speciesReportOpinions)
      .innerJoin(users, eq(users.id, speciesReportOpinions.userId))
      .where(eq(speciesReportOpinions.reportId, report.id))
      .orderBy(desc(speciesReportOpinions.isStanding), desc(speciesReportOpinions.id)),
    db
      .select()
      .from(speciesReportComments)
      .where(eq(speciesReportComments.reportId, report.id))
      .orderBy(asc(speciesReportComments.id)),
    db
      .select()
      .from(speciesReportHistory)
      .where(eq(speciesReportHistory.reportId, report.id))
      .orderBy(desc(speciesReportHistory.id)),
    findReporterId(db, report.id),
  ]);
  const reported = taxonKey(report);
  return {
    opinions: opinions.map(({ opinion, firstName }, index) => ({
      id: index,
      name: firstName ?? "A member",
      speciesName: opinion.speciesName,
      agrees: opinion.taxon === reported,
      byExpert: opinion.byExpert,
      isStanding: opinion.isStanding,
      reason: rough ? opinion.publicReason : opinion.reason,
      isOwn: opinion.userId === viewer?.id,
    })),
    comments: comments.map(({ authorName, userId, body, publicBody, createdAt }, index) => ({
      id: index,
      authorName: rough && userId !== null && userId === reporterId ? "The reporter" : authorName,
      body: rough ? publicBody : body,
      createdAt: rough ? null : createdAt.toISOString(),
    })),
    history: history.map((line, index) => ({
      id: index,
      kind: line.kind,
      text: textOf(line),
      day: rough ? null : line.createdAt.toISOString().slice(0, 10),
    })),
    mayClear:
      report.isSensitive &&
      !rough &&
      Boolean(viewer?.isAdmin || viewer?.isExpert) &&
      !(await isCalledSensitive(db, report.speciesId)),
  };
}

type HistoryRow = typeof speciesReportHistory.$inferSelect;

function textOf({ kind, before, after }: HistoryRow): HistoryLine["text"] {
  if (kind === "cleared") return "An expert had the place shown.";
  if (kind === "status") return `${statusName(before)} → ${statusName(after)}`;
  const changed = wordsOfFields(after?.edited ?? []);
  const what = changed.length > 0 ? `: ${changed.join(", ")}` : "";
  const names = `from ${before?.speciesName ?? "no name"} to ${after?.speciesName ?? "no name"}`;
  if (after?.byReviewers) return `Renamed by reviewers ${names}.`;
  const said =
    before?.speciesName === after?.speciesName
      ? `Edited by the reporter${what}.`
      : `Renamed ${names}${changed.length > 0 ? `; also changed${what}` : ""}.`;
  return after?.retired ? `${said} Opinions given before count no more.` : said;
}

const FIELD_WORDS: Readonly<Record<string, string>> = {
  ...{ location: "place", latitude: "place", longitude: "place", observedOn: "day" },
  ...{ observedTime: "time", reportType: "type", occurrenceStatus: "presence", images: "photos" },
  ...{ description: "words", behaviorObserved: "words", conservationConcerns: "words" },
  ...{ abundance: "abundance", effortMinutes: "effort", licence: "licence" },
};

const wordsOfFields = (edited: readonly string[]): string[] => [
  ...new Set(edited.flatMap((field) => FIELD_WORDS[field] ?? [])),
];

const statusName = (change: HistoryRow["before"]): string =>
  VERIFICATION_STATUSES[(change?.verificationStatus ?? "pending") as VerificationStatus];
