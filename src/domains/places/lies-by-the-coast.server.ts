import { findStation } from "#src/domains/water/tide/find-tide-station.server.ts";
import { LAKE_PORTS } from "./data/lake-ports.ts";
import { findNear, milesBetween } from "./gazetteer.server.ts";
import { COAST_MILES } from "./limits-contract.ts";
import { OFFSHORE_MILES } from "./name-area.server.ts";
import { findTown } from "./zip-codes.server.ts";

interface Point {
  latitude: number;
  longitude: number;
}

/** Near the water, or off it: out at sea no station is near, but the nearest town lies on a coast. */
export async function liesByTheCoast(point: Point): Promise<boolean> {
  const [nearest] = await findNear(point, OFFSHORE_MILES);
  if (!nearest) return false;
  return (await isNearWater(point)) || isNearWater(nearest.town);
}

/** A tide station tells of the sea and of the rivers that it reaches up; the lakes have none. */
const isNearWater = async (point: Point): Promise<boolean> =>
  (await findStation(point, COAST_MILES)) !== null ||
  (await lakePorts()).some((port) => milesBetween(point, port) <= COAST_MILES);

let ports: Promise<Point[]> | undefined;

function lakePorts(): Promise<Point[]> {
  ports ??= Promise.all(LAKE_PORTS.map(([town, state]) => findTown(town, state)))
    .then((found) => found.flat())
    .catch((error: unknown) => {
      ports = undefined;
      throw error;
    });
  return ports;
}
