import { findPlace } from "#src/domains/places/find-place.server.ts";
import { findNear } from "#src/domains/places/gazetteer.server.ts";
import type { Region } from "#src/domains/species/limits-contract.ts";
import type { IdentifyRequest } from "./contract.ts";

/** Farther from any town it is the open ocean. */
const OFFSHORE_MILES = 300;

const REGION_OF_STATE: Readonly<Record<string, Region>> = {
  ...{ ME: "new-england", NH: "new-england", MA: "new-england", RI: "new-england" },
  ...{ CT: "new-england", NY: "mid-atlantic", NJ: "mid-atlantic", PA: "mid-atlantic" },
  ...{ DE: "mid-atlantic", MD: "mid-atlantic", DC: "mid-atlantic", VA: "mid-atlantic" },
  ...{ NC: "south-atlantic", SC: "south-atlantic", GA: "south-atlantic" },
  ...{ AL: "eastern-gulf", MS: "western-gulf", LA: "western-gulf", TX: "western-gulf" },
};

interface Point {
  latitude: number;
  longitude: number;
}

/** The stretch of coast that was meant; null where none was, or it is another coast. */
export async function findRegion(
  asked: Pick<IdentifyRequest, "location" | "latitude" | "longitude">,
): Promise<Region | null> {
  const point = await pointOf(asked);
  const [nearest] = point ? await findNear(point, OFFSHORE_MILES) : [];
  if (!point || !nearest) return null;
  if (nearest.town.state === "FL") return isEastFlorida(point) ? "florida" : "eastern-gulf";
  return REGION_OF_STATE[nearest.town.state] ?? null;
}

async function pointOf({
  location,
  latitude,
  longitude,
}: Pick<IdentifyRequest, "location" | "latitude" | "longitude">): Promise<Point | null> {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  if (location && typeof location === "object")
    return { latitude: location.lat, longitude: location.lng };
  const found = location ? await findPlace(location) : null;
  return found && { latitude: Number(found.latitude), longitude: Number(found.longitude) };
}

/** The Keys and everything east of the line from Cape Sable to the Georgia border. */
function isEastFlorida({ latitude, longitude }: Point): boolean {
  if (latitude < 25.2) return true;
  return longitude > (latitude < 26.2 ? -80.9 : -81.75);
}
