/** Without zod, so that pages can show them without loading a validator. */
export const EVENT_CATEGORIES = [
  "Boat Show",
  "Festival",
  "Sailing Race",
  "Fishing Tournament",
  "Recreation",
  "Education",
  "Watersports Competition",
  "Marine Conservation",
  "Networking Event",
  "Training Workshop",
] as const;

export const SEASONS = ["Spring", "Summer", "Fall", "Winter"] as const;
export type Season = (typeof SEASONS)[number];

export const EVENT_STATES = [
  "Maryland",
  "Florida",
  "Virginia",
  "North Carolina",
  "South Carolina",
  "Georgia",
] as const;

export const EVENT_STATUSES = ["active", "cancelled", "postponed"] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

export const WEATHER_CALLS = ["go", "no_go"] as const;
export type WeatherCall = (typeof WEATHER_CALLS)[number];

export const TITLE_MAX_LENGTH = 200;
export const DESCRIPTION_MAX_LENGTH = 10_000;
export const PLACE_MAX_LENGTH = 200;
export const PRICE_MAX_LENGTH = 100;
export const TAGS_MAX = 20;
export const TAG_MAX_LENGTH = 40;
export const CAPACITY_MAX = 100_000;
/** Of one party. */
export const ATTENDEES_MAX = 10;
export const ATTENDEES_DEFAULT = 1;
/** Of one date. */
export const LENGTH_MAX_DAYS = 31;

export const CARD_TAGS = 4;
export const COMPACT_CARD_TAGS = 2;
export const FEATURED_SHOWN = 3;
export const UPCOMING_SHOWN = 6;
/** How many of a day a calendar names. */
export const DAY_EVENTS_SHOWN = 3;
/** Coming dates of a series that an event's page names. */
export const COMING_DATES_SHOWN = 12;
/** In miles. */
export const RADIUS_DEFAULT = 25;
export const RADIUS_MAX = 200;

/** With a text or days a list is counted up to here; whether there are more is said. */
export const COUNT_CAP = 1000;
