import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { setRating } from "#src/domains/directory/manage/set-rating.server.ts";
import type { Services } from "#src/platform/services.server.ts";

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
  const [rated] = await tx
    .select({
      averageRating: sql<string>`coalesce(round(avg(${reviews.rating}), 2), 0)`,
      reviewCount: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(and(eq(reviews.businessId, businessId), eq(reviews.isApproved, true)));
  if (rated) await setRating(tx, { businessId, ...rated });
}

/** Counts every listing anew and answers how many were wrong. */
export async function rebuildRatings({ db }: Pick<Services, "db">): Promise<number> {
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
