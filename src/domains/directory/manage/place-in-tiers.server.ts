import { sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";

/** Each listing gets the tier that its standing fits, after the bounds of the tiers have changed. */
export async function placeInTiers(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update businesses set tier = fitting.tier
    from (select tier, standing_from, lag(standing_from) over (order by tier) as standing_to
      from search_tiers) as fitting
    where standing >= standing_from and (standing_to is null or standing < standing_to)
      and businesses.tier <> fitting.tier`);
}
