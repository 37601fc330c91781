/** What can earn points. Others may join: what is stored keeps its own name. */
export const THING_KINDS = [
  "review",
  "photo",
  "visit",
  "event",
  "experience",
  "share",
  "edit",
  "fact",
  "report",
] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** What one is worth. The same for every review, whatever it says. */
export const POINTS: Readonly<Record<ThingKind, number>> = {
  review: 20,
  photo: 5,
  visit: 10,
  event: 30,
  experience: 15,
  share: 2,
  edit: 15,
  fact: 3,
  report: 15,
};

/** How many of a kind count on one day of the person; a kind that is not here has no limit. */
export const DAILY_LIMITS: Readonly<Partial<Record<ThingKind, number>>> = {
  photo: 10,
  visit: 5,
  event: 3,
  experience: 3,
  share: 5,
  edit: 10,
  fact: 10,
  report: 5,
};

/** How many of a kind count in a month of the person that rest on the word of one and the same account. */
export const MONTHLY_LIMITS_OF_ONE: Readonly<Partial<Record<ThingKind, number>>> = { event: 5 };

/** Grows with what a thing is worth; what was earned keeps what it was worth then. */
export const RULES_VERSION = 1;

/** What an achievement can be measured by. */
export const MEASURES = [
  "reviews",
  "photos",
  "places",
  "events",
  "experiences",
  "shares",
  "edits",
  "facts",
  "states",
  "activeDays",
  "bestStreak",
  "points",
] as const;
export type Measure = (typeof MEASURES)[number];

/** What is counted, after a number: "3 of 5 published reviews". */
export const MEASURE_WORDS: Readonly<Record<Measure, string>> = {
  reviews: "published reviews",
  photos: "published photos",
  places: "places visited",
  events: "events attended",
  experiences: "published experiences",
  shares: "shares",
  edits: "accepted corrections",
  facts: "confirmed facts",
  states: "states",
  activeDays: "active days",
  bestStreak: "days in a row",
  points: "points",
};

export const BADGE_LEVELS = ["bronze", "silver", "gold", "platinum"] as const;

/** Of a streak: one missed day in each of these is forgiven. */
export const FORGIVING_DAYS = 7;
