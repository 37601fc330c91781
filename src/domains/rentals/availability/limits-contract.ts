/** Without the validator, for the first load of pages. */
export const RENTAL_SEASONS = ["all", "spring", "summer", "fall", "winter"] as const;
export type RentalSeason = (typeof RENTAL_SEASONS)[number];

export const START_STEPS = [15, 30, 60] as const;

/** Whole hours. */
export const DURATION_MAX = 720;
export const MIN_DURATION_DEFAULT = 1;
export const MAX_DURATION_DEFAULT = 24;

export const QUANTITY_MAX = 500;
/** A day. */
export const BUFFER_MAX_MINUTES = 1440;
/** Thirty days. */
export const NOTICE_MAX_MINUTES = 43_200;

/** How far ahead, and for the owner's own notes how far back, a booking may begin. */
export const HORIZON_DAYS = 730;

/** Where the listing has no position yet. */
export const TIME_ZONE_DEFAULT = "America/New_York";
