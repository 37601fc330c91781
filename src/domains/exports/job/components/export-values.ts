import type { DataType, Format, Standard } from "../../dataset/limits-contract.ts";
import { TERM_FORMATS } from "../../dataset/limits-contract.ts";
import type { AskedExportInput } from "../contract.ts";

export interface ExportValues {
  format: Format;
  dataTypes: DataType[];
  dateRange: { start: string; end: string };
  includeMetadata: boolean;
  includeImages: boolean;
  includeCoordinates: boolean;
  filterVerified: boolean;
  standard: Standard;
}

export const EXPORT_FIELDS = [
  "format",
  "dataTypes",
  "dateRange.start",
  "dateRange.end",
  "standard",
] as const;

export const OPTIONS = {
  includeMetadata: ["Include metadata", "Who, when, how sure, with a link to each row"],
  includeImages: ["Include images", "Addresses of pictures, not the pictures"],
  includeCoordinates: ["Include coordinates", "Those of threatened species are rough"],
  filterVerified: ["Verified only", "What others or an expert have confirmed"],
} as const;
export type OptionName = keyof typeof OPTIONS;

export const startValues = (dateRange: ExportValues["dateRange"]): ExportValues => ({
  ...{ format: "csv", dataTypes: ["sightings"], dateRange, standard: "plain" },
  ...{ includeMetadata: true, includeImages: false },
  ...{ includeCoordinates: true, filterVerified: false },
});

/** A form that came back holds texts, and nothing for a box that was not ticked. */
export function valuesAgain(
  said: Readonly<Record<string, string>>,
  start: ExportValues,
): ExportValues {
  if (Object.keys(said).length === 0) return start;
  const isTicked = (name: OptionName) => said[name] === "true";
  return {
    format: (said.format as Format) ?? start.format,
    standard: (said.standard as Standard) ?? start.standard,
    dataTypes: (said.dataTypes ?? "").split(",").filter(Boolean) as DataType[],
    dateRange: { start: said["dateRange.start"] ?? "", end: said["dateRange.end"] ?? "" },
    includeMetadata: isTicked("includeMetadata"),
    includeImages: isTicked("includeImages"),
    includeCoordinates: isTicked("includeCoordinates"),
    filterVerified: isTicked("filterVerified"),
  };
}

/** A PDF has no choice of columns; a ticked box holds the text that a plain form would send. */
export const toAsked = ({ standard, ...values }: ExportValues): AskedExportInput => ({
  ...values,
  includeMetadata: Boolean(values.includeMetadata),
  includeImages: Boolean(values.includeImages),
  includeCoordinates: Boolean(values.includeCoordinates),
  filterVerified: Boolean(values.filterVerified),
  standard: TERM_FORMATS.includes(values.format) ? standard : "plain",
});
