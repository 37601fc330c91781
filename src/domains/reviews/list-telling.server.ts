import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { prepareOnce } from "#src/db/prepare-once.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import type { TellingReview, VisitorPhoto } from "./contract.ts";
import { TELLING_MIN_LENGTH, tellingLine } from "./telling-rules.ts";

const TELLING_SHOWN = 2;
const PHOTOS_SHOWN = 60;

const here = and(eq(reviews.businessId, sql.placeholder("businessId")), sql`${reviews.isApproved}`);

const telling = prepareOnce((db) =>
  db
    .select()
    .from(reviews)
    .where(and(here, sql`length(${reviews.content}) >= ${sql.raw(String(TELLING_MIN_LENGTH))}`))
    .orderBy(desc(reviews.helpfulCount), desc(reviews.createdAt), desc(reviews.id))
    .limit(TELLING_SHOWN)
    .prepare("telling_reviews"),
);

/** A line of each of those that helped readers most, among published ones with words. */
export async function listTelling(db: Db, businessId: number): Promise<TellingReview[]> {
  const rows = await telling(db).execute({ businessId });
  return rows.map(({ id, rating, userName, content }) => ({
    ...{ id, rating, userName },
    line: tellingLine(content),
  }));
}

const withPhotos = prepareOnce((db) =>
  db
    .select({ images: reviews.images, by: reviews.userName })
    .from(reviews)
    .where(and(here, sql`cardinality(${reviews.images}) > 0`))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(PHOTOS_SHOWN)
    .prepare("photos_of_reviews"),
);

/** Of published reviews, the newest first. */
export async function listReviewPhotos(db: Db, businessId: number): Promise<VisitorPhoto[]> {
  const rows = await withPhotos(db).execute({ businessId });
  const photos = rows.flatMap(({ images, by }) => images.map((src) => ({ src, by })));
  return photos.slice(0, PHOTOS_SHOWN);
}
