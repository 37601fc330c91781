import { type SQL, sql } from "drizzle-orm";

/**
 * Where each tier of listings begins, as rows (tier, standing_from). `standings` has one row
 * (standing, listings) for each standing. The first tier holds about `firstTier` listings and each
 * one after it ten times as many; equals stay together.
 */
export function tierBounds(standings: SQL, firstTier: number): SQL {
  return sql`
    with so_far as (
      select standing, sum(listings) over (order by standing desc) as listings
      from (${standings}) as counted)
    select tier, coalesce(
      (select min(standing) from so_far where listings <= ${firstTier}::int * 10 ^ tier),
      (select max(standing) from so_far), 0) as standing_from
    from generate_series(0, 2) as tier
    union all select 3, 0`;
}
