export const BOARD_PERIODS = ["week", "month", "all"] as const;
export type BoardPeriod = (typeof BOARD_PERIODS)[number];

export const BOARD_ROWS_SHOWN = 25;
/** Above and below one's own row. */
export const NEIGHBOURS = 2;
export const WINNERS_SHOWN = 3;
/** Stands where somebody has not chosen to be shown by name. */
export const A_MEMBER = "A member";

export const UNKNOWN_PAGE = "This page of the list is not known.";
