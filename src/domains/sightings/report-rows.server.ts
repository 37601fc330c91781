import { and, eq, getTableColumns, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { containsText } from "#src/db/contains-text.server.ts";
import { containing } from "#src/db/like-pattern.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { citizenProjects } from "#src/db/schema/citizen-science.server.ts";
import {
  speciesReportNames,
  speciesReportOpinions,
  speciesReports,
  speciesReportUpvotes,
} from "#src/db/schema/sightings.server.ts";
import { species } from "#src/db/schema/species.server.ts";
import { seesProject } from "#src/domains/citizen-science/sees-project.server.ts";
import type { AreaAsked } from "#src/domains/places/contract.ts";
import { liesWithin, shownPlace } from "#src/domains/places/shown-place.server.ts";
import { isExpertIn } from "#src/domains/species/experts.server.ts";
import { shownName } from "#src/domains/species/shown-name.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { WORDS_WITHHELD } from "./limits-contract.ts";

export type ReportRow = typeof speciesReports.$inferSelect;
export const reportNotFound = () => new AppError("not_found", "Report not found");

/**
 * Names that protect its place, where a further condition holds for the species; what its reporter calls it
 * always does. Two plain questions: over many rows each is asked once, and looked up.
 */
const hasSensitiveName = (condition: SQL = sql`true`): SQL =>
  sql`(exists (select from ${speciesReportNames} named
      join ${species} called on called.id = named.species_id
      where named.report_id = ${speciesReports}.id and not named.is_cleared
        and (named.was_sensitive or called.is_sensitive) and ${condition})
    or exists (select from ${species} called
      where called.id = ${speciesReports}.species_id and called.is_sensitive and ${condition}))`;

/** Its reporter, administrators, experts of what its reporter calls it, and those of every name that protects it. */
function seesExactly(viewer: Viewer | null): SQL {
  const isOwn = viewer ? sql`${speciesReports}.user_id = ${viewer.id}` : sql`false`;
  const isExpert = isExpertIn(viewer, sql`called."group"`);
  return sql`(coalesce(${isOwn}, false) or not ${hasSensitiveName(sql`not ${isExpert}`)}
    or exists (select from ${species} called where called.id = ${speciesReports}.species_id
      and called.is_sensitive and ${isExpert}))`;
}

/** Reports that were chosen already, at most so many. */
interface Few {
  ids: SQL;
  limit: number;
}

/** The rows with whether somebody sees them exactly, beside the columns that only this file reads. */
function rawReports(db: Db | Tx, viewer: Viewer | null, only: Few | undefined) {
  const rows = db
    .select({
      ...getTableColumns(speciesReports),
      sees: sql<boolean>`${seesExactly(viewer)}`.as("sees"),
      isSensitive: sql<boolean>`${hasSensitiveName()}`.as("is_protected"),
    })
    .from(speciesReports)
    .$dynamic();
  // The limit has each of them judged once, not once for each column.
  const few = only && rows.where(sql`${speciesReports.id} in ${only.ids}`).limit(only.limit);
  return (few ?? rows).as("raw");
}

/** Of a project whose words may say where a protected species is. */
const PROJECT_WITHHELD = "A project for a protected species";

type RawReports = ReturnType<typeof rawReports>;

const onlyExactly = <Value>(raw: RawReports, column: SQL | RawReports[keyof RawReports]) =>
  sql<Value | null>`case when ${raw.sees} then ${column} end`;

/** What its reporter wrote tells where it was, until an expert has read it. */
const onceCleared = (raw: RawReports, column: RawReports[keyof RawReports]) =>
  sql<string | null>`case when ${raw.sees} or ${raw.wordsCleared} then ${column} end`;

/** Of all sensitive names on it, where they are of one. */
const sensitiveGroupOf = (raw: RawReports): SQL =>
  sql`(select case when count(distinct called."group") = 1 then min(called."group") end
    from ${speciesReportNames} named join ${species} called on called.id = named.species_id
    where named.report_id = ${raw.id} and (named.was_sensitive or called.is_sensitive))`;

const nameOf = (raw: RawReports): SQL<string | null> =>
  shownName({
    ...{ exactly: sql`${raw.sees}`, known: sql`${species.commonName}` },
    typed: sql`coalesce(${raw.settledName}, ${raw.speciesName})`,
    group: sensitiveGroupOf(raw),
  });

const upvotesOf = (raw: RawReports, condition: SQL = sql`true`) =>
  sql<number>`(select count(*)::int from ${speciesReportUpvotes} up
    where up.report_id = ${raw.id} and ${condition})`;

/** Every word is told of it: "osprey Beaufort" is an osprey there, whichever of its texts says which. */
const tellsOf = (raw: RawReports, words: string | undefined): SQL | undefined =>
  and(
    ...(words ?? "")
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => tellsWord(raw, word)),
  );

