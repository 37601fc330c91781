/** Parts of the page of a rentals business; the first is what its plain address shows. */
export const DESK_TABS = ["overview", "calendar", "closed-days", "terms"] as const;
export type DeskTab = (typeof DESK_TABS)[number];

export const readDeskTab = (search: URLSearchParams): DeskTab =>
  DESK_TABS.find((tab) => tab === search.get("tab")) ?? "overview";

export const CALENDAR_VIEWS = ["month", "week"] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Of a month, so many bookings of a day are shown; of a week, all. */
export const MONTH_BOOKINGS_SHOWN = 4;

/** Before it begins, while it lasts, and after it. */
export const BOOKING_TIMES = ["upcoming", "now", "past"] as const;
export type BookingTimes = (typeof BOOKING_TIMES)[number];

/** Of what is there and belongs to somebody else. */
export const NOT_YOURS = "not-yours";

/** So many requests stand above everything else. */
export const WAITING_SHOWN = 5;
