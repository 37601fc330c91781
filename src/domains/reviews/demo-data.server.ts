import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { flags } from "#src/db/schema/moderation.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { composeListings } from "#src/domains/directory/manage/demo/compose-listings.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";
import { composeReviews } from "./demo/compose-reviews.ts";
import { stirReviews } from "./demo/stir-reviews.server.ts";

/** A statement holds at most 65,535 parameters. */
const CHUNK = 1000;

/** What invented guests wrote about the demo listings; their ratings follow from it. */
export const demoReviews: DemoData = {
  name: "reviews",
  async load(tx) {
    const now = new Date();
    const idOf = await readIds(tx);
    const rows = composeReviews(composeListings(now), now).flatMap(({ listing, ...review }) => {
      const businessId = idOf.get(listing);
      return businessId === undefined ? [] : [{ ...review, businessId, isDemo: true }];
    });
    for (let from = 0; from < rows.length; from += CHUNK) {
      await tx.insert(reviews).values(rows.slice(from, from + CHUNK));
    }
    await stirReviews(tx, now);
    await rate(tx);
    return [`Demo reviews: ${rows.length}`];
  },
  async remove(tx) {
    await tx.delete(flags).where(and(eq(flags.isDemo, true), eq(flags.subjectType, "review")));
    await tx.delete(reviews).where(eq(reviews.isDemo, true));
    await rate(tx);
  },
};

async function readIds(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: businesses.id, externalId: businesses.externalId })
    .from(businesses)
    .where(eq(businesses.isDemo, true));
  return new Map(rows.map(({ id, externalId }) => [externalId ?? "", id]));
}

/** Only approved reviews count, and only demo listings are touched. */
async function rate(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update ${businesses} set average_rating = rated.mean, review_count = rated.count
    from (
      select b.id, coalesce(round(avg(r.rating), 2), 0) as mean, count(r.id)::int as count
      from ${businesses} b left join ${reviews} r on r.business_id = b.id and r.is_approved
      where b.is_demo group by b.id
    ) as rated
    where ${businesses.id} = rated.id
      and (average_rating, review_count) is distinct from (rated.mean, rated.count)`);
}
