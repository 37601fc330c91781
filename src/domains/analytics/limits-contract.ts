/** Long enough to set a month beside the same month of the year before. */
export const RETENTION_DAYS = 400;

/** What an owner can look at. */
export const ANALYTICS_PERIODS = [7, 30, 90, 365] as const;
export const ANALYTICS_DAYS_DEFAULT = 30;
export const ANALYTICS_DAYS_MAX = 365;

/** Of fewer listings a median would tell what single ones are up to. */
export const MEDIAN_LISTINGS_MIN = 5;

/** Of one page of results in one report. */
export const APPEARANCES_MAX = 100;
