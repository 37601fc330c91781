import type { businesses } from "#src/db/schema/directory.server.ts";
import { formatHours } from "#src/domains/hours/hours-text.ts";
import type { BoaterFacts } from "../listing/boater-facts-contract.ts";
import { factsOf } from "../listing/facts-contract.ts";
import type { BusinessChange } from "./contract.ts";
import { deriveListing } from "./derive-listing.server.ts";
import { findPosition } from "./find-position.server.ts";

type NewRow = typeof businesses.$inferInsert;

/** What people write of a listing, as its columns hold it. */
export type ListingFields = Pick<
  NewRow,
  | "name"
  | "description"
  | "category"
  | "address"
  | "city"
  | "state"
  | "zipCode"
  | "phone"
  | "email"
  | "website"
  | "hoursText"
  | "priceRange"
  | "amenities"
  | "images"
  | "videos"
> & {
  facts?: BoaterFacts;
  /** Null: to be found from the address. */
  position?: { latitude: number; longitude: number } | null;
};

/** The fields of a call under the names of their columns; what was not given stays away. */
export function fieldsIn(given: BusinessChange): Partial<ListingFields> {
  const { hours, latitude, longitude, ...rest } = given;
  const { version: _v, isActive: _a, status: _s, featuredLevel: _l, isFeatured: _f, ...own } = rest;
  const fields: Partial<ListingFields> = { ...own };
  if (hours !== undefined)
    fields.hoursText = typeof hours === "string" ? hours : formatHours(hours);
  if (latitude !== undefined && longitude !== undefined) {
    const isGiven = latitude !== null && longitude !== null;
    fields.position = isGiven ? { latitude, longitude } : null;
  }
  return fields;
}

interface KnownPosition {
  latitude: number | null;
  longitude: number | null;
  positionIsApproximate: boolean;
}

/**
 * The columns of a whole listing with everything that follows from them. A position that was only
 * found from the address moves with it; one that somebody gave stays.
 */
export async function columnsOf(
  { position, facts = {}, ...fields }: ListingFields,
  known: KnownPosition | null,
) {
  const place =
    position === undefined && known && !known.positionIsApproximate
      ? pick(known)
      : position
        ? { ...position, positionIsApproximate: false }
        : await findApproximately(fields);
  return {
    ...fields,
    ...place,
    facts: factsFor(fields.category, facts),
    ...deriveListing({ ...fields, ...place }),
  };
}

const pick = ({ latitude, longitude, positionIsApproximate }: KnownPosition): KnownPosition => ({
  latitude,
  longitude,
  positionIsApproximate,
});

async function findApproximately(place: Pick<ListingFields, "city" | "state" | "zipCode">) {
  const found = await findPosition(place);
  return {
    latitude: found?.latitude ?? null,
    longitude: found?.longitude ?? null,
    positionIsApproximate: found !== null,
  };
}

/** Slips of a marina that has become a restaurant say nothing any more. */
function factsFor(category: string, facts: BoaterFacts): BoaterFacts {
  const keys = factsOf(category).map(({ key }) => key);
  return Object.fromEntries(Object.entries(facts).filter(([key]) => keys.includes(key)));
}
