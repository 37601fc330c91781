import { type Column, type SQL, sql } from "drizzle-orm";
import { businesses } from "#src/db/schema/directory.server.ts";
import type { Sort } from "./contract.ts";
import type { Cursor } from "./cursor-contract.ts";
import { milesFrom, positionOf } from "./position-filter.server.ts";
import type { SearchInput } from "./search-input.server.ts";

const { id, standing, featuredLevel, averageRating, weightedRating, reviewCount, createdAt, name } =
  businesses;

/** As the indices are sorted; PostgreSQL's own `desc` puts nulls first and would not use them. */
const most = (column: Column): SQL => sql`${column} desc nulls last`;

export interface Order {
  by: SQL[];
  /** The place of a listing in this order as text; null when there is no going on behind it. */
  key: SQL;
  /** The listings behind the one with this key. */
  behind?: (key: Parts) => SQL;
}

type Parts = NonNullable<Cursor["key"]>;

const NO_KEY = sql`null::text`;

const sinceEpoch = sql`(extract(epoch from ${createdAt}) * 1000000)::bigint`;

const ORDERS: Record<Exclude<Sort, "distance">, Order & Required<Pick<Order, "behind">>> = {
  featured: {
    by: [most(standing), most(id)],
    key: sql`concat_ws('~', ${standing}, ${id})`,
    behind: ([a, b]) => sql`(${standing}, ${id}) < (${a}::int, ${b}::int)`,
  },
  rating: {
    by: [most(weightedRating), most(reviewCount), most(id)],
    key: sql`concat_ws('~', ${weightedRating}, ${reviewCount}, ${id})`,
    behind: ([a, b, c]) =>
      sql`(${weightedRating}, ${reviewCount}, ${id}) < (${a}::numeric, ${b}::int, ${c}::int)`,
  },
  reviews: {
    by: [most(reviewCount), most(averageRating), most(id)],
    key: sql`concat_ws('~', ${reviewCount}, ${averageRating}, ${id})`,
    behind: ([a, b, c]) =>
      sql`(${reviewCount}, ${averageRating}, ${id}) < (${a}::int, ${b}::numeric, ${c}::int)`,
  },
  name: {
    by: [sql`lower(${name})`, most(id)],
    key: sql`concat_ws('~', lower(${name}), ${id})`,
    behind: ([a, b]) =>
      sql`(lower(${name}) >= ${a}::text and (lower(${name}) > ${a}::text or ${id} < ${b}::int))`,
  },
  newest: {
    by: [most(createdAt), most(id)],
    key: sql`concat_ws('~', ${sinceEpoch}, ${id})`,
    behind: ([a, b]) =>
      sql`(${createdAt}, ${id}) < (timestamptz 'epoch' + ${a}::float8 * interval '1 microsecond', ${b}::int)`,
  },
};

export const sortOf = ({ sort = "featured" }: SearchInput): Sort => sort;

/**
 * The order of a list without a text, or with one and a sort other than "featured". Near a position
 * "featured" means the nearest of each level; elsewhere, the best of it.
 */
export function orderOf(input: SearchInput): Order {
  const position = positionOf(input);
  const sort = sortOf(input);
  if (sort === "distance") {
    return { by: position ? [milesFrom(position), most(id)] : [most(id)], key: NO_KEY };
  }
  if (sort === "featured" && position) {
    return { by: [most(featuredLevel), milesFrom(position), most(id)], key: NO_KEY };
  }
  return ORDERS[sort];
}

/** The condition that continues a list, when its cursor has a key of this order. */
export function behindCursor(input: SearchInput): SQL | undefined {
  const { after } = input;
  if (!after?.key || after.sort !== sortOf(input)) return undefined;
  return orderOf(input).behind?.(after.key);
}

/** The same page counted from the first listing: where a key is of no use, the offset tells. */
export const fromTheFirst = ({ after, offset }: SearchInput): number =>
  (after?.offset ?? 0) + offset;
