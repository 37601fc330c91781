import { AppError } from "#src/shared/errors.ts";
import type { GivenPosition } from "./contract.ts";
import { findPlace } from "./find-place.server.ts";
import type { PositionSource } from "./limits-contract.ts";
import { nameArea, nameNearest, OPEN_OCEAN } from "./name-area.server.ts";
import { middleOfCell } from "./rules.ts";

export interface PlaceValues {
  location: string;
  latitude: string | null;
  longitude: string | null;
  accuracyMeters: number | null;
  positionSource: PositionSource | null;
  publicArea: string | null;
}

/**
 * For the columns of a place: a position that was not given is that of the named town, where it is known, and a
 * position without words is called after the nearest town.
 */
export async function placeValues({
  location: written,
  ...given
}: GivenPosition): Promise<PlaceValues> {
  const position = await positionOf(written, given);
  const publicArea =
    position.latitude === null || position.longitude === null
      ? null
      : await nameArea({
          latitude: middleOfCell(position.latitude),
          longitude: middleOfCell(position.longitude),
        });
  if (publicArea === OPEN_OCEAN) throw tooFar();
  const location = written || (await nameTown(position));
  return { location, ...position, publicArea };
}

const nameTown = ({ latitude, longitude }: Pick<PlaceValues, "latitude" | "longitude">) =>
  nameNearest({ latitude: Number(latitude), longitude: Number(longitude) });

const TOO_FAR =
  "This position is far from the coasts that Landfall covers. Please check both coordinates and their signs.";
const tooFar = (): AppError => new AppError("invalid", TOO_FAR, { fields: { latitude: TOO_FAR } });

async function positionOf(location: string, given: Omit<GivenPosition, "location">) {
  if (given.latitude !== null && given.longitude !== null)
    return { ...given, positionSource: given.positionSource ?? ("map" as const) };
  const found = await findPlace(location);
  if (found) return { ...found, positionSource: "place" as const };
  return { latitude: null, longitude: null, accuracyMeters: null, positionSource: null };
}
