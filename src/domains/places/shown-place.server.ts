import { and, type Column, type SQL, sql } from "drizzle-orm";
import type { Guarded } from "./clean-guarded.server.ts";
import type { AreaAsked, Box } from "./contract.ts";

/** Those of `placeColumns`. */
export interface PlacedTable {
  location: Column;
  latitude: Column;
  longitude: Column;
  accuracyMeters: Column;
  publicArea: Column;
  cellLatitude: Column;
  cellLongitude: Column;
}

const PLACE_WITHHELD = "Place not shown";
const DEFAULT_RADIUS_MILES = 10;
/** Fewer than there are anywhere, so that an index finds rather too much. */
const MILES_IN_DEGREE = 68;

/** Half the diagonal of the cell, whose corners nearest to the equator are farthest from its middle. */
const cellMeters = ({ cellLatitude }: PlacedTable): SQL =>
  sql`ceil(sqrt(11170.0 ^ 2 + (11132.0 * cos(radians(greatest(abs(${cellLatitude}) - 0.1, 0)))) ^ 2))`;

/** Steps so large that none tells which town was named. */
const ROUGH_METERS = 25_000;

const roughMeters = (table: PlacedTable): SQL<number> =>
  sql`(case when coalesce(${table.accuracyMeters}, 0) <= ${cellMeters(table)} then ${cellMeters(table)}
    else ceil(${table.accuracyMeters} / ${ROUGH_METERS}::float8) * ${ROUGH_METERS}::int end)::int`;

/** The columns of a place as somebody may see it, whose right to the true point is a condition of SQL. */
export const shownPlace = (table: PlacedTable, seesExactly: SQL) => ({
  location: sql<string>`case when ${seesExactly} then ${table.location}
    else coalesce(${table.publicArea}, ${PLACE_WITHHELD}) end`,
  latitude: sql<string | null>`case when ${seesExactly} then ${table.latitude}
    else ${table.cellLatitude} end::text`,
  longitude: sql<string | null>`case when ${seesExactly} then ${table.longitude}
    else ${table.cellLongitude} end::text`,
  uncertaintyMeters: sql<number | null>`case when ${seesExactly} then ${table.accuracyMeters}
    when ${table.cellLatitude} is null then null else ${roughMeters(table)} end`,
});

/**
 * The words about a place that somebody may see only roughly, with what they must not say; null where the
 * place is shown exactly. `cleanGuarded` makes them fit to be shown.
 */
export const guardedWords = <Words extends string>(
  table: PlacedTable,
  seesExactly: SQL,
  words: Readonly<Record<Words, SQL | Column>>,
): SQL<Guarded<Record<Words, string | null>> | null> => {
  const pairs = Object.entries<SQL | Column>(words).map(
    ([name, column]) => sql`${name}::text, ${column}`,
  );
  return sql`case when ${seesExactly} then null else jsonb_build_object(
    'place', ${table.location},
    'latitude', ${table.cellLatitude}, 'longitude', ${table.cellLongitude},
    'words', jsonb_build_object(${sql.join(pairs, sql`, `)})) end`;
};

/** Whoever may not see the point finds it only in an area that holds its whole cell. */
export function liesWithin(
  table: PlacedTable,
  seesExactly: SQL,
  asked: AreaAsked,
): SQL | undefined {
  const { latitude, longitude, radiusMiles = DEFAULT_RADIUS_MILES } = asked;
  const circle =
    latitude === undefined || longitude === undefined
      ? undefined
      : withinCircle(table, seesExactly, { latitude, longitude, radiusMiles });
  return and(asked.box && withinBox(table, seesExactly, asked.box), circle);
}

/** What an index finds: whichever holds the cell holds the point. */
const pointWithin = ({ latitude, longitude }: PlacedTable, { west, south, east, north }: Box) =>
  sql`${latitude} between ${south}::numeric and ${north}::numeric
    and ${longitude} between ${west}::numeric and ${east}::numeric`;

const withinBox = (table: PlacedTable, seesExactly: SQL, box: Box): SQL =>
  sql`(${pointWithin(table, box)}) and (${seesExactly} or ${cellWithin(table, box)})`;

const cellWithin = (
  { cellLatitude, cellLongitude }: PlacedTable,
  { west, south, east, north }: Box,
): SQL =>
  sql`(${cellLatitude} - 0.1 >= ${south}::numeric and ${cellLatitude} + 0.1 <= ${north}::numeric
    and ${cellLongitude} - 0.1 >= ${west}::numeric and ${cellLongitude} + 0.1 <= ${east}::numeric)`;
interface Circle {
  latitude: number;
  longitude: number;
  radiusMiles: number;
}

const withinCircle = (table: PlacedTable, seesExactly: SQL, circle: Circle): SQL =>
  sql`${table.latitude} between ${circle.latitude - circle.radiusMiles / MILES_IN_DEGREE}::numeric
      and ${circle.latitude + circle.radiusMiles / MILES_IN_DEGREE}::numeric
    and case when ${seesExactly}
    then ${milesTo(circle, sql`${table.latitude}`, sql`${table.longitude}`)} <= ${circle.radiusMiles}::float8
    else ${farthestCorner(table, circle)} <= ${circle.radiusMiles}::float8 end`;

const milesTo = ({ latitude, longitude }: Circle, toLatitude: SQL, toLongitude: SQL): SQL =>
  sql`miles_between(${latitude}::float8, ${longitude}::float8, (${toLatitude})::float8, (${toLongitude})::float8)`;

function farthestCorner({ cellLatitude, cellLongitude }: PlacedTable, circle: Circle): SQL {
  const corners = [0.1, -0.1].flatMap((north) =>
    [0.1, -0.1].map((east) =>
      milesTo(
        circle,
        sql`${cellLatitude} + ${north}::numeric`,
        sql`${cellLongitude} + ${east}::numeric`,
      ),
    ),
  );
  return sql`greatest(${sql.join(corners, sql`, `)})`;
}
