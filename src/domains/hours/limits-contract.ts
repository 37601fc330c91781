/** Without zod, so that pages can reckon with them without loading a validator. */
export const DAY_MINUTES = 1440;
export const WEEK_MINUTES = 7 * DAY_MINUTES;
