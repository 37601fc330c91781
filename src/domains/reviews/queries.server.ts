import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { prepareOnce } from "#src/db/prepare-once.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { reviews, reviewVotes } from "#src/db/schema/reviews.server.ts";
import { totalOfPage } from "#src/db/total-of-page.server.ts";
import { findListing } from "#src/domains/directory/listing/queries.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ListPage } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { RatingDistribution, Review, ReviewListRequest, ReviewSort } from "./contract.ts";
import { isWriter } from "./rules.ts";
import { type ReviewRow, toReview } from "./to-review.server.ts";

export const REVIEW_NOT_FOUND = "Review not found";

const approvedOf = (businessId: number, filter: Partial<ReviewListRequest> = {}) =>
  and(
    eq(reviews.businessId, businessId),
    eq(reviews.isApproved, true),
    filter.rating ? eq(reviews.rating, filter.rating) : undefined,
    filter.withPhotos ? sql`cardinality(${reviews.images}) > 0` : undefined,
  );

const approvedHere = and(
  eq(reviews.businessId, sql.placeholder("businessId")),
  sql`${reviews.isApproved}`,
);

const newest = [desc(reviews.createdAt), desc(reviews.id)];
export const REVIEW_ORDERS: Record<ReviewSort, SQL[]> = {
  newest,
  oldest: [asc(reviews.createdAt), asc(reviews.id)],
  highest: [desc(reviews.rating), ...newest],
  lowest: [asc(reviews.rating), ...newest],
  helpful: [desc(reviews.helpfulCount), ...newest],
};

const prepareApproved = (sort: ReviewSort) =>
  prepareOnce((db) =>
    db
      .select()
      .from(reviews)
      .where(
        and(
          approvedHere,
          sql`(${sql.placeholder("rating")}::int is null or ${reviews.rating} = ${sql.placeholder("rating")})`,
          sql`(not ${sql.placeholder("withPhotos")}::bool or cardinality(${reviews.images}) > 0)`,
        ),
      )
      .orderBy(...REVIEW_ORDERS[sort])
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare(`approved_reviews_${sort}`),
  );

const approvedBy = {
  newest: prepareApproved("newest"),
  oldest: prepareApproved("oldest"),
  highest: prepareApproved("highest"),
  lowest: prepareApproved("lowest"),
  helpful: prepareApproved("helpful"),
};

/** Published reviews only, whoever asks. */
export async function listApprovedReviews(
  db: Db,
  viewer: Viewer | null,
  businessId: number,
  request: ReviewListRequest,
): Promise<ListPage<Review>> {
  const { sort, rating = null, withPhotos = false, limit, offset } = request;
  const asked = { businessId, rating, withPhotos, limit, offset };
  const rows = await approvedBy[sort](db).execute(asked);
  const marked = await findMarked(db, rows, viewer);
  return {
    items: rows.map((row) => toReview(row, viewer, marked.has(row.id))),
    total: await totalOfPage(rows.length, request, () =>
      db.$count(reviews, approvedOf(businessId, request)),
    ),
  };
}

async function findMarked(
  db: Db,
  rows: readonly ReviewRow[],
  viewer: Viewer | null,
): Promise<Set<number>> {
  if (!viewer || rows.length === 0) return new Set();
  const ids = rows.map(({ id }) => id);
  const votes = await db
    .select({ id: reviewVotes.reviewId })
    .from(reviewVotes)
    .where(and(eq(reviewVotes.userId, viewer.id), inArray(reviewVotes.reviewId, ids)));
  return new Set(votes.map(({ id }) => id));
}

const countStars = prepareOnce((db) =>
  db
    .select({ rating: reviews.rating, total: count() })
    .from(reviews)
    .where(approvedHere)
    .groupBy(reviews.rating)
    .prepare("count_stars"),
);

export async function readDistribution(db: Db, businessId: number): Promise<RatingDistribution> {
  const rows = await countStars(db).execute({ businessId });
  const of = (stars: number) => rows.find(({ rating }) => rating === stars)?.total ?? 0;
  return [of(1), of(2), of(3), of(4), of(5)];
}

export async function findReviewRow(db: Db | Tx, id: number): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id));
  return row;
}

/** A review that waits exists only for its writer, the owner of the place and administrators. */
export async function requireVisibleRow(
  db: Db,
  id: number,
  viewer: Viewer | null,
): Promise<ReviewRow> {
  const row = await findReviewRow(db, id);
  const mayRead = row && (await isVisible(db, row, viewer));
  if (!mayRead) throw new AppError("not_found", REVIEW_NOT_FOUND);
  return row;
}

async function isVisible(db: Db, row: ReviewRow, viewer: Viewer | null): Promise<boolean> {
  if (isWriter(viewer, row) || viewer?.isAdmin) return true;
  const business = await findListing(db, row.businessId, viewer);
  if (!business) return false;
  return row.isApproved || (viewer !== null && business.ownerId === viewer.id);
}

export async function readReview(db: Db, id: number, viewer: Viewer | null): Promise<Review> {
  const row = await requireVisibleRow(db, id, viewer);
  const marked = await findMarked(db, [row], viewer);
  return toReview(row, viewer, marked.has(id));
}

/** The one review that this person wrote about the place, published or not. */
export async function findOwnReview(
  db: Db,
  businessId: number,
  viewer: Viewer | null,
): Promise<Review | null> {
  if (!viewer) return null;
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.businessId, businessId), eq(reviews.userId, viewer.id)));
  return row ? toReview(row, viewer) : null;
}

/** What mails and the audit log call the place. */
export async function readListingName(db: Db | Tx, businessId: number): Promise<string> {
  const [row] = await db
    .select({ name: businesses.name })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  return row?.name ?? "";
}
