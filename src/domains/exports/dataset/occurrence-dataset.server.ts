import { sql } from "drizzle-orm";
import { exportedReports } from "#src/domains/sightings/exported-reports.server.ts";
import type { ReportType } from "#src/domains/sightings/limits-contract.ts";
import type { Dataset } from "./dataset.server.ts";
import type { DataType } from "./limits-contract.ts";
import { OCCURRENCE_COLUMNS } from "./occurrence-columns.ts";
import { GENERALIZED, WITHHELD } from "./report-datasets.server.ts";

const TYPES: Partial<Record<DataType, ReportType>> = {
  sightings: "sighting",
  population: "population",
  threats: "threat",
};

/** All kinds that were asked for as one table: an occurrence is in it once. */
function typesOf(dataTypes: readonly DataType[]): ReportType[] | null {
  return dataTypes.includes("reports") ? null : dataTypes.flatMap((type) => TYPES[type] ?? []);
}

/** Only what says where and of what taxon: OBIS drops the others, and what lies at 0, 0. */
export const occurrenceDataset = (dataTypes: readonly DataType[]): Dataset => ({
  columns: OCCURRENCE_COLUMNS,
  query: ({ db, viewer, baseUrl, start, end, verifiedOnly }) => sql`
    select 'urn:landfall:report:' || id as "occurrenceID", 'HumanObservation' as "basisOfRecord",
      occurrence as "occurrenceStatus", day as "eventDate",
      coalesce(scientific_name, genus) as "scientificName",
      case when scientific_name is not null
        then 'urn:lsid:marinespecies.org:taxname:' || aphia_id end as "scientificNameID",
      case when scientific_name is null then 'genus' else 'species' end as "taxonRank",
      case when species_group <> 'plants' then 'Animalia' end as kingdom,
      reported_name as "vernacularName",
      case when scientific_name is null then 'sp.' end as "identificationQualifier",
      status as "identificationVerificationStatus", null as "individualCount",
      case abundance when 'rare' then '1-2' when 'uncommon' then '3-10' when 'common' then '11-50'
        when 'abundant' then '50+' end as "organismQuantity",
      case when abundance is not null then 'abundance class' end as "organismQuantityType",
      'US' as "countryCode", location as locality,
      case when is_blurred then ${GENERALIZED}::text end as "dataGeneralizations",
      case when is_blurred then ${WITHHELD}::text end as "informationWithheld",
      case when is_demo then 'Landfall demo data (invented)' else 'Landfall community reports' end as "datasetName",
      case licence when 'CC0-1.0' then 'https://creativecommons.org/publicdomain/zero/1.0/legalcode'
        when 'CC-BY-NC-4.0' then 'https://creativecommons.org/licenses/by-nc/4.0/legalcode'
        else 'https://creativecommons.org/licenses/by/4.0/legalcode' end as license,
      latitude as "decimalLatitude", longitude as "decimalLongitude",
      'EPSG:4326' as "geodeticDatum", uncertainty as "coordinateUncertaintyInMeters", behavior,
      effort as "sampleSizeValue", case when effort is not null then 'minutes' end as "sampleSizeUnit",
      description as "occurrenceRemarks",
      ${baseUrl}::text || '/community-tracking/reports/' || id as "references",
      (select string_agg(${baseUrl}::text || image, ' | ') from unnest(images) image) as "associatedMedia"
    from (${exportedReports(db, viewer, { start, end, types: typesOf(dataTypes), verifiedOnly })}) reports
    where coalesce(scientific_name, genus) is not null and latitude is not null
      and (latitude, longitude) <> (0, 0)
    order by day, id`,
});
