import type { Region } from "#src/domains/species/limits-contract.ts";

export interface Point {
  latitude: number;
  longitude: number;
}

interface Stretch {
  region: Region;
  south: number;
  north: number;
  west: number;
  /** About 300 miles offshore. */
  east: number;
}

/** The East Coast from the north; the first that holds a point has it. */
const EAST_COAST: readonly Stretch[] = [
  { region: "new-england", south: 41, north: 46, west: -73.66, east: -64 },
  { region: "mid-atlantic", south: 36.55, north: 43, west: -80, east: -69 },
  { region: "south-atlantic", south: 30.71, north: 36.55, west: -82.5, east: -72 },
];
const GULF = { south: 22, north: 31.2, west: -98, east: -80.9 };
const FLORIDA = { south: 24, north: 30.71, west: -82.3, east: -78.5 };
/** Between Alabama and Mississippi. */
const WEST_OF = -88.4;

const holds = ({ south, north, west, east }: Omit<Stretch, "region">, point: Point): boolean =>
  point.latitude >= south &&
  point.latitude < north &&
  point.longitude >= west &&
  point.longitude <= east;

/** The stretch of coast of the catalogue to which a point belongs; null on every other coast. */
export function regionAt(point: Point): Region | null {
  const eastern = EAST_COAST.find((stretch) => holds(stretch, point));
  if (eastern) return eastern.region;
  if (holds(FLORIDA, point) && isEastFlorida(point)) return "florida";
  if (!holds(GULF, point)) return null;
  return point.longitude < WEST_OF ? "western-gulf" : "eastern-gulf";
}

/** The Keys, and everything east of the line from Cape Sable to the Georgia border. */
function isEastFlorida({ latitude, longitude }: Point): boolean {
  if (latitude < 25.2) return true;
  return longitude > (latitude < 26.2 ? -80.9 : -81.75);
}
