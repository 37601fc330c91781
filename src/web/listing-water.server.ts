import type { Business } from "#src/domains/directory/listing/contract.ts";
import type { WaterConditions } from "#src/domains/water/tide/contract.ts";
import { findWaterConditions } from "#src/domains/water/tide/queries.server.ts";

/** Tides matter where a boat comes alongside. */
const hasDock = ({ category, facts }: Business): boolean =>
  category === "marinas" || category === "sandbars" || "dockSlips" in facts || "tieUp" in facts;

export async function findListingWater(
  business: Business,
  at: Date,
): Promise<WaterConditions | null> {
  const { latitude, longitude, timeZone } = business;
  if (!latitude || !longitude || !timeZone || !hasDock(business)) return null;
  return findWaterConditions({
    latitude: Number(latitude),
    longitude: Number(longitude),
    timeZone,
    at,
  });
}
