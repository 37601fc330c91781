import { and, count, desc, eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import type { RatingDistribution, Review } from "./contract.ts";

type ReviewRow = typeof reviews.$inferSelect;

const toReview = (row: ReviewRow): Review => ({
  id: row.id,
  businessId: row.businessId,
  userName: row.userName,
  userEmail: null,
  rating: row.rating,
  title: row.title,
  content: row.content,
  images: row.images,
  videos: row.videos,
  isApproved: row.isApproved,
  isByStaff: row.isByStaff,
  createdAt: row.createdAt.toISOString(),
});

const approvedOf = (businessId: number) =>
  and(eq(reviews.businessId, businessId), eq(reviews.isApproved, true));

export async function listApprovedReviews(
  db: Db,
  businessId: number,
  limit: number,
): Promise<Review[]> {
  const rows = await db
    .select()
    .from(reviews)
    .where(approvedOf(businessId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
  return rows.map(toReview);
}

export async function readDistribution(db: Db, businessId: number): Promise<RatingDistribution> {
  const rows = await db
    .select({ rating: reviews.rating, total: count() })
    .from(reviews)
    .where(approvedOf(businessId))
    .groupBy(reviews.rating);
  const of = (stars: number) => rows.find(({ rating }) => rating === stars)?.total ?? 0;
  return [of(1), of(2), of(3), of(4), of(5)];
}
