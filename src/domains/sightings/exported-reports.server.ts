import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { isoTextOf } from "#src/db/day-of.server.ts";
import { species } from "#src/db/schema/species.server.ts";
import type { DaySpan } from "#src/shared/day-span.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ReportType } from "./limits-contract.ts";
import { shownReports } from "./report-rows.server.ts";

interface ExportedReports extends DaySpan {
  /** Null for all. */
  types: readonly ReportType[] | null;
  verifiedOnly: boolean;
}

/** A text of a genus of the catalogue, with or without "sp.": the lowest taxon that is sure. */
const genusOf = (name: SQL): SQL => sql`(select min(split_part(known.scientific_name, ' ', 1))
    from ${species} known
    where lower(split_part(known.scientific_name, ' ', 1))
      = lower(regexp_replace(trim(${name}), '\\s+(spp?|cf|aff)\\M.*$|\\s*\\?+$', '', 'i')))`;

/** Reports that were observed on these days, as somebody may see them, by names of their own. */
export function exportedReports(
  db: Db,
  viewer: Viewer | null,
  { start, end, types, verifiedOnly }: ExportedReports,
): SQL {
  const shown = shownReports(db, viewer);
  const known = db
    .select({
      id: sql`${shown.id}`.as("id"),
      reportType: sql`${shown.reportType}`.as("report_type"),
      speciesId: sql`${shown.speciesId}`.as("species_id"),
      speciesName: sql`${shown.speciesName}`.as("species_name"),
      reportedName: sql`${shown.reportedName}`.as("reported_name"),
      scientificName: sql`${shown.scientificName}`.as("scientific_name"),
      genus: genusOf(sql`${shown.reportedName}`).as("genus"),
      aphiaId: sql`${species.aphiaId}`.as("aphia_id"),
      group: sql`${species.group}`.as("species_group"),
      location: sql`${shown.location}`.as("location"),
      latitude: sql`${shown.latitude}::numeric`.as("latitude"),
      longitude: sql`${shown.longitude}::numeric`.as("longitude"),
      uncertainty: sql`${shown.uncertaintyMeters}`.as("uncertainty"),
      positionSource: sql`${shown.positionSource}`.as("position_source"),
      isBlurred: sql`${shown.isBlurred}`.as("is_blurred"),
      description: sql`${shown.description}`.as("description"),
      behavior: sql`${shown.behaviorObserved}`.as("behavior"),
      concerns: sql`${shown.conservationConcerns}`.as("concerns"),
      abundance: sql`${shown.abundance}`.as("abundance"),
      occurrence: sql`${shown.occurrenceStatus}`.as("occurrence"),
      effort: sql`${shown.effortMinutes}`.as("effort"),
      day: sql`${shown.observedOn}::text`.as("day"),
      time: sql`${shown.observedTime}`.as("time"),
      images: sql`${shown.images}`.as("images"),
      licence: sql`${shown.licence}`.as("licence"),
      status: sql`${shown.verificationStatus}`.as("status"),
      upvotes: sql`${shown.upvotes}`.as("upvotes"),
      votes: sql`${shown.communityVotes}`.as("votes"),
      reporter: sql`${shown.reporterName}`.as("reporter"),
      createdAt: isoTextOf(sql`${shown.createdAt}`).as("created_at"),
      isDemo: sql`${shown.isDemo}`.as("is_demo"),
    })
    .from(shown)
    .leftJoin(species, eq(species.id, shown.speciesId))
    .where(sql`${shown.observedOn} between ${start}::date and ${end}::date
      ${types ? sql`and ${shown.reportType} = any(${sql.param([...types])}::text[])` : sql``}
      ${verifiedOnly ? sql`and ${shown.verificationStatus} = 'verified'` : sql``}`);
  return known.getSQL();
}
