import { and, type SQL, sql } from "drizzle-orm";
import { businesses } from "#src/db/schema/directory.server.ts";
import {
  mercatorOf,
  mercatorOfListing,
  mercatorReach,
  milesFrom,
  type Position,
} from "./position-filter.server.ts";
import { isLive } from "./search-conditions.server.ts";

interface Slice {
  limit: number;
  offset: number;
}

/** One page of what lies around a position, nearest first. */
export function pageByDistance(
  position: Position,
  where: SQL | undefined,
  { limit, offset }: Slice,
): SQL {
  return sql`with ${nearestOf(position, where, offset + limit)}
select id from nearest order by miles, id desc limit ${limit} offset ${offset}`;
}

/** One page of what lies around a position: the featured ones by level, each nearest first. */
export function pageByLevelAndDistance(
  position: Position,
  where: SQL | undefined,
  { limit, offset }: Slice,
): SQL {
  const need = offset + limit;
  const isOther = sql`${businesses.featuredLevel} = 0 and (select count(*) from featured) < ${need}`;
  return sql`with featured as materialized (
  select id, ${businesses.featuredLevel} as level, ${milesFrom(position)} as miles
  from ${businesses} where ${and(isLive, sql`${businesses.featuredLevel} > 0`, where)}),
${nearestOf(position, and(where, isOther), need)}
select id from (
  select id, level, miles from featured
  union all select id, 0, miles from nearest) as around
order by level desc, miles, id desc limit ${limit} offset ${offset}`;
}

/**
 * The plane of the index is not quite the globe: the nearest in the plane tell how far to look, and
 * all that lies so far on the globe is taken, so that its order is right.
 */
function nearestOf(position: Position, where: SQL | undefined, need: number): SQL {
  const here = mercatorOf(position);
  const miles = milesFrom(position);
  const far = sql`(select max(miles) from near)`;
  const isNoFarther = sql`${mercatorOfListing} <@ circle(${here}, ${mercatorReach(position, far)}) and ${miles} <= ${far}`;
  return sql`near as materialized (
  select ${miles} as miles from ${businesses} where ${and(isLive, where)}
  order by ${mercatorOfListing} <-> ${here} limit ${need}),
nearest as (
  select id, ${miles} as miles from ${businesses} where ${and(isLive, where, isNoFarther)})`;
}
