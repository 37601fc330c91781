import { and, type SQL, sql } from "drizzle-orm";
import { businesses } from "#src/db/schema/directory.server.ts";
import { wholeNumber } from "#src/db/whole-number.server.ts";
import {
  mercatorOf,
  mercatorOfListing,
  mercatorReach,
  milesFrom,
  type Position,
} from "./position-filter.server.ts";
import { isLive } from "./search-conditions.server.ts";

/** Around a position: how far, and what else is asked. */
export interface Around {
  position: Position;
  radius: number;
  /** All conditions but the circle. */
  others: SQL | undefined;
}

interface Slice {
  limit: number;
  offset: number;
}

/** One page of what lies around a position, nearest first, each row with the result of `counting`. */
export function pageByDistance(around: Around, { limit, offset }: Slice, counting: SQL): SQL {
  return sql`with ${nearestOf(around, undefined, offset + limit)}
select id, null as key, (${counting}) as total from nearest
order by miles, id desc limit ${wholeNumber(limit)} offset ${wholeNumber(offset)}`;
}

/** One page of what lies around a position: the featured ones by level, each nearest first. */
export function pageByLevelAndDistance(
  around: Around,
  { limit, offset }: Slice,
  counting: SQL,
): SQL {
  const need = offset + limit;
  const isOther = sql`${businesses.featuredLevel} = 0 and (select count(*) from featured) < ${wholeNumber(need)}`;
  const isFeatured = sql`${businesses.featuredLevel} > 0`;
  return sql`with featured as materialized (
  select id, ${businesses.featuredLevel} as level, ${milesFrom(around.position)} as miles
  from ${businesses} where ${and(isLive, isFeatured, around.others, isWithin(around))}),
${nearestOf(around, isOther, need)}
select id, null as key, (${counting}) as total from (
  select id, level, miles from featured
  union all select id, 0, miles from nearest) as around
order by level desc, miles, id desc limit ${wholeNumber(limit)} offset ${wholeNumber(offset)}`;
}

/** How many lie in the circle; the index alone knows, unless other conditions are asked. */
export const countAround = (around: Around): SQL =>
  sql`select count(*)::int as total from ${businesses} where ${and(isLive, around.others, isWithin(around))}`;

/** The index answers the circle in the plane; the miles on the globe decide. */
const isWithin = ({ position, radius }: Around): SQL =>
  withinMiles(position, sql`${radius}::float8`);

function withinMiles(position: Position, miles: SQL): SQL {
  const circle = sql`circle(${mercatorOf(position)}, ${mercatorReach(position, miles)})`;
  return sql`${mercatorOfListing} <@ ${circle} and ${milesFrom(position)} <= ${miles}`;
}

/**
 * The nearest in the plane of the index. Other conditions may leave so few that the search for them
 * would go on around the globe: with them, it stays within the circle.
 */
function nearOf(around: Around, which: SQL | undefined, need: number): SQL {
  const { position, others } = around;
  const where = and(isLive, which, others, others ? isWithin(around) : undefined);
  const plane = sql`${mercatorOfListing} <-> ${mercatorOf(position)}`;
  return sql`near as materialized (
  select ${milesFrom(position)} as miles from ${businesses} where ${where}
  order by ${plane} limit ${wholeNumber(need)})`;
}

/**
 * The plane is not quite the globe: the nearest in the plane tell how far to look, and all that
 * lies so far on the globe is taken, so that its order is right.
 */
function nearestOf(around: Around, which: SQL | undefined, need: number): SQL {
  const { position, radius, others } = around;
  const far = sql`(select least(max(miles), ${radius}::float8) from near)`;
  return sql`${nearOf(around, which, need)},
nearest as (
  select id, ${milesFrom(position)} as miles from ${businesses}
  where ${and(isLive, which, others, withinMiles(position, far))})`;
}
