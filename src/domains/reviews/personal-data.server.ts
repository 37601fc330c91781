import { desc, eq, or, sql } from "drizzle-orm";
import { z } from "zod";
import { reviews, reviewVotes } from "#src/db/schema/reviews.server.ts";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { Review } from "./contract.ts";
import { toReview } from "./to-review.server.ts";

const Vote = z.object({ reviewId: z.int(), createdAt: z.iso.datetime() });

export const reviewPersonalData = [
  personalData({
    name: "reviews",
    answer: z.array(Review),
    read: async ({ viewer, ctx }) => {
      const rows = await ctx.services.db
        .select()
        .from(reviews)
        .where(
          or(
            eq(reviews.userId, viewer.id),
            eq(sql`lower(${reviews.userEmail})`, viewer.email.toLowerCase()),
          ),
        )
        .orderBy(desc(reviews.id));
      return rows.map((row) => toReview({ ...row, userId: viewer.id }, viewer));
    },
  }),
  personalData({
    name: "helpfulVotes",
    answer: z.array(Vote),
    read: async ({ viewer, ctx }) => {
      const rows = await ctx.services.db
        .select()
        .from(reviewVotes)
        .where(eq(reviewVotes.userId, viewer.id))
        .orderBy(reviewVotes.reviewId);
      return rows.map(({ reviewId, createdAt }) => ({
        reviewId,
        createdAt: createdAt.toISOString(),
      }));
    },
  }),
];
