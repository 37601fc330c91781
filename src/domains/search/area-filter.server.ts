import { or, type SQL, sql } from "drizzle-orm";
import { businesses } from "#src/db/schema/directory.server.ts";
import { type Area, crossesDateLine, widthOf } from "./area-contract.ts";
import { cellsBetween, cellWords } from "./cell-words.ts";
import { mercatorOfListing } from "./position-filter.server.ts";
import type { Filter } from "./search-input.server.ts";

/** A box as words of the search vector, as plain columns and as the index on positions reads it. */
export function areaFilter(area: Area): Filter {
  const cells = cellsIn(area);
  return {
    words: cells === null ? undefined : sql`${cells}::tsquery`,
    rest: coordinatesIn(area),
    columns: insideOf(area),
  };
}

function coordinatesIn(area: Area): SQL {
  const { west, south, east, north } = area;
  const { latitude, longitude } = businesses;
  const tall = sql`${latitude} between ${south}::float8 and ${north}::float8`;
  const isWide = crossesDateLine(area)
    ? sql`(${longitude} >= ${west}::float8 or ${longitude} <= ${east}::float8)`
    : sql`${longitude} between ${west}::float8 and ${east}::float8`;
  return sql`(${tall} and ${isWide})`;
}

/** Written so that the index on positions answers it; a box across the date line is two. */
export function insideOf(area: Area): SQL {
  const [one, two] = halvesOf(area).map(boxOf);
  return sql`(${two ? or(one, two) : one} and ${coordinatesIn(area)})`;
}

const halvesOf = (area: Area): Area[] =>
  crossesDateLine(area)
    ? [
        { ...area, east: 180 },
        { ...area, west: -180 },
      ]
    : [area];

/** A little wider than the box: the plane's arithmetic must not lose what lies on the border. */
const SPARE = 1e-9;
/** Mercator's plane has no poles. */
const onPlane = (latitude: number): number => Math.min(Math.max(latitude, -89.9), 89.9);

function boxOf({ west, south, east, north }: Area): SQL {
  return sql`${mercatorOfListing} <@ box(
    mercator(${onPlane(south) - SPARE}::float8, ${west - SPARE}::float8),
    mercator(${onPlane(north) + SPARE}::float8, ${east + SPARE}::float8))`;
}

function cellsIn(area: Area): string | null {
  const { west, south, north } = area;
  return cellWords(cellsBetween(south, north), cellsBetween(west, west + widthOf(area)));
}
