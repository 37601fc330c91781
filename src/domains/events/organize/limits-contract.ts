/** The code of a change that would cancel dates which people registered for. */
export const CANCELS_DATES = "cancels_dates";

/** Which dates of a series a change is about. */
export const EDIT_SCOPES = ["all", "later", "date"] as const;
export type EditScope = (typeof EDIT_SCOPES)[number];

/** Which dates the fields of a form were filled with, as a plain form says it. */
export const begunForText = (choice: { scope: EditScope; dateId: number | string | null }) =>
  choice.scope === "all" ? "all" : `${choice.scope} ${choice.dateId ?? ""}`;

/** What of an event a plain form can take away. */
export const leavesOut = (given: string, part: "picture" | "pin"): boolean =>
  given.split(",").includes(part);

/** Dates that the form shows before anything is saved, and how many it can show. */
export const PREVIEW_FIRST = 6;
export const PREVIEW_MAX = 60;
