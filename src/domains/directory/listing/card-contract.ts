import type { Business } from "./contract.ts";

/** What a card of a listing and its pin on a map show. A whole listing is more than one. */
export type ListingCardFacts = Pick<
  Business,
  | "id"
  | "name"
  | "category"
  | "city"
  | "state"
  | "latitude"
  | "longitude"
  | "images"
  | "openState"
  | "priceRange"
  | "amenities"
  | "featuredLevel"
  | "isPaidPlacement"
  | "averageRating"
  | "reviewCount"
  | "cardFacts"
  | "distanceMiles"
>;
