import { asc, desc, eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import {
  speciesReportComments,
  speciesReportHistory,
  speciesReportOpinions,
} from "#src/db/schema/sightings.server.ts";
import { species } from "#src/db/schema/species.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Discussion, HistoryLine, SpeciesReport } from "./contract.ts";
import {
  VERIFICATION_STATUSES,
  type VerificationStatus,
  WORDS_WITHHELD,
} from "./limits-contract.ts";
import { findKept, isCalledSensitive } from "./report-rows.server.ts";
import { taxonKey } from "./rules.ts";
import { mayShowWords, versionOfWithheld } from "./show-words.server.ts";

/**
 * What people say of a report; where its place is shown roughly, without times, and without words that no
 * expert has read. Nothing that others write is compared with what is hidden: the difference would tell it.
 */
export async function readDiscussion(
  db: Db,
  report: SpeciesReport,
  viewer: Viewer | null,
): Promise<Discussion> {
  const rough = report.isBlurred;
  const [opinions, comments, history, kept] = await Promise.all([
    db
      .select({
        opinion: speciesReportOpinions,
        firstName: users.firstName,
        knownName: species.commonName,
      })
      .from(speciesReportOpinions)
      .innerJoin(users, eq(users.id, speciesReportOpinions.userId))
      .leftJoin(species, eq(species.id, speciesReportOpinions.speciesId))
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
    findKept(db, report.id),
  ]);
  const reported = taxonKey(kept);
  const judges = report.isSensitive && !rough && Boolean(viewer?.isAdmin || viewer?.isExpert);
  const isWithheld = (said: { wordsCleared: boolean; userId: string | null }) =>
    rough && !said.wordsCleared && (said.userId === null || said.userId !== viewer?.id);
  return {
    opinions: opinions.map(({ opinion, firstName, knownName }, index) => ({
      id: index,
      name: firstName ?? "A member",
      speciesName: rough
        ? (knownName ?? (opinion.speciesName && NAME_WITHHELD))
        : opinion.speciesName,
      agrees: opinion.taxon === reported,
      byExpert: opinion.byExpert,
      isStanding: opinion.isStanding,
      reason: opinion.reason && isWithheld(opinion) ? WORDS_WITHHELD : opinion.reason,
      isOwn: opinion.userId === viewer?.id,
    })),
    comments: comments.map((comment, index) => ({
      ...{ id: index, isEdited: comment.isEdited },
      own:
        viewer && comment.userId === viewer.id
          ? { commentId: comment.id, body: comment.body }
          : null,
      authorName:
        rough && comment.userId !== null && comment.userId === kept.userId
          ? "The reporter"
          : comment.authorName,
      body: isWithheld(comment) ? WORDS_WITHHELD : comment.body,
      createdAt: rough ? null : comment.createdAt.toISOString(),
    })),
    history: history.map((line, index) => ({
      id: index,
      kind: line.kind,
      text: textOf(line, rough),
      day: rough ? null : line.createdAt.toISOString().slice(0, 10),
    })),
    mayClear: judges && !(await isCalledSensitive(db, report.speciesId)),
    withheldVersion:
      judges && mayShowWords(report, viewer) ? await versionOfWithheld(db, report.id) : null,
  };
}

/** What is not in the catalogue may be a place as well. */
const NAME_WITHHELD = "Something else";

type HistoryRow = typeof speciesReportHistory.$inferSelect;

function textOf({ kind, before, after }: HistoryRow, rough: boolean): HistoryLine["text"] {
  if (kind === "cleared") return "An expert had the place shown.";
  if (kind === "status") return `${statusName(before)} → ${statusName(after)}`;
  const changed = wordsOfFields(after?.edited ?? []);
  const what = changed.length > 0 ? `: ${changed.join(", ")}` : "";
  const names = rough
    ? ""
    : ` from ${before?.speciesName ?? "no name"} to ${after?.speciesName ?? "no name"}`;
  if (after?.byReviewers) return `Renamed by reviewers${names}.`;
  const said =
    before?.speciesName === after?.speciesName
      ? `Edited by the reporter${what}.`
      : `Renamed${names}${what ? `; also changed${what}` : ""}.`;
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
