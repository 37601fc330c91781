import type { Achievement } from "./contract.ts";

/** The nine that every Landfall has; administrators add others. */
export const FIXED_ACHIEVEMENTS: readonly Achievement[] = [
  {
    ...{ id: 1, title: "First Log Entry", icon: "pen", category: "Reviews" },
    description: "Have your first review published.",
    ...{ points: 50, badgeLevel: "bronze", requirements: { measure: "reviews", goal: 1 } },
  },
  {
    ...{ id: 2, title: "Harbor Critic", icon: "star", category: "Reviews" },
    description: "Have reviews of five places published.",
    ...{ points: 150, badgeLevel: "silver", requirements: { measure: "reviews", goal: 5 } },
  },
  {
    ...{ id: 3, title: "Dock Hopper", icon: "map-pin", category: "Places" },
    description: "Check in at three places on the water's edge.",
    ...{ points: 100, badgeLevel: "bronze", requirements: { measure: "places", goal: 3 } },
  },
  {
    ...{ id: 4, title: "Signal Flags", icon: "megaphone", category: "Sharing" },
    description: "Share places and events with others ten times.",
    ...{ points: 75, badgeLevel: "bronze", requirements: { measure: "shares", goal: 10 } },
  },
  {
    ...{ id: 5, title: "Regatta Regular", icon: "users", category: "Events" },
    description: "Be checked in at five events.",
    ...{ points: 300, badgeLevel: "gold", requirements: { measure: "events", goal: 5 } },
  },
  {
    ...{ id: 6, title: "Storyteller", icon: "camera", category: "Sharing" },
    description: "Have five shared experiences published.",
    ...{ points: 300, badgeLevel: "gold", requirements: { measure: "experiences", goal: 5 } },
  },
  {
    ...{ id: 7, title: "Local Pilot", icon: "compass", category: "Places" },
    description: "Have ten corrections of listings accepted.",
    ...{ points: 400, badgeLevel: "gold", requirements: { measure: "edits", goal: 10 } },
  },
  {
    ...{ id: 8, title: "Steady Course", icon: "flame", category: "Streaks" },
    description:
      "Do something for other boaters on fourteen days in a row; one missed day in seven is forgiven.",
    ...{ points: 500, badgeLevel: "platinum", requirements: { measure: "bestStreak", goal: 14 } },
  },
  {
    ...{ id: 9, title: "Master Mariner", icon: "trophy", category: "Points" },
    description: "Reach 1,000 points in all.",
    ...{ points: 1000, badgeLevel: "platinum", requirements: { measure: "points", goal: 1000 } },
  },
];
