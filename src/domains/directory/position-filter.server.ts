import { type SQL, sql } from "drizzle-orm";
import { businesses } from "#src/db/schema/directory.server.ts";
import type { Filter, SearchInput } from "./search-input.server.ts";

const EARTH_RADIUS_MILES = 3958.7613;
const MILES_PER_DEGREE = 69;
/** The listings' cells are a fifth of a degree wide, see `cell_of` in the migrations. */
const CELLS_PER_DEGREE = 5;

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

/** Near a pole a circle touches more cells than it is worth looking up. */
const CELLS_MAX = 400;

/** Every cell that the circle touches, and some beside it, on both sides of the date line. */
function cellsAround({ latitude, longitude }: Position, radius: number): string | null {
  const high = radius / MILES_PER_DEGREE + 0.01;
  const nearPole = Math.min(89, Math.abs(latitude) + high);
  const wide = Math.min(180, high / Math.cos((nearPole * Math.PI) / 180));
  const rows = cellsBetween(latitude - high, latitude + high);
  const columns = cellsBetween(longitude - wide, longitude + wide);
  if (rows.length * columns.length > CELLS_MAX) return null;
  const words = rows.flatMap((row) =>
    columns.map((column) => `'=cell:${row}_${withinTheGlobe(column)}'`),
  );
  return words.join(" | ");
}

/** -181 degrees are 179. */
function withinTheGlobe(column: number): number {
  const around = 360 * CELLS_PER_DEGREE;
  return ((((column + around / 2) % around) + around) % around) - around / 2;
}

function cellsBetween(from: number, to: number): number[] {
  const first = Math.floor(from * CELLS_PER_DEGREE);
  const count = Math.floor(to * CELLS_PER_DEGREE) - first + 1;
  return Array.from({ length: count }, (_, index) => first + index);
}
