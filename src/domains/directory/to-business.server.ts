import type { businesses } from "#src/db/schema/directory.server.ts";
import type { BoaterFacts } from "./boater-facts-contract.ts";
import type { Business, PriceRange } from "./contract.ts";
import { openStateOf } from "./open-state.server.ts";

export type BusinessRow = typeof businesses.$inferSelect;

/** What anyone may see of a listing. The owner's address is added for those whom it concerns. */
export function toBusiness(row: BusinessRow, now: Date): Business {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    address: row.address,
    city: row.city,
    state: row.state,
    zipCode: row.zipCode,
    phone: row.phone,
    email: row.email,
    website: row.website,
    latitude: row.latitude === null ? null : row.latitude.toFixed(6),
    longitude: row.longitude === null ? null : row.longitude.toFixed(6),
    positionIsApproximate: row.positionIsApproximate,
    timeZone: row.timeZone,
    images: row.images,
    videos: row.videos,
    hours: row.hoursText,
    openState: openStateOf(row, now),
    priceRange: row.priceRange as PriceRange,
    amenities: row.amenities,
    facts: row.facts as BoaterFacts,
    isActive: row.status === "live",
    isFeatured: row.featuredLevel > 0,
    featuredLevel: row.featuredLevel,
    averageRating: Number(row.averageRating).toFixed(1),
    reviewCount: row.reviewCount,
    ownerId: row.ownerId,
    ownerEmail: null,
    createdAt: row.createdAt.toISOString(),
  };
}
