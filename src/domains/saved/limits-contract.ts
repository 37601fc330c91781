/** Without a schema, so that a page can use them without loading the validator. */

/** As many as one page can show at once. */
export const SAVED_MAX = 300;

/** The largest number of a listing or an event. */
export const ROW_ID_MAX = 2_147_483_647;
