import { and, asc, desc, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import type { SearchConditions, SearchResponse, Sort } from "./contract.ts";
import { factConditions } from "./fact-conditions.server.ts";
import { COUNT_CAP } from "./limits-contract.ts";
import { placeCondition } from "./regions.server.ts";
import { toBusiness } from "./to-business.server.ts";
import { type UnderstoodQuery, understandQuery } from "./understand-query.server.ts";

export interface SearchInput extends SearchConditions {
  limit: number;
  offset: number;
  /** Only paid placement. */
  featuredOnly?: boolean;
}

/** The one search behind every list. */
export async function searchBusinesses(db: Db, input: SearchInput): Promise<SearchResponse> {
  const understood = input.q ? await understandQuery(db, input.q) : null;
  const where = and(...conditions(input, understood));
  const distance = distanceFrom(input);
  const rows = await db
    .select({ business: businesses, distance: distance ?? sql<null>`null` })
    .from(businesses)
    .where(where)
    .orderBy(...order(input, understood, distance))
    .limit(input.limit)
    .offset(input.offset);
  const total = await countUpTo(db, where, COUNT_CAP + 1);
  const now = new Date();
  return {
    businesses: rows.map((row) => ({
      ...toBusiness(row.business, now),
      ...(row.distance !== null && { distanceMiles: Math.round(Number(row.distance) * 10) / 10 }),
    })),
    totalCount: Math.min(total, COUNT_CAP),
    totalIsCapped: total > COUNT_CAP,
    searchType: searchTypeOf(input),
    corrected: understood?.corrected ?? null,
  };
}

export function searchTypeOf(input: SearchConditions): SearchResponse["searchType"] {
  if (input.latitude !== undefined || input.city || input.location) return "location";
  return input.category && !input.q ? "category" : "text";
}

function conditions(input: SearchInput, understood: UnderstoodQuery | null): (SQL | undefined)[] {
  return [
    eq(businesses.status, "live"),
    input.q !== undefined && input.q !== ""
      ? sql`${businesses.search} @@ to_tsquery('landfall', ${understood?.tsquery ?? ""})`
      : undefined,
    input.category ? eq(businesses.category, input.category) : undefined,
    placeCondition(input),
    input.priceRange ? eq(businesses.priceRange, input.priceRange) : undefined,
    input.minRating ? gte(businesses.averageRating, String(input.minRating)) : undefined,
    input.amenities?.length
      ? sql`${businesses.amenities} @> ${sql.param(input.amenities)}::text[]`
      : undefined,
    input.openNow ? sql`${businesses.openSpans} @> now()` : undefined,
    input.featuredOnly ? inArray(businesses.featuredLevel, [1, 2, 3]) : undefined,
    ...factConditions(input.facts ?? []),
    radiusCondition(input),
  ];
}

/** The box is what the index can answer; the great circle decides. */
function radiusCondition({ latitude, longitude, radius }: SearchInput): SQL | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const reach = radius / 3958.7613 / Math.cos((latitude * Math.PI) / 180);
  const centre = sql`mercator(${latitude}::float8, ${longitude}::float8)`;
  return sql`mercator(${businesses.latitude}, ${businesses.longitude})
      <@ circle(${centre}, ${reach * 1.02}::float8)
    and miles_between(${latitude}, ${longitude}, ${businesses.latitude}, ${businesses.longitude})
      <= ${radius}`;
}

function distanceFrom({ latitude, longitude }: SearchInput): SQL<number> | null {
  if (latitude === undefined || longitude === undefined) return null;
  return sql<number>`miles_between(${latitude}, ${longitude}, ${businesses.latitude}, ${businesses.longitude})`;
}

function order(
  input: SearchInput,
  understood: UnderstoodQuery | null,
  distance: SQL | null,
): SQL[] {
  const rank = understood
    ? [
        sql`ts_rank('{0.05, 0.2, 0.6, 1}', ${businesses.search}, to_tsquery('landfall', ${understood.tsquery})) desc`,
      ]
    : [];
  const isExactName = input.q ? [sql`(lower(${businesses.name}) = lower(${input.q})) desc`] : [];
  const last = desc(businesses.id);
  const orders: Record<Sort, SQL[]> = {
    featured: [...isExactName, desc(businesses.featuredLevel), ...rank, desc(businesses.quality)],
    rating: [desc(businesses.averageRating), desc(businesses.reviewCount)],
    reviews: [desc(businesses.reviewCount), desc(businesses.averageRating)],
    name: [asc(sql`lower(${businesses.name})`)],
    newest: [desc(businesses.createdAt)],
    distance: distance ? [asc(distance)] : [],
  };
  return [...orders[input.sort ?? "featured"], last];
}

async function countUpTo(db: Db, where: SQL | undefined, cap: number): Promise<number> {
  const some = db.select({ one: sql`1` }).from(businesses).where(where).limit(cap).as("some");
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(some);
  return row?.total ?? 0;
}
