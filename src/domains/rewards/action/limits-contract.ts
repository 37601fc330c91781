/** What a page may tell of; of these the server sees all but the first two by itself. */
export const ACTIONS = [
  "social_share",
  "visit",
  "review",
  "photo",
  "event_attended",
  "experience_shared",
  "edit",
  "confirmation",
] as const;

/** Why something that was told earned nothing. */
export const UNCOUNTED_REASONS = [
  "seen_by_server",
  "over_limit",
  "not_close",
  "too_fast",
  "already_today",
  "own_listing",
  "not_oneself",
  "administrator",
] as const;
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number];

/** As whoever told it reads it. */
export const UNCOUNTED_WORDS: Readonly<Record<UncountedReason, string>> = {
  seen_by_server: "This counts by itself, once it is published or you are checked in.",
  over_limit: "This is over today's limit, so it earns no points.",
  not_close: "You are not close enough to this place.",
  too_fast: "Your last visit was too far away to have come here since.",
  already_today: "You have already checked in here today.",
  own_listing: "Your own listing earns you no points.",
  not_oneself: "Only what people do themselves earns them points.",
  administrator: "Administrators do not collect points.",
};

export const VISIT_METERS = 300;
/** So much of what a device is unsure of is added to the distance. */
export const ACCURACY_ADDED_METERS = 100;
/** A position that is less sure than this says nothing. */
export const ACCURACY_MAX_METERS = 200;
export const SPEED_MAX_MPH = 150;
/** Of a kind on one day, counted or not; what comes after them is not even kept. */
export const ACTIONS_KEPT_PER_DAY = 20;
