import type { CellType, Column, ColumnGroup } from "../file/table.ts";

const DWC = "http://rs.tdwg.org/dwc/terms/";
const DCTERMS = "http://purl.org/dc/terms/";

type Term = readonly [name: string, about: string, type?: CellType];

const terms =
  (group: ColumnGroup, vocabulary = DWC) =>
  (...given: readonly Term[]): Column[] =>
    given.map(([name, about, type = "text"]) => ({
      ...{ name, type, group, about },
      term: vocabulary + name,
    }));

/** What OBIS and GBIF ask of an occurrence, in the words of Darwin Core. */
export const OCCURRENCE_COLUMNS: readonly Column[] = [
  ...terms("base")(
    ["occurrenceID", "The lasting name of the record; the same in every export."],
    ["basisOfRecord", "Always HumanObservation."],
    ["occurrenceStatus", "Present, or absent where people looked and saw none."],
    ["eventDate", "When it was observed: a moment in UTC, or the day alone."],
    ["scientificName", "The name of the lowest taxon that is sure."],
    ["scientificNameID", "That name in the World Register of Marine Species."],
    ["taxonRank", "The rank of that taxon."],
    ["kingdom", "The kingdom that it is of."],
    ["vernacularName", "The common name, as it was reported."],
    ["identificationQualifier", "What the report says beyond the sure taxon."],
    ["identificationVerificationStatus", "Whether others verified the report."],
    ["individualCount", "How many were counted; empty where nobody counted.", "number"],
    ["organismQuantity", "How many there were, as a class."],
    ["organismQuantityType", "What kind of class that is."],
    ["countryCode", "The country off whose coast it was."],
    ["locality", "Where it was; a county or a water where the place is generalized."],
    ["dataGeneralizations", "How the place and the time were made coarser."],
    ["informationWithheld", "What is not in the record, and why."],
    ["datasetName", "What the record is part of; it says so where a record is invented."],
  ),
  ...terms("base", DCTERMS)(["license", "The licence of the record."]),
  ...terms("coordinates")(
    ["decimalLatitude", "Degrees north.", "number"],
    ["decimalLongitude", "Degrees east.", "number"],
    ["geodeticDatum", "What the degrees are measured by."],
    ["coordinateUncertaintyInMeters", "The true point lies within so many metres.", "number"],
  ),
  ...terms("metadata")(
    ["behavior", "What the animal did."],
    ["sampleSizeValue", "How long people looked.", "number"],
    ["sampleSizeUnit", "What that is measured in."],
    ["occurrenceRemarks", "What the reporter wrote."],
  ),
  ...terms("metadata", DCTERMS)(["references", "The page of the record on Landfall."]),
  ...terms("images")(["associatedMedia", "Addresses of its pictures, with bars between them."]),
];
