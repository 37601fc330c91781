import { findTown, findZip } from "#src/domains/places/zip-codes.server.ts";
import type { FoundPosition, PositionRequest } from "./contract.ts";

/**
 * The middle of a ZIP code, else of a city, from a gazetteer that ships with Landfall. A ZIP code
 * of another state than the given one is a slip of the finger and not believed.
 */
export async function findPosition(place: PositionRequest): Promise<FoundPosition["position"]> {
  const zip = await findZip(place.zipCode.slice(0, 5));
  if (zip?.state === place.state) {
    return { latitude: zip.latitude, longitude: zip.longitude, of: "ZIP code" };
  }
  const parts = await findTown(writtenOut(place.city), place.state);
  if (parts.length === 0) return null;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(parts.map(({ latitude }) => latitude)),
    longitude: mean(parts.map(({ longitude }) => longitude)),
    of: "city",
  };
}

/** The gazetteer knows Saint Petersburg and Fort Lauderdale, not St. and Ft. */
function writtenOut(city: string): string {
  return city
    .trim()
    .replace(/^st\.?\s+/i, "Saint ")
    .replace(/^ft\.?\s+/i, "Fort ")
    .replace(/^mt\.?\s+/i, "Mount ");
}
