import { type SQL, sql } from "drizzle-orm";

/** The best listings are in the first tier; each has an index of its own. */
export const TIERS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/**
 * Where each tier of listings begins, as rows (tier, standing_from). `standings` has one row
 * (standing, listings) for each standing. The first tier holds about `firstTier` listings, each one
 * with those before it two and a half times as many, and the last one the rest; equals stay together.
 */
export function tierBounds(standings: SQL, firstTier: number): SQL {
  return sql`
    with so_far as (
      select standing, sum(listings) over (order by standing desc) as listings
      from (${standings}) as counted)
    select tier, coalesce(
      (select min(standing) from so_far where listings <= ${firstTier}::int * 2.5 ^ tier),
      (select max(standing) from so_far), 0) as standing_from
    from generate_series(0, ${TIERS.length - 2}) as tier
    union all select ${TIERS.length - 1}, 0`;
}
