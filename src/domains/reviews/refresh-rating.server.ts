import { sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";

/**
 * Whoever changes what counts for a rating holds this lock until the end of the transaction, so that
 * two approvals at once are counted one after the other. It is taken before any lock on a review.
 */
export async function lockRating(tx: Tx, businessId: number): Promise<void> {
  await tx.execute(
    sql`select 1 from ${businesses} where ${businesses.id} = ${businessId} for no key update`,
  );
}

/** Mean and count of the approved reviews, after `lockRating`. */
export async function refreshRating(tx: Tx, businessId: number): Promise<void> {
  await tx.execute(sql`
    update ${businesses} set average_rating = rated.mean, review_count = rated.count
    from (
      select coalesce(round(avg(rating), 2), 0) as mean, count(*)::int as count
      from ${reviews} where business_id = ${businessId} and is_approved
    ) as rated
    where ${businesses.id} = ${businessId}`);
}

/** Counts every listing anew and answers how many were wrong. */
export async function rebuildRatings(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select b.id from ${businesses} b
      left join ${reviews} r on r.business_id = b.id and r.is_approved
    group by b.id
    having b.average_rating <> coalesce(round(avg(r.rating), 2), 0)
      or b.review_count <> count(r.id)
    order by b.id`);
  for (const { id } of rows) {
    await db.transaction(async (tx) => {
      await lockRating(tx, id);
      await refreshRating(tx, id);
    });
  }
  return rows.length;
}
