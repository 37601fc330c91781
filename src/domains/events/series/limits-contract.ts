/** Without zod, so that pages can show them without loading a validator. */
export const FREQUENCIES = ["daily", "weekly", "monthly", "yearly"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** As calendars write them, in the order of the week. */
export const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const WEEKDAY_WORDS: Readonly<Record<Weekday, string>> = {
  MO: "Monday",
  TU: "Tuesday",
  WE: "Wednesday",
  TH: "Thursday",
  FR: "Friday",
  SA: "Saturday",
  SU: "Sunday",
};

/** What a month is counted by: the 31st, the second Saturday, the last Saturday, the last day. */
export const MONTHLY_ANCHORS = ["day", "weekday", "last_weekday", "last_day"] as const;
export type MonthlyAnchor = (typeof MONTHLY_ANCHORS)[number];

export const INTERVAL_MAX = 99;
export const COUNT_MAX = 400;
export const SKIPPED_MAX = 400;
/** Dates that one series has ahead at a time. */
export const DATES_AHEAD_MAX = 400;
/** How far ahead the dates of a series are kept as rows. */
export const HORIZON_DAYS = 400;
