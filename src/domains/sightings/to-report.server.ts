import { versionOf } from "#src/domains/moderation/require-shown.server.ts";
import type { SpeciesReport } from "./contract.ts";
import type { Abundance, Licence, ReportType } from "./limits-contract.ts";
import type { ReportRow, ShownRow } from "./report-rows.server.ts";
import { taxonKey, UNNAMED } from "./rules.ts";

/** A typed name that is not shown cannot be agreed with. */
function shownTaxon(row: ShownRow): string | null {
  const taxon = taxonKey(row);
  return taxon === UNNAMED || (row.isBlurred && row.speciesId === null) ? null : taxon;
}

export const toReport = (row: ShownRow): SpeciesReport => ({
  id: row.id,
  reportType: row.reportType as ReportType,
  speciesId: row.speciesId,
  speciesName: row.speciesName,
  scientificName: row.scientificName,
  reportedAs: row.reportedAs,
  taxon: shownTaxon(row),
  location: row.location,
  latitude: row.latitude,
  longitude: row.longitude,
  uncertaintyMeters: row.uncertaintyMeters,
  positionSource: row.positionSource,
  projectId: row.projectId,
  projectTitle: row.projectTitle,
  isBlurred: row.isBlurred,
  isSensitive: row.isSensitive,
  description: row.description,
  abundance: row.abundance as Abundance | null,
  behaviorObserved: row.behaviorObserved,
  conservationConcerns: row.conservationConcerns,
  reportDate: row.observedOn,
  observedTime: row.observedTime,
  occurrenceStatus: row.occurrenceStatus,
  effortMinutes: row.effortMinutes,
  images: row.images,
  licence: row.licence as Licence,
  verificationStatus: row.verificationStatus,
  upvotes: row.upvotes,
  communityVotes: row.communityVotes,
  reporterName: row.reporterName || null,
  isDemo: row.isDemo,
  createdAt: row.createdAt?.toISOString() ?? null,
  isOwn: row.isOwn,
  hasUpvoted: row.hasUpvoted,
});

/** The words and pictures that readers see, which a moderation report is about. */
const saidOf = (row: ReportRow) => ({
  reportType: row.reportType,
  speciesName: row.speciesName,
  location: row.location,
  description: row.description,
  behaviorObserved: row.behaviorObserved,
  conservationConcerns: row.conservationConcerns,
  images: row.images,
});

export const versionOfReport = (row: ReportRow): string => versionOf(saidOf(row));

/** What the audit log keeps of it: no position, which the log would keep for ever. */
export function auditText(row: ReportRow) {
  const { location: _, ...said } = saidOf(row);
  return { ...said, verificationStatus: row.verificationStatus };
}

export const nameOfReport = ({ speciesName, observedOn }: ReportRow): string =>
  `${speciesName ?? "Report"} (${observedOn})`;
