export const ACHIEVEMENTS_TABS = ["achievements", "tiers", "leaderboard"] as const;
export type AchievementsTab = (typeof ACHIEVEMENTS_TABS)[number];

/** The tab that the address asks for, else the first. */
export const readAchievementsTab = (search: URLSearchParams): AchievementsTab =>
  ACHIEVEMENTS_TABS.find((tab) => tab === search.get("tab")) ?? "achievements";
