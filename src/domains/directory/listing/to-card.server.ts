import type { ListingCardFacts } from "./card-contract.ts";
import type { Business } from "./contract.ts";

/** For the loaders of pages: what is in their data is written into the page and read by the browser. */
export function toCard(business: Business): ListingCardFacts {
  const { id, name, category, city, state, latitude, longitude, openState, priceRange } = business;
  const { amenities, featuredLevel, isPaidPlacement, averageRating, reviewCount } = business;
  return {
    id,
    name,
    category,
    city,
    state,
    latitude,
    longitude,
    images: business.images.slice(0, 1),
    openState,
    priceRange,
    amenities,
    featuredLevel,
    isPaidPlacement,
    averageRating,
    reviewCount,
    cardFacts: business.cardFacts,
    distanceMiles: business.distanceMiles,
  };
}
