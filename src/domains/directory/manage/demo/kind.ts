import type { Coast } from "./town.ts";

export type HoursStyle =
  | "kitchen"
  | "breakfast"
  | "late"
  | "shop"
  | "dawn"
  | "desk"
  | "office"
  | "season"
  | "patio"
  | "always"
  | "asked";

/**
 * A kind of business within a category, such as a crab house among the restaurants. Sentences hold
 * slots in braces that the writer fills from the town, the coast and the business itself.
 */
export interface Kind {
  id: string;
  weight: number;
  coasts?: readonly Coast[];
  prices: readonly string[];
  hours: readonly HoursStyle[];
  names: readonly string[];
  leads: readonly string[];
  details: readonly string[];
  /** What reviewers praise and what they grumble at, as noun phrases. */
  likes: readonly string[];
  gripes: readonly string[];
  amenities: readonly string[];
  maybe: readonly string[];
}

export interface CategoryBook {
  category: string;
  /** Of a hundred businesses ashore, about this many. */
  share: number;
  kinds: readonly Kind[];
  scenes: readonly string[];
  practical: readonly string[];
  closers: readonly string[];
}
