import { findPlace } from "#src/domains/places/find-place.server.ts";
import type { Region } from "#src/domains/species/limits-contract.ts";
import type { IdentifyRequest } from "./contract.ts";
import { type Point, regionAt } from "./region-rules.ts";

type Asked = Pick<IdentifyRequest, "location" | "latitude" | "longitude">;

/** The stretch of coast that was meant; null where none was, or it is another coast. */
export async function findRegion(asked: Asked): Promise<Region | null> {
  const point = await pointOf(asked);
  return point && regionAt(point);
}

async function pointOf({ location, latitude, longitude }: Asked): Promise<Point | null> {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  if (location && typeof location === "object")
    return { latitude: location.lat, longitude: location.lng };
  const found = location ? await findPlace(location) : null;
  return found && { latitude: Number(found.latitude), longitude: Number(found.longitude) };
}
