/** Without zod, so that pages can show them without loading a validator. */

export const REQUEST_TYPES = {
  destination: "Destinations",
  activity: "Activities",
  route: "Routes",
  weather_based: "Weather",
} as const;
export type RequestType = keyof typeof REQUEST_TYPES;

export const EXPERIENCE_LEVELS = ["beginner", "intermediate", "advanced", "expert"] as const;
type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

export const BUDGETS = ["budget", "moderate", "luxury"] as const;
export type Budget = (typeof BUDGETS)[number];

export const GROUP_SIZES = ["solo", "couple", "family", "group"] as const;
export type GroupSize = (typeof GROUP_SIZES)[number];

export const WEATHER_SENSITIVITIES = ["low", "medium", "high"] as const;
export type WeatherSensitivity = (typeof WEATHER_SENSITIVITIES)[number];

export const ACTIVITIES = [
  "Sailing",
  "Fishing",
  "Diving",
  "Snorkeling",
  "Kayaking",
  "Paddleboarding",
  "Boat Tours",
  "Marine Dining",
  "Waterfront Events",
  "Beach Activities",
  "Wildlife Watching",
  "Photography",
  "Swimming",
  "Surfing",
] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const INTERESTS = [
  "Marine Wildlife",
  "Historical Sites",
  "Local Cuisine",
  "Adventure Sports",
  "Photography",
  "Family Activities",
  "Romantic Experiences",
  "Nightlife",
  "Cultural Events",
  "Nature Conservation",
  "Relaxation",
  "Learning",
] as const;
export type Interest = (typeof INTERESTS)[number];

/** In miles. */
export const DISTANCE_MIN = 5;
export const DISTANCE_MAX = 500;
export const DISTANCE_DEFAULT = 25;

/** In knots. */
export const SPEED_MIN = 1;
export const SPEED_MAX = 60;
/** What routes are reckoned with when nobody said how fast the boat runs. */
export const SPEED_ASSUMED = 6;

/** In feet. */
export const DRAFT_MAX = 30;

export const PLACE_MAX_LENGTH = 200;

/** Cards of an answer; routes are fewer, since each of them has several stops. */
export const SHOWN_MAX = 8;
export const ROUTES_MAX = 3;

export interface Preferences {
  experienceLevel: ExperienceLevel;
  favoriteActivities: Activity[];
  budgetRange: Budget;
  groupSize: GroupSize;
  interests: Interest[];
  preferredDistance: number;
  weatherSensitivity: WeatherSensitivity;
  boatSpeedKnots: number | null;
  draftFeet: number | null;
}

export const DEFAULT_PREFERENCES: Preferences = {
  experienceLevel: "intermediate",
  favoriteActivities: [],
  budgetRange: "moderate",
  groupSize: "couple",
  interests: [],
  preferredDistance: DISTANCE_DEFAULT,
  weatherSensitivity: "medium",
  boatSpeedKnots: null,
  draftFeet: null,
};

/** What makes the score, in the order in which a card explains it. */
export const FACTORS = {
  distance: "Distance",
  activities: "Activities",
  interests: "Interests",
  budget: "Budget",
  group: "Group",
  experience: "Experience",
  season: "Season",
  hours: "Opening hours",
  tide: "Tide",
  daylight: "Daylight",
  forecast: "Forecast",
  rating: "Rating",
} as const;
export type FactorName = keyof typeof FACTORS;

export const DIFFICULTIES = ["Easy", "Moderate", "Challenging"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Which engine answered. */
export const ENGINES = ["embedded", "model"] as const;