/** By names of the catalogue or those that stand for one, and by what stands in what the reader is shown of it; found by indices. */
function tellsWord(raw: RawReports, word: string): SQL {
  const pattern = containing(word.toLowerCase());
  return sql`(${raw.calledSpeciesId} = any(array(select id from ${species}
      where ${containsText([species.commonName, species.scientificName], word)}))
    or (${raw.words} like ${pattern} and ${raw.sees})
    or (${raw.told} like ${pattern} and ${raw.wordsCleared})
    or (lower(${raw.publicArea}) like ${pattern} and not ${raw.sees})
    or (${raw.calledSpeciesId} is null and not ${raw.sees} and lower(${nameOf(raw)}) like ${pattern}))`;
}

interface Asked extends AreaAsked {
  q?: string | undefined;
  only?: Few | undefined;
}

/** Reports as somebody may see them: every column is blurred already, and so is what areas find. */
export function shownReports(db: Db | Tx, viewer: Viewer | null, { q, only, ...area }: Asked = {}) {
  const raw = rawReports(db, viewer, only);
  const place = shownPlace(raw, sql`${raw.sees}`);
  const readerId = viewer?.id ?? "";
  return db
    .select({
      id: raw.id,
      reportType: raw.reportType,
      speciesId: sql<number | null>`${raw.calledSpeciesId}`.as("shown_species_id"),
      speciesName: nameOf(raw).as("shown_species_name"),
      reportedAs: onlyExactly<string>(
        raw,
        sql`case when ${raw.settledName} is not null then ${raw.speciesName} end`,
      ).as("reported_as"),
      reportedName: onlyExactly<string>(raw, raw.speciesName).as("reported_name"),
      scientificName: species.scientificName,
      location: place.location.as("shown_location"),
      /** "Maryland", for its county and for the waters off it; it follows from the cell, as the area does. */
      state: sql<string | null>`regexp_replace(${raw.publicArea}, '^(Waters off |.*, )', '')`.as(
        "shown_state",
      ),
      latitude: place.latitude.as("shown_latitude"),
      longitude: place.longitude.as("shown_longitude"),
      uncertaintyMeters: place.uncertaintyMeters.as("shown_uncertainty"),
      positionSource: onlyExactly<"device" | "map" | "place">(raw, raw.positionSource).as(
        "shown_source",
      ),
      projectId: onlyExactly<number>(raw, raw.projectId).as("shown_project"),
      projectTitle: onlyExactly<string>(
        raw,
        sql`case when ${citizenProjects.id} is null or ${seesProject(viewer)} then ${citizenProjects.title}
          else ${PROJECT_WITHHELD}::text end`,
      ).as("project_title"),
      isBlurred: sql<boolean>`not ${raw.sees}`.as("is_blurred"),
      isSensitive: sql<boolean>`${raw.isSensitive}`.as("shown_sensitive"),
      description:
        sql<string>`coalesce(${onceCleared(raw, raw.description)}, ${WORDS_WITHHELD}::text)`.as(
          "shown_description",
        ),
      behaviorObserved: onceCleared(raw, raw.behaviorObserved).as("shown_behavior"),
      conservationConcerns: onceCleared(raw, raw.conservationConcerns).as("shown_concerns"),
      abundance: raw.abundance,
      occurrenceStatus: raw.occurrenceStatus,
      effortMinutes: raw.effortMinutes,
      observedOn: raw.observedOn,
      observedTime: onlyExactly<string>(raw, raw.observedTime).as("shown_time"),
      images: raw.images,
      licence: raw.licence,
      verificationStatus: raw.verificationStatus,
      upvotes: upvotesOf(raw).as("upvotes"),
      hasUpvoted: sql<boolean>`${upvotesOf(raw, sql`up.user_id = ${readerId}`)} > 0`.as(
        "has_upvoted",
      ),
      communityVotes: sql<number>`(select count(*)::int from ${speciesReportOpinions} told
        where told.report_id = ${raw.id} and told.is_standing)`.as("community_votes"),
      reporterName: onlyExactly<string>(
        raw,
        sql`case when ${users.id} is not null then concat_ws(' ', ${users.firstName}, left(${users.lastName}, 1) || '.') end`,
      ).as("reporter_name"),
      isOwn: sql<boolean>`coalesce(${raw.userId} = ${readerId}, false)`.as("is_own"),
      isDemo: raw.isDemo,
      createdAt: sql<Date | null>`case when ${raw.sees} then ${raw.createdAt} end`
        .mapWith(speciesReports.createdAt)
        .as("shown_created_at"),
    })
    .from(raw)
    .leftJoin(species, eq(species.id, raw.calledSpeciesId))
    .leftJoin(users, eq(users.id, raw.userId))
    .leftJoin(citizenProjects, eq(citizenProjects.id, raw.projectId))
    .where(and(tellsOf(raw, q), liesWithin(raw, sql`${raw.sees}`, area)))
    .as("shown");
}

