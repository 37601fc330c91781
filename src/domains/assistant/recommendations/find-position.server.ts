import type { Db } from "#src/db/client.server.ts";
import { findRegion } from "#src/domains/directory/listing/place-rules.ts";
import { findPlace } from "#src/domains/places/find-place.server.ts";
import { searchListings } from "#src/domains/search/search.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Point } from "./candidate-rules.ts";
import type { RecommendationRequest } from "./contract.ts";

export interface NamedPosition extends Point {
  name: string;
}

const UNKNOWN_PLACE =
  "We do not know this place. Please name a town with its state, such as Annapolis, MD, or a ZIP code.";

/** The position that was given, else that of the place that was named; null when there is neither. */
export async function findPosition(
  db: Db,
  { location, preferences }: Pick<RecommendationRequest, "location" | "preferences">,
): Promise<NamedPosition | null> {
  if (typeof location === "string" && location !== "") return findNamed(db, location);
  const given = (typeof location === "string" ? null : location) ?? preferences.location;
  return given ? { name: "Your position", latitude: given.lat, longitude: given.lng } : null;
}

/** The gazetteer knows ZIP codes and towns with their state; the search knows towns by their name alone. */
async function findNamed(db: Db, written: string): Promise<NamedPosition> {
  const place = await findPlace(written);
  if (place) return named(written, place);
  if (!findRegion(written)) {
    const found = await searchListings(db, { city: written, radius: 0, limit: 1, offset: 0 });
    const [listing] = found.businesses;
    const town = listing && `${listing.city}, ${listing.state}`;
    const middle = town && ((await findPlace(town)) ?? pointOf(listing));
    if (town && middle) return named(town, middle);
  }
  throw new AppError("invalid", UNKNOWN_PLACE, { fields: { location: UNKNOWN_PLACE } });
}

interface Written {
  latitude: string | null;
  longitude: string | null;
}

const pointOf = ({ latitude, longitude }: Written) =>
  latitude !== null && longitude !== null ? { latitude, longitude } : null;

const named = (name: string, place: { latitude: string; longitude: string }): NamedPosition => ({
  name,
  latitude: Number(place.latitude),
  longitude: Number(place.longitude),
});
