/** Without zod, so that pages can show them without loading a validator. */
export const REPORT_TYPES = {
  sighting: "Sighting",
  behavior: "Behavior",
  population: "Population",
  threat: "Threat",
  habitat_change: "Habitat change",
} as const;
export type ReportType = keyof typeof REPORT_TYPES;

export const ABUNDANCES = {
  rare: "Rare (1-2)",
  uncommon: "Uncommon (3-10)",
  common: "Common (11-50)",
  abundant: "Abundant (50+)",
} as const;
export type Abundance = keyof typeof ABUNDANCES;
export const ABUNDANCE_DEFAULT: Abundance = "common";

export const VERIFICATION_STATUSES = {
  pending: "Pending",
  verified: "Verified",
  disputed: "Disputed",
} as const;
export type VerificationStatus = keyof typeof VERIFICATION_STATUSES;

export const OCCURRENCES = { present: "Seen", absent: "Looked for and not seen" } as const;
export type Occurrence = keyof typeof OCCURRENCES;

export const LICENCES = {
  "CC-BY-4.0": "CC BY 4.0: use it, name me",
  "CC-BY-NC-4.0": "CC BY-NC 4.0: not for money",
  "CC0-1.0": "CC0: use it freely",
} as const;
export type Licence = keyof typeof LICENCES;

export const TEXT_MAX_LENGTH = 3000;
export const LINE_MAX_LENGTH = 500;
export const REASON_MAX_LENGTH = 500;
export const PHOTOS_MAX = 6;
/** So long the address of somebody without an account is kept with a report. */
export const ADDRESS_KEPT_DAYS = 365;
export const EFFORT_MAX_MINUTES = 24 * 60;
/** Ordinary reviewers who must agree, where no expert has spoken. */
export const AGREEING_REVIEWERS = 2;
/** Those who must all agree on another name than its reporter's. */
export const RENAMING_REVIEWERS = 3;
/** How many reports a chart shows at once. */
export const MAPPED_MAX = 300;

/** So many months a trend goes back. */
export const TREND_MONTHS = 24;
export const TRENDS_PATH = "/community-tracking/trends";
export const trendsPath = (speciesId: number): string => `${TRENDS_PATH}?speciesId=${speciesId}`;

export const reportPath = (id: number): string => `/community-tracking/reports/${id}`;
export const NEW_REPORT_PATH = "/community-tracking/reports/new";
export const editReportPath = (id: number): string => `${reportPath(id)}/edit`;

/** How far the reports that a text finds are counted. */
export const COUNT_CAP = 1000;
/** So far the list goes in pages; exports have all of them. */
export const OFFSET_MAX = 100_000;
/** So far the list that words find goes. */
export const FOUND_OFFSET_MAX = 10_000;

/** In place of words about a protected species that no expert has read yet. */
export const WORDS_WITHHELD = "Hidden until an expert has looked: it may tell where.";

export const DESCRIPTION_MISSING = "Please describe what you saw.";
export const EFFORT_MISSING = "Please say for how many minutes you looked.";