export const selectShown = (db: Db | Tx, shown: ReturnType<typeof shownReports>) =>
  db.select().from(shown);

export type ShownRow = Awaited<ReturnType<typeof selectShown>>[number];

/** What its reporter calls it is sensitive: nobody opens its place then. */
export const isCalledSensitive = async (db: Db | Tx, speciesId: number | null): Promise<boolean> =>
  speciesId !== null &&
  (await db.$count(species, and(eq(species.id, speciesId), eq(species.isSensitive, true)))) > 0;

/** Whether everybody else is shown its place only roughly. */
export async function isProtected(tx: Tx, id: number): Promise<boolean> {
  const raw = rawReports(tx, null, { ids: sql`(${id}::int)`, limit: 1 });
  const [row] = await tx.select({ isSensitive: raw.isSensitive }).from(raw);
  return row?.isSensitive === true;
}

/** Whoever else changes it, or gives an opinion, waits. */
export async function lockReport(tx: Tx, id: number): Promise<ReportRow> {
  const [row] = await tx
    .select()
    .from(speciesReports)
    .where(eq(speciesReports.id, id))
    .for("update");
  if (!row) throw reportNotFound();
  return row;
}

/** For what is not shown of them where the place is shown roughly. */
export async function findKept(db: Db, id: number) {
  const { userId, speciesId, speciesName } = speciesReports;
  const [row] = await db
    .select({ userId, speciesId, speciesName })
    .from(speciesReports)
    .where(eq(speciesReports.id, id));
  if (!row) throw reportNotFound();
  return row;
}

/** The words that no expert has read yet; null where one has. */
export async function findUnread(db: Db | Tx, id: number) {
  const { description, behaviorObserved, conservationConcerns } = speciesReports;
  const [row] = await db
    .select({ description, behaviorObserved, conservationConcerns })
    .from(speciesReports)
    .where(and(eq(speciesReports.id, id), eq(speciesReports.wordsCleared, false)));
  return row ?? null;
}

/** Those whose words were read by another catalogue of names. */
export const listNamedOtherwise = (tx: Tx, version: string, limit: number) =>
  tx.select().from(speciesReports).where(ne(speciesReports.namesVersion, version)).limit(limit);

export const countReports = (db: Db): Promise<number> => db.$count(speciesReports);

/** The numbers of what somebody sent in. */
export const listOwnIds = async (tx: Tx, userId: string): Promise<number[]> =>
  (
    await tx
      .select({ id: speciesReports.id })
      .from(speciesReports)
      .where(eq(speciesReports.userId, userId))
  ).map(({ id }) => id);

/** Whom news of a report are for, and what there is to tell. */
export async function findReporter(db: Db, id: number) {
  const { userId, reporterEmail, speciesName, verificationStatus, isDemo } = speciesReports;
  const [row] = await db
    .select({ userId, reporterEmail, speciesName, verificationStatus, isDemo })
    .from(speciesReports)
    .where(eq(speciesReports.id, id));
  return row;
}

/** Those that somebody sent in without an account, with this address. */
export const listIdsOfAddress = async (db: Db | Tx, address: string): Promise<number[]> =>
  (
    await db
      .select({ id: speciesReports.id })
      .from(speciesReports)
      .where(eq(speciesReports.reporterEmail, address.toLowerCase()))
  ).map(({ id }) => id);

/** What the same form has sent already, when its answer was lost on the way. */
export async function findSent(tx: Tx, requestKeys: string[]): Promise<number | null> {
  const [row] = await tx
    .select({ id: speciesReports.id })
    .from(speciesReports)
    .where(inArray(speciesReports.requestKey, requestKeys));
  return row?.id ?? null;
}

/** Of somebody, as rewards count them. */
export const listVerifiedOf = (db: Db | Tx, userId: string) =>
  db
    .select({
      id: speciesReports.id,
      speciesName: speciesReports.speciesName,
      createdAt: speciesReports.createdAt,
    })
    .from(speciesReports)
    .where(
      and(
        eq(speciesReports.userId, userId),
        eq(speciesReports.verificationStatus, "verified"),
        eq(speciesReports.isDemo, false),
      ),
    );
