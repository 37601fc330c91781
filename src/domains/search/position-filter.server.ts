import { type SQL, sql } from "drizzle-orm";
import { businesses } from "#src/db/schema/directory.server.ts";
import { cellsBetween, cellWords } from "./cell-words.ts";
import type { Filter, SearchInput } from "./search-input.server.ts";

const EARTH_RADIUS_MILES = 3958.7613;
const MILES_PER_DEGREE = 69;

export interface Position {
  latitude: number;
  longitude: number;
}

export const positionOf = ({ latitude, longitude }: Partial<Position>): Position | null =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude };

/** The great circle's length; it decides where the plane of the index is only near. */
export const milesFrom = ({ latitude, longitude }: Position): SQL<number> =>
  sql`miles_between(${latitude}::float8, ${longitude}::float8, ${businesses.latitude}, ${businesses.longitude})`;

export const mercatorOf = ({ latitude, longitude }: Position): SQL =>
  sql`mercator(${latitude}::float8, ${longitude}::float8)`;

export const mercatorOfListing = sql`mercator(${businesses.latitude}, ${businesses.longitude})`;

/**
 * The length in Mercator's plane that no place within so many miles exceeds: the plane stretches
 * towards the poles, so the latitude farthest from the equator counts.
 */
export function mercatorReach({ latitude }: Position, miles: SQL | number): SQL {
  const farthest = sql`least(89.9, ${Math.abs(latitude)}::float8 + ${miles} / 68.0)`;
  return sql`(${miles} / ${EARTH_RADIUS_MILES}::float8 / cos(radians(${farthest})))`;
}

export function positionFilter(input: SearchInput): Filter | null {
  const position = positionOf(input);
  if (!position) return null;
  const radius = sql`${input.radius}::float8`;
  const isWithin = sql`${milesFrom(position)} <= ${radius}`;
  const cells = cellsAround(position, input.radius);
  return {
    words: cells === null ? undefined : sql`${cells}::tsquery`,
    rest: isWithin,
    columns: sql`${mercatorOfListing} <@ circle(${mercatorOf(position)}, ${mercatorReach(position, radius)}) and ${isWithin}`,
  };
}

/** Every cell that the circle touches, and some beside it, on both sides of the date line. */
function cellsAround({ latitude, longitude }: Position, radius: number): string | null {
  const high = radius / MILES_PER_DEGREE + 0.01;
  const nearPole = Math.min(89, Math.abs(latitude) + high);
  const wide = Math.min(180, high / Math.cos((nearPole * Math.PI) / 180));
  return cellWords(
    cellsBetween(latitude - high, latitude + high),
    cellsBetween(longitude - wide, longitude + wide),
  );
}
