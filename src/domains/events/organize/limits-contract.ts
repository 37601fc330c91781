/** The code of a change that would cancel dates which people registered for. */
export const CANCELS_DATES = "cancels_dates";

/** Which dates of a series a change is about. */
export const EDIT_SCOPES = ["all", "later", "date"] as const;
export type EditScope = (typeof EDIT_SCOPES)[number];

/** Dates that the form shows before anything is saved, and how many it can show. */
export const PREVIEW_FIRST = 6;
export const PREVIEW_MAX = 60;
