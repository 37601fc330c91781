/** Without zod, so that pages can show them without loading a validator. */
export const FORMATS = {
  csv: "CSV",
  excel: "Excel",
  json: "JSON",
  pdf: "PDF report",
  dwca: "Darwin Core Archive",
} as const;
export type Format = keyof typeof FORMATS;

export const DATA_TYPES = {
  sightings: "Sightings",
  reports: "Reports",
  alerts: "Alerts",
  population: "Population",
  threats: "Threats",
  projects: "Projects",
} as const;
export type DataType = keyof typeof DATA_TYPES;

/** Those whose rows say that somebody saw a species somewhere. */
export const OCCURRENCE_TYPES = ["sightings", "reports", "population", "threats"] as const;

export const STANDARDS = { plain: "Plain columns", "darwin-core": "Darwin Core terms" } as const;
export type Standard = keyof typeof STANDARDS;

/** Formats whose columns can be terms of Darwin Core; the archive has no others. */
export const TERM_FORMATS: readonly Format[] = ["csv", "excel", "json", "dwca"];

/** So many rows are in the answer itself; more are written by a job. */
export const ANSWER_ROWS_MAX = 10_000;

export const DEFAULT_DAYS = 30;

export const NO_TYPE = "Please select at least one data type to export";

export const EXPORT_PAGE = "/data-export";
export const exportPath = (id: string): string => `${EXPORT_PAGE}/${id}`;
