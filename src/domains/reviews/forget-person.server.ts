import { eq, or, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { reviews, reviewVotes } from "#src/db/schema/reviews.server.ts";
import { type Departure, FORMER_MEMBER } from "#src/platform/domain/personal-data.server.ts";
import { removeReview } from "./delete-review.server.ts";
import { lockRating } from "./refresh-rating.server.ts";

/** Reviews stay without a name, or go, as the person chose; their votes no longer count. */
export async function forgetReviewer(tx: Tx, departure: Departure): Promise<void> {
  const { viewer } = departure;
  await tx.execute(sql`
    update ${reviews} set helpful_count = greatest(helpful_count - 1, 0)
    where id in (select review_id from ${reviewVotes} where ${reviewVotes.userId} = ${viewer.id})`);
  if (departure.reviews === "delete") await removeReviews(tx, departure);
  else {
    await tx
      .update(reviews)
      .set({ userName: FORMER_MEMBER, userEmail: "", senderKey: null })
      .where(writtenBy(departure));
  }
  // Answers were given for the place; they are signed with its name from now on.
  await tx.execute(sql`
    update ${reviews} set answerer_name = place.name from ${businesses} place
    where place.id = ${reviews.businessId} and place.owner_id = ${viewer.id} and answer is not null`);
}

const writtenBy = ({ viewer }: Departure) =>
  or(
    eq(reviews.userId, viewer.id),
    eq(sql`lower(${reviews.userEmail})`, viewer.email.toLowerCase()),
  );

async function removeReviews(tx: Tx, departure: Departure): Promise<void> {
  const written = await tx
    .select()
    .from(reviews)
    .where(writtenBy(departure))
    .orderBy(reviews.businessId, reviews.id);
  for (const row of written) {
    await lockRating(tx, row.businessId);
    await removeReview(tx, departure.services, departure.viewer, row);
  }
}
