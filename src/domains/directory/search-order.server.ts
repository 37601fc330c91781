import { type Column, type SQL, sql } from "drizzle-orm";
import { businesses } from "#src/db/schema/directory.server.ts";
import { milesFrom, positionOf } from "./position-filter.server.ts";
import type { SearchInput } from "./search-input.server.ts";

const { id, standing, featuredLevel, averageRating, reviewCount, createdAt, name } = businesses;

/** As the indices are sorted; PostgreSQL's own `desc` puts nulls first and would not use them. */
const most = (column: Column): SQL => sql`${column} desc nulls last`;

/**
 * The order of a list without a text, or with one and a sort other than "featured". Near a position
 * "featured" means the nearest of each level; elsewhere, the best of it.
 */
export function orderOf(input: SearchInput): SQL[] {
  const position = positionOf(input);
  switch (input.sort ?? "featured") {
    case "featured":
      return position
        ? [most(featuredLevel), milesFrom(position), most(id)]
        : [most(standing), most(id)];
    case "rating":
      return [most(averageRating), most(reviewCount), most(id)];
    case "reviews":
      return [most(reviewCount), most(averageRating), most(id)];
    case "name":
      return [sql`lower(${name})`, most(id)];
    case "newest":
      return [most(createdAt), most(id)];
    case "distance":
      return position ? [milesFrom(position), most(id)] : [most(id)];
  }
}
