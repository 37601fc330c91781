import type { BoaterFacts } from "./boater-facts-contract.ts";
import type { Business, PriceRange } from "./contract.ts";
import type { ListingRow } from "./load-listings.server.ts";
import { openStateOf } from "./open-state.server.ts";
import { milesBetween, type Point } from "./position-rules.ts";
import { CUSTOM_DESCRIPTION_LEVEL } from "./rules.ts";

/** What anyone may see of a listing. Who owns it is added for those whom it concerns. */
export function toBusiness(row: ListingRow, now: Date): Business {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    customDescription: row.featuredLevel >= CUSTOM_DESCRIPTION_LEVEL ? row.customDescription : null,
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
    isPaidPlacement: row.paidLevel > 0,
    averageRating: Number(row.averageRating).toFixed(1),
    reviewCount: row.reviewCount,
    ownerId: null,
    ownerEmail: null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** How far it is from a point, to a tenth of a mile; a listing without a position is nowhere. */
export function withDistance(business: Business, from: Point): Business {
  if (!business.latitude || !business.longitude) return business;
  const there = { latitude: Number(business.latitude), longitude: Number(business.longitude) };
  return { ...business, distanceMiles: Math.round(milesBetween(from, there) * 10) / 10 };
}

interface Person {
  email: string;
  firstName: string | null;
  lastName: string | null;
}

/** With what concerns only those who manage it. */
export function toManagedListing(
  row: ListingRow,
  { owner, submitter }: { owner: Person | null; submitter?: Person | null },
  now: Date,
): Business {
  return {
    ...toBusiness(row, now),
    ownerId: row.ownerId,
    ownerEmail: owner?.email ?? null,
    status: row.status,
    version: row.version,
    grantedLevel: row.grantedLevel,
    paidLevel: row.paidLevel,
    ...(submitter !== undefined && { submitter: submitter && named(submitter) }),
  };
}

const named = ({ email, firstName, lastName }: Person) => ({
  email,
  name: [firstName, lastName].filter(Boolean).join(" ") || email,
});
