/** Whole dollars for each month, until cancelled. */
export const ORGANIZER_MONTHLY_PRICE = 39;
