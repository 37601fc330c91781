import type { Db, Tx } from "#src/db/client.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { buildListing } from "./listing.server.ts";

type NewReview = Partial<Omit<typeof reviews.$inferInsert, "id">>;

let built = 0;

/**
 * An approved review, with a business of its own unless one is given. The stored rating of the
 * business stays as it was: commands keep it, not factories.
 */
export async function buildReview(
  db: Db | Tx,
  facts: NewReview = {},
): Promise<typeof reviews.$inferSelect> {
  built += 1;
  const businessId = facts.businessId ?? (await buildListing(db)).id;
  const [review] = await db
    .insert(reviews)
    .values({
      userName: "Marina K.",
      userEmail: `guest-${built}@example.com`,
      rating: 4,
      title: "Worth the detour",
      content: "Tied up for lunch and stayed until four.",
      isApproved: true,
      ...facts,
      businessId,
    })
    .returning();
  if (!review) throw new Error("The review was not stored");
  return review;
}
