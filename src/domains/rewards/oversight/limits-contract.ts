export const ACHIEVEMENT_TITLE_MAX_LENGTH = 60;
export const ACHIEVEMENT_DESCRIPTION_MAX_LENGTH = 200;
export const ACHIEVEMENT_POINTS_MAX = 1000;
export const ACHIEVEMENT_GOAL_MAX = 100_000;

/** Names of icons that pages draw. */
export const ACHIEVEMENT_ICONS = [
  "anchor",
  "award",
  "binoculars",
  "camera",
  "compass",
  "flame",
  "lifebuoy",
  "map-pin",
  "megaphone",
  "pen",
  "ship",
  "star",
  "trophy",
  "users",
] as const;
