import { AppError } from "#src/shared/errors.ts";
import type { GivenPosition } from "./contract.ts";
import { findPlace } from "./find-place.server.ts";
import { liesByTheCoast } from "./lies-by-the-coast.server.ts";
import { PLACE_FAR_AWAY, POSITION_FAR_AWAY, type PositionSource } from "./limits-contract.ts";
import { nameArea, nameNearest } from "./name-area.server.ts";
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
  const { latitude, longitude, positionSource } = position;
  if (latitude === null || longitude === null)
    return { location: written, ...position, publicArea: null };
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  if (!(await liesByTheCoast(point))) throw farFromCoast(positionSource);
  const cell = { latitude: middleOfCell(latitude), longitude: middleOfCell(longitude) };
  const location = written || (await nameNearest(point));
  return { location, ...position, publicArea: await nameArea(cell) };
}

/** At the field that said it: the coordinates, or the place that was written. */
function farFromCoast(said: PositionSource | null): AppError {
  const [field, message] =
    said === "place" ? ["location", PLACE_FAR_AWAY] : ["latitude", POSITION_FAR_AWAY];
  return new AppError("invalid", message, { fields: { [field]: message } });
}

async function positionOf(location: string, given: Omit<GivenPosition, "location">) {
  if (given.latitude !== null && given.longitude !== null)
    return { ...given, positionSource: given.positionSource ?? ("map" as const) };
  const found = await findPlace(location);
  if (found) return { ...found, positionSource: "place" as const };
  return { latitude: null, longitude: null, accuracyMeters: null, positionSource: null };
}
